import { inbox, siteUrl } from 'virtual:site';
import { Link, useSearch } from 'wouter';
import { ContactForm } from '../components/ContactForm.tsx';
import { Picture } from '../components/Picture.tsx';
import { ProfileLinks } from '../components/ProfileLinks.tsx';
import { contact } from '../content/contact.ts';
import { labels } from '../content/labels.ts';
import { owner } from '../content/owner.ts';
import styles from './Contact.module.css';

/** What the forwarding service's redirect carries, so that the page knows that a message was sent. */
const SENT = 'enviado';
const THANKS = 'gracias';

export function Contact() {
  const sent = new URLSearchParams(useSearch()).has(SENT);
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1 className={styles.title} tabIndex={-1}>
          {contact.title}
        </h1>
        {contact.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ProfileLinks profiles={owner.profiles} label={labels.profiles} />
        <Picture
          className={styles.picture}
          image={contact.image}
          sizes="(min-width: 1024px) 440px, 90vw"
          load="eager"
        />
      </div>
      <div className={styles.panel}>
        <div role="status">{sent && <Thanks />}</div>
        {!sent && (
          <>
            {/* Without scripts the address alone says that a message was sent. */}
            <div id={THANKS} className={styles.withoutScript}>
              <Thanks />
            </div>
            <ContactForm
              contact={contact}
              action={inbox ?? contact.endpoint}
              next={`${siteUrl}Contact?${SENT}=1#${THANKS}`}
            />
          </>
        )}
      </div>
    </div>
  );
}

function Thanks() {
  const { title, paragraphs, another } = contact.thanks;
  return (
    <div className={styles.thanks}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link className={styles.another} href="/Contact">
        {another}
      </Link>
    </div>
  );
}

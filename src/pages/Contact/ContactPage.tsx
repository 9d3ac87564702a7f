import { Suspense, useEffect, useRef } from 'react';
import { Link, useSearch } from 'wouter';
import { contact, page } from '#site/content/contact.js';
import { labels } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { base, homeUrl, inbox, lang } from '#site/site.js';
import { SENT } from '../../browser/draft.ts';
import { ContactForm } from '../../components/contact/ContactForm.tsx';
import { PaperPlane } from '../../components/contact/PaperPlane.tsx';
import { NextFacet } from '../../components/frame/NextFacet.tsx';
import { ProfileLinks } from '../../components/frame/ProfileLinks.tsx';
import { PageTitle } from '../../components/ui/PageTitle.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { directAddress } from '../../shared/words.ts';
import styles from './Contact.module.css';

const THANKS = 'thanks';
const [first, ...others] = contact.intro ?? [];
const mailbox = owner.profiles.find(({ url }) => url.startsWith('mailto:'));

export function ContactPage() {
  // The service leads here; a bookmark or a typed address doesn't, and has no referrer.
  const sent = new URLSearchParams(useSearch()).has(SENT) && document.referrer !== '';
  const statusRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sent) return;
    // On a phone the thanks would be below the view. The focus tells screen readers.
    statusRef.current?.scrollIntoView({ block: 'center' });
    statusRef.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [sent]);

  return (
    <>
      <div className={styles.banner}>
        <div className={`${styles.page} centred stack`}>
          <PageTitle>{page.heading}</PageTitle>

          <Suspense>
            <Intro sent={sent} />
          </Suspense>

          <Suspense>
            <Further />
          </Suspense>

          {contact.endpoint && (
            <div className={sent ? styles.sent : `${styles.sheet} inked screen`}>
              <div ref={statusRef} role="status" data-thanks={sent || undefined}>
                {sent && <Thanks />}
              </div>

              {!sent && (
                <>
                  {/* Without scripts, the URL's fragment reveals it (:target). */}
                  <div id={THANKS} className={styles.withoutScript}>
                    <Thanks />
                  </div>

                  <Suspense>
                    <ContactForm
                      contact={contact}
                      lang={lang}
                      action={inbox ?? contact.endpoint}
                      next={`${homeUrl}Contact?${SENT}=1#${THANKS}`}
                    />
                  </Suspense>
                </>
              )}
            </div>
          )}
        </div>
      </div>

      <NextFacet page="Contact" />
    </>
  );
}

/** @param props `sent`: the sheet has become the plane, which takes the picture's place */
function Intro({ sent }: { sent: boolean }) {
  return (
    <div className={styles.intro}>
      {first && <p>{first}</p>}

      {contact.image && (
        <div className={`${styles.picture} cropped`}>
          {!sent && (
            <Picture image={contact.image} sizes="(min-width: 1024px) 32vw, 34vw" ratio={9 / 7} load="soon" />
          )}
        </div>
      )}
    </div>
  );
}

/** The other paragraphs, and the other ways to reach the owner. */
function Further() {
  return (
    <div className={`${styles.further} stack`}>
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}

      {/* Without a form, the mailbox is what visitors come for. */}
      {!contact.endpoint && mailbox && (
        <a className={`${styles.mailbox} button`} href={mailbox.url}>
          {directAddress(mailbox.url)}
        </a>
      )}

      <ProfileLinks profiles={owner.profiles} labels={labels} />

      {contact.card && (
        <a className="arrow-link screen" href={`${base}/${contact.card.file}`} download="">
          {contact.card.label}
        </a>
      )}
    </div>
  );
}

function Thanks() {
  const { title, paragraphs, another } = contact.thanks;

  return (
    <div className={`${styles.thanks} stack`}>
      <PaperPlane state="landed" />
      <h2 tabIndex={-1}>{title}</h2>

      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}

      <Link className="arrow-link" href="/Contact">
        {another}
      </Link>
    </div>
  );
}

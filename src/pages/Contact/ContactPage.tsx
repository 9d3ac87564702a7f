import { type ReactNode, Suspense, useEffect, useRef } from 'react';
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
  const thanksRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The focus tells screen readers, so it is no live region.
    if (sent) thanksRef.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [sent]);

  return (
    <>
      {sent ? (
        <div ref={thanksRef} data-thanks="">
          <Thanks>
            <PageTitle>{page.heading}</PageTitle>
          </Thanks>
        </div>
      ) : (
        <>
          {/* Without scripts, the URL's fragment reveals it (:target). */}
          {contact.endpoint && (
            <div id={THANKS} className={styles.withoutScript}>
              <Thanks />
            </div>
          )}

          <div className={styles.banner}>
            <div className={`${styles.page} centred stack`}>
              <PageTitle>{page.heading}</PageTitle>

              <Suspense>
                <Intro />
              </Suspense>

              {/* Before the rest: visitors open this page to write. */}
              {contact.endpoint && (
                <div className={`${styles.sheet} inked screen`}>
                  <Suspense>
                    <ContactForm
                      contact={contact}
                      lang={lang}
                      action={inbox ?? contact.endpoint}
                      next={`${homeUrl}Contact?${SENT}=1#${THANKS}`}
                    />
                  </Suspense>
                </div>
              )}

              <Suspense>
                <Further />
              </Suspense>
            </div>
          </div>
        </>
      )}

      <NextFacet page="Contact" />
    </>
  );
}

function Intro() {
  return (
    <div className={styles.intro}>
      {first && <p>{first}</p>}

      <div className={`${styles.picture} cropped`}>
        {contact.image ? (
          <Picture image={contact.image} sizes="(min-width: 1024px) 44vw, 34vw" ratio={9 / 7} load="soon" />
        ) : (
          <PaperPlane />
        )}
      </div>
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

/** The sheet has become the plane, which leaves by the window's corner. */
function Thanks({ children }: { children?: ReactNode }) {
  const { title, paragraphs, another } = contact.thanks;

  return (
    <div className={`${styles.thanks} inked`}>
      <div className="centred">
        {children}
        <PaperPlane hasLeft />
        <h2 tabIndex={-1}>{title}</h2>

        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}

        <Link className="arrow-link" href="/Contact">
          {another}
        </Link>
      </div>
    </div>
  );
}

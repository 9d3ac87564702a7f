import { useEffect, useId, useState } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { useLocalStorageFlag } from '../../hooks/useLocalStorageFlag.ts';
import type { Version } from '../../navigation/versions.ts';
import { preferredEdition } from './preferredEdition.ts';
import styles from './WelcomePopup.module.css';

/** A visitor who doesn't scroll has had a first look after this long. */
const READING_MS = 3000;

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
  /** This page in every language. */
  versions: Version[];
}

/**
 * Greets each browser once, at the first scroll or after three seconds: if the flag 'first-time' isn't set.
 * Showing it sets the flag, but not while something covers it (WelcomePopup.module.css). It isn't modal and
 * doesn't take focus, so visitors can simply read on. If the browser prefers another of the site's languages,
 * it offers a link to that edition, since nobody is redirected.
 */
export function WelcomePopup({ title, text, button, versions }: WelcomePopupProps) {
  const [greeted, setGreeted] = useLocalStorageFlag('first-time');
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'closed'>('waiting');
  const [viewRef, inView] = useInView();
  const titleId = useId();
  const waits = phase === 'waiting' && !greeted;

  useEffect(() => {
    if (!waits) return;
    const show = () => setPhase('shown');
    const timer = setTimeout(show, READING_MS);
    window.addEventListener('scroll', show, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', show);
    };
  }, [waits]);

  useEffect(() => {
    if (inView) setGreeted(true);
  }, [inView, setGreeted]);

  const close = () => {
    document.getElementById('main')?.focus({ preventScroll: true }); // the focused button disappears
    setPhase('closed');
  };

  if (phase !== 'shown') return null;
  const preferred = preferredEdition(
    navigator.languages ?? [],
    versions.map(({ lang }) => lang),
  );
  const offered = versions.find(({ lang, current }) => lang === preferred && !current);
  return (
    <dialog ref={viewRef} open className={`${styles.popup} screen`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>
        {offered ? (
          <a className={styles.offer} href={offered.href} lang={offered.lang} hrefLang={offered.lang}>
            {offered.offer} <span aria-hidden="true">→</span>
          </a>
        ) : (
          text
        )}
      </p>
      <button type="button" className={`${styles.close} button`} onClick={close}>
        {button}
      </button>
    </dialog>
  );
}

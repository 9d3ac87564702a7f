import { useEffect, useId, useState } from 'react';
import { useInView } from '../../hooks/useInView.ts';
import { useLocalStorageFlag } from '../../hooks/useLocalStorageFlag.ts';
import type { Version } from '../../navigation/versions.ts';
import { Icon } from '../ui/Icon.tsx';
import { preferredVersion } from './preferredVersion.ts';

/** A visitor who doesn't scroll has had a first look after this long; on phones it would cover the text. */
const READING_MS = 3000;
const ROOM = '(min-width: 48rem)';

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
  /** This page in every language. */
  versions: Version[];
}

/**
 * Greets each browser once, unless the flag 'first-time' is set: at the first scroll or, except on phones,
 * after three seconds. Showing it sets the flag, once nothing covers it (WelcomePopup.css). It isn't modal
 * and doesn't take focus, so visitors can read on. If the browser prefers another of the site's languages, it
 * links to that edition; nobody is redirected.
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
    const timer = window.matchMedia(ROOM).matches ? setTimeout(show, READING_MS) : undefined;

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

  const preferred = preferredVersion(navigator.languages, versions);
  const offered = preferred?.current ? undefined : preferred;

  return (
    <dialog ref={viewRef} open className="screen" data-greeting="" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>

      <p>
        {offered ? (
          <a href={offered.href} lang={offered.lang} hrefLang={offered.lang}>
            {offered.offer} <Icon name="arrow" />
          </a>
        ) : (
          text
        )}
      </p>

      <button type="button" className="button" onClick={close}>
        {button}
      </button>
    </dialog>
  );
}

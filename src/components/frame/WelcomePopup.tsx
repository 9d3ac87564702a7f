import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAttentionHeld } from '../../hooks/useAttentionHeld.ts';
import { useCoversNothing } from '../../hooks/useCoversNothing.ts';
import { useHasRead } from '../../hooks/useHasRead.ts';
import { useLocalStorageFlag } from '../../hooks/useLocalStorageFlag.ts';
import type { Version } from '../../routing/versions.ts';
import { preferredEdition } from './preferredEdition.ts';
import styles from './WelcomePopup.module.css';

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
  /** This page in every language. */
  versions: Version[];
}

/** Greets each browser once: it is shown if the flag 'first-time' isn't set, and showing it sets the flag. */
export function WelcomePopup(props: WelcomePopupProps) {
  const [greeted, setGreeted] = useLocalStorageFlag('first-time');
  const [stage, setStage] = useState<'waiting' | 'shown' | 'closed'>('waiting');
  if (stage === 'closed' || (stage === 'waiting' && greeted)) return null;
  const onShow = () => {
    setStage('shown');
    setGreeted(true);
  };
  return <Greeting {...props} onShow={onShow} onClose={() => setStage('closed')} />;
}

interface GreetingProps extends WelcomePopupProps {
  onShow: () => void;
  onClose: () => void;
}

/**
 * Appears once the visitor has had a first look, and never covers the page's h1, a link or a control: while one of them
 * is beneath it, it waits or hides. It isn't modal and doesn't take focus, so visitors can simply read on. If the
 * browser prefers another of the site's languages, it offers a link to that edition, since nobody is redirected.
 */
function Greeting({ title, text, button, versions, onShow, onClose }: GreetingProps) {
  const popupRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const read = useHasRead();
  const due = !useAttentionHeld() && read;
  const shown = useCoversNothing(popupRef, due);

  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (shown) show();
  }, [shown]);

  const close = () => {
    // The focused button is about to be removed; move the focus to the content next to it.
    const focused = popupRef.current?.contains(document.activeElement);
    if (focused) document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    if (!shown) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [shown]);

  if (!due) return null;
  const preferred = preferredEdition(
    navigator.languages ?? [],
    versions.map(({ lang }) => lang),
  );
  const offered = versions.find(({ lang, current }) => lang === preferred && !current);
  return (
    <dialog
      open
      ref={popupRef}
      className={`${styles.popup} screen`}
      aria-labelledby={titleId}
      data-shown={shown}
    >
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

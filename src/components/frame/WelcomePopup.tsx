import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useAttentionHeld } from '../../hooks/useAttention.ts';
import { useCoversNothing } from '../../hooks/useCoversNothing.ts';
import { useHasRead } from '../../hooks/useHasRead.ts';
import { useLocalStorageFlag } from '../../hooks/useLocalStorageFlag.ts';
import styles from './WelcomePopup.module.css';

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
}

/** Greets a browser once: shown when the flag 'first-time' is absent, and showing sets it. */
export function WelcomePopup(props: WelcomePopupProps) {
  const [greeted, setGreeted] = useLocalStorageFlag('first-time');
  const [stage, setStage] = useState<'waiting' | 'shown' | 'closed'>('waiting');
  if (stage === 'closed' || (stage === 'waiting' && greeted)) return null;
  const onShow = () => {
    setStage('shown');
    setGreeted();
  };
  return <Greeting {...props} onShow={onShow} onClose={() => setStage('closed')} />;
}

interface GreetingProps extends WelcomePopupProps {
  onShow: () => void;
  onClose: () => void;
}

/**
 * It comes when the visitor has had a first look, and never over the page's name or something that can be pressed: it
 * waits, and steps aside, while one of them lies below it. It isn't modal and takes no focus, so whoever came to read just
 * reads on.
 */
function Greeting({ title, text, button, onShow, onClose }: GreetingProps) {
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
    // What had the focus is about to be gone; the content is next to it.
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
  return (
    <dialog open ref={popupRef} className={styles.popup} aria-labelledby={titleId} data-shown={shown}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <button type="button" className={`${styles.close} button`} onClick={close}>
        {button}
      </button>
    </dialog>
  );
}

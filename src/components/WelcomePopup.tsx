import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIdle } from '../hooks/useIdle.ts';
import { useLocalStorageFlag } from '../hooks/useLocalStorageFlag.ts';
import { useModalOpen } from '../hooks/useModalOpen.ts';
import { usePageVisible } from '../hooks/usePageVisible.ts';
import styles from './WelcomePopup.module.css';

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
}

/**
 * Greets a browser once: shown when the flag 'first-time' is absent, and showing sets it. It comes when the page has
 * loaded and no modal dialog is open. It isn't modal and takes no focus, so whoever came to read just reads on.
 */
export function WelcomePopup({ title, text, button }: WelcomePopupProps) {
  const [greeted, setGreeted] = useLocalStorageFlag('first-time');
  const idle = useIdle();
  const modalOpen = useModalOpen();
  const [open, setOpen] = useState(false);
  const popupRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const visible = usePageVisible();
  const due = !greeted && idle && visible && !modalOpen;

  useEffect(() => {
    if (!due) return;
    setOpen(true);
    setGreeted();
  }, [due, setGreeted]);

  const close = () => {
    // What had the focus is about to be gone; the content is next to it.
    const focused = popupRef.current?.contains(document.activeElement);
    if (focused) document.getElementById('main')?.focus({ preventScroll: true });
    setOpen(false);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [open]);

  // A modal may also come later, by an address that asks for one: the greeting waits again.
  if (!open || modalOpen) return null;
  return (
    <dialog open ref={popupRef} className={styles.popup} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <button type="button" className={`${styles.close} button`} onClick={close}>
        {button}
      </button>
    </dialog>
  );
}

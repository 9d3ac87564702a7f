import { useEffect, useId, useState } from 'react';
import { useLocalStorageFlag } from '../hooks/useLocalStorageFlag.ts';
import styles from './WelcomePopup.module.css';

interface WelcomePopupProps {
  title: string;
  text: string;
  button: string;
}

/**
 * Greets a browser once: shown when the flag 'first-time' is absent, and showing sets it. It isn't modal and takes
 * no focus, so whoever came to read just reads on.
 */
export function WelcomePopup({ title, text, button }: WelcomePopupProps) {
  const [greeted, setGreeted] = useLocalStorageFlag('first-time');
  const [open, setOpen] = useState(false);
  const titleId = useId();

  useEffect(() => {
    if (greeted) return;
    setOpen(true);
    setGreeted();
  }, [greeted, setGreeted]);

  if (!open) return null;
  return (
    <dialog open className={styles.popup} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <button type="button" className={styles.close} onClick={() => setOpen(false)}>
        {button}
      </button>
    </dialog>
  );
}

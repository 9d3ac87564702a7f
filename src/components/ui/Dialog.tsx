import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { openModal } from '../../browser/modalOpen.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

interface DialogProps {
  title: string;

  /** Beside the title. */
  logo: ReactNode;
  open: boolean;

  /** Called when the visitor wants to close it; it closes when `open` becomes false. */
  onClose: () => void;
  closeLabel: string;

  /** The element that opens it; it gets the focus back when the dialog closes. */
  openerRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal dialog; without scripts its text is part of the page. */
export function Dialog({ title, logo, open, onClose, closeLabel, openerRef, children }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** Closing may take a moment (history.back() is asynchronous): ignore a second request meanwhile. */
  const asked = useRef(false);
  const pressedOutside = useRef(false);

  const close = () => {
    if (!open || asked.current) return;
    asked.current = true;
    onClose();
  };

  /** The browser restores focus itself, but not if the page was loaded with the dialog open. */
  const focusOpener = useEffectEvent(() => {
    if (document.activeElement !== openerRef.current) openerRef.current?.focus();
  });

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;

    asked.current = false;

    const release = openModal();
    dialog.showModal();
    dialog.tabIndex = -1; // not in the HTML, which may have none: https://html.spec.whatwg.org/#the-dialog-element
    dialog.focus(); // screen readers read its title then, once

    return () => {
      release();
      asked.current = true; // the `close` event that follows isn't the visitor's
      dialog.close();
      focusOpener();
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      // The browser's other ways to close it, such as the back gesture.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => {
        if (!dialogRef.current?.open) close(); // dispatched late: the dialog may have been reopened
      }}
      // A press that starts inside and ends outside, such as a text selection, doesn't close it.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialogRef.current;
      }}
      onClick={(event) => {
        if (event.target === dialogRef.current && pressedOutside.current) close();
      }}
    >
      <div className={`${styles.body} stack`}>
        <div className={styles.head}>
          {logo}
          <h2 id={titleId} className={styles.title}>
            <bdi>{title}</bdi>
          </h2>
        </div>

        {children}
      </div>

      <button type="button" className={`${styles.close} icon-button`} aria-label={closeLabel} onClick={close}>
        <Icon name="plus" />
      </button>
    </dialog>
  );
}

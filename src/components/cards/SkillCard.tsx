import { useId, useRef } from 'react';
import type { Skill } from '../../pages/Skills/page.ts';
import { Dialog } from '../basic/Dialog.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './SkillCard.module.css';
import { withSharedElement } from './sharedElement.ts';

interface SkillCardProps {
  skill: Skill;
  labels: { moreInfo: string; close: string };
  /** Whether the longer text is open. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  load?: 'lazy' | 'eager';
}

/** How long a dialog may take to close, since history.back() is asynchronous. */
const CLOSE_TIMEOUT_MS = 500;

/** Resolves when a dialog has closed, or after CLOSE_TIMEOUT_MS. */
const closed = (dialog: HTMLDialogElement | null | undefined) =>
  new Promise<void>((resolve) => {
    if (!dialog?.open) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
    dialog.addEventListener(
      'close',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
/** A skill in brief; a button opens the longer text, if there is one. */
export function SkillCard({ skill, labels, open, onOpen, onClose, load = 'lazy' }: SkillCardProps) {
  const openerRef = useRef<HTMLButtonElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  return (
    <article className={styles.place} aria-labelledby={titleId}>
      <div className={styles.card}>
        <div ref={cardRef} className={styles.mark}>
          <Picture className={styles.logo} image={skill.image} sizes="52px" load={load} />
        </div>
        <h2 id={titleId} className={styles.title}>
          {skill.title}
        </h2>
        {skill.description && <p className={styles.description}>{skill.description}</p>}
        {skill.info && (
          <button
            ref={openerRef}
            type="button"
            className={styles.more}
            aria-haspopup="dialog"
            aria-label={`${labels.moreInfo}: ${skill.title}`}
            onClick={() => withSharedElement({ from: cardRef.current, to: dialogRef.current }, onOpen)}
          >
            {labels.moreInfo}
          </button>
        )}
      </div>
      {skill.info && (
        <Dialog
          title={skill.title}
          open={open}
          onClose={() => {
            const done = () => closed(dialogRef.current?.closest('dialog'));
            withSharedElement({ from: dialogRef.current, to: cardRef.current, done }, onClose);
          }}
          closeLabel={labels.close}
          openerRef={openerRef}
        >
          {/* The card's hexagon, which moves here. */}
          <div ref={dialogRef} className={`${styles.mark} ${styles.along}`} aria-hidden="true">
            <Picture className={styles.logo} image={{ ...skill.image, alt: '' }} sizes="52px" load={load} />
          </div>
          {skill.info.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Dialog>
      )}
    </article>
  );
}

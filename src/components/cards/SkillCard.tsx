import { useId, useRef } from 'react';
import type { Image } from '../../schema/types.ts';
import { Dialog } from '../basic/Dialog.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './SkillCard.module.css';

interface SkillCardProps {
  skill: {
    image: Image;
    title: string;
    description?: string | undefined;
    /** The longer text's paragraphs. */
    info?: string[] | undefined;
  };
  labels: { moreInfo: string; close: string };
  /** Whether the longer text is open. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  load?: 'lazy' | 'eager';
}

/** A skill in brief; its button, which covers the whole card, opens the longer text, if there is one. */
export function SkillCard({ skill, labels, open, onOpen, onClose, load = 'lazy' }: SkillCardProps) {
  const openerRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { image } = skill;
  // Screen readers would say the title twice.
  const alt = image.alt === skill.title ? '' : image.alt;
  return (
    <article className={styles.place} aria-labelledby={titleId}>
      <div className={styles.card}>
        <div className={styles.mark}>
          <Picture className={styles.logo} image={{ ...image, alt }} sizes="52px" load={load} />
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
            onClick={onOpen}
          >
            {labels.moreInfo}
          </button>
        )}
      </div>
      {skill.info && (
        <Dialog
          title={skill.title}
          open={open}
          onClose={onClose}
          closeLabel={labels.close}
          openerRef={openerRef}
        >
          <div className={`${styles.mark} ${styles.along}`} aria-hidden="true">
            <Picture className={styles.logo} image={{ ...image, alt: '' }} sizes="52px" load={load} />
          </div>
          {skill.info.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Dialog>
      )}
    </article>
  );
}

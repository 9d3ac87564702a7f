import { useState } from 'react';
import type { Skill } from '../content/types.ts';
import { Dialog } from './Dialog.tsx';
import { Picture } from './Picture.tsx';
import styles from './SkillCard.module.css';

interface SkillCardProps {
  skill: Skill;
  labels: { moreInfo: string; close: string };
  load?: 'lazy' | 'eager';
}

/** A skill in short; a button opens the longer text. */
export function SkillCard({ skill, labels, load = 'lazy' }: SkillCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <article className={styles.card}>
      <Picture className={styles.logo} image={skill.image} sizes="64px" load={load} />
      <h2 className={styles.title}>{skill.title}</h2>
      <p className={styles.description}>{skill.description}</p>
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-label={`${labels.moreInfo}: ${skill.title}`}
        onClick={() => setOpen(true)}
      >
        {labels.moreInfo}
      </button>
      <Dialog title={skill.title} open={open} onClose={() => setOpen(false)} closeLabel={labels.close}>
        {skill.info.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Dialog>
    </article>
  );
}

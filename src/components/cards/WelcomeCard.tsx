import { useId, useState } from 'react';
import type { Image } from '../../schema/types.ts';
import { Icon } from '../basic/Icon.tsx';
import { Picture } from '../basic/Picture.tsx';
import styles from './WelcomeCard.module.css';

interface WelcomeCardProps {
  button: string;
  title: string;
  paragraphs: string[];
  image: Image;
}

/** A picture that makes room for a welcome text on a click, and fills the card again on the next click. */
export function WelcomeCard({ button, title, paragraphs, image }: WelcomeCardProps) {
  const [expanded, setExpanded] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.card} data-expanded={expanded}>
      <div className={`${styles.picture} framed`}>
        <Picture image={image} tonesOf="Home" sizes="(min-width: 1024px) 36vw, 88vw" frame={16 / 10} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={expanded}
        aria-controls={panelId}
        onClick={() => setExpanded(!expanded)}
      >
        {button}
        <Icon name="plus" />
      </button>
      <div id={panelId} className={styles.panel}>
        <div className={styles.clip}>
          <div className={styles.content}>
            <h3 className={styles.title}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

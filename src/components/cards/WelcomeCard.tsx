import { type MouseEvent, useId, useState } from 'react';
import { isSelecting } from '../../browser/selection.ts';
import type { Image } from '../../schema/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './WelcomeCard.module.css';

interface WelcomeCardProps {
  button: string;
  title: string;
  paragraphs: string[];
  image: Image;
}

/**
 * A picture that makes room for a welcome text on a click, and fills the card again on the next one, anywhere
 * in it; clicks on links and on selected text don't count.
 */
export function WelcomeCard({ button, title, paragraphs, image }: WelcomeCardProps) {
  const [expanded, setExpanded] = useState(false);
  const panelId = useId();

  /** The button's own press arrives here, too. */
  function onPress({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const pressed = (target as Element).closest('a, button');
    if (pressed?.matches('button') || (!pressed && !isSelecting(currentTarget))) setExpanded(!expanded);
  }

  return (
    // biome-ignore lint/a11y: its button is what keyboards and screen readers use
    <div className={`${styles.card} zooming`} data-expanded={expanded} onClick={onPress}>
      <div className={`${styles.picture} cropped`}>
        <Picture image={image} sizes="(min-width: 1024px) 50vw, 100vw" ratio={16 / 10} />
      </div>

      <button type="button" className={styles.toggle} aria-expanded={expanded} aria-controls={panelId}>
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

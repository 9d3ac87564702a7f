import type { CSSProperties } from 'react';
import { prose } from '#site/content/frame.js';
import { base } from '#site/site.js';
import { COVER_SIZES } from '../components/cards/coverSizes.ts';
import { Picture } from '../components/ui/Picture.tsx';
import styles from './NextStory.module.css';
import type { ProseDocument } from './types.ts';

/** The end of a document: the next one, in its project's colour or in ink. All of it is a link. */
export function NextStory({ title, path, cover, hue }: NonNullable<ProseDocument['next']>) {
  return (
    <a
      className={`${styles.next} hued screen stack`}
      href={base + path}
      data-hue={hue}
      style={{ '--hue': hue } as CSSProperties}
      data-ink={cover ? undefined : ''}
    >
      <span className={styles.words}>
        <span>{prose?.next}</span>
        <strong>{title}</strong>
      </span>
      {cover && (
        <span className={`${styles.picture} framed`}>
          <Picture image={{ ...cover, alt: '' }} frame={16 / 10} sizes={COVER_SIZES} />
        </span>
      )}
    </a>
  );
}

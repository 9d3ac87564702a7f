import { BlurText } from './BlurText.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** Names the section and is an anchor. */
  id: string;
  children: string;
  /** Delay from one word to the next. */
  delayMs?: number;
}

/** A section's h2; its words come into focus when it is scrolled into view. */
export function SectionHeading({ id, children, delayMs }: SectionHeadingProps) {
  return <BlurText as="h2" id={id} className={styles.heading} text={children} delayMs={delayMs} />;
}

import '../shared.ts';
import { about, page } from 'virtual:content/about';
import { ParticleBackground } from '../../components/basic/ParticleBackground.tsx';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import { part } from '../../loading/part.tsx';
import styles from './About.module.css';

export const AboutStory = part(() => import('./AboutStory.tsx').then((m) => m.AboutStory));

export function About() {
  return (
    <>
      <header className={styles.header}>
        <ParticleBackground />
        <h1 className={styles.title} tabIndex={-1}>
          {page.heading}
        </h1>
        {about.tagline && <Typewriter phrases={about.tagline} />}
      </header>

      <AboutStory />
    </>
  );
}

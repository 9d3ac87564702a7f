import { Suspense } from 'react';
import { about, page } from '#site/content/about.js';
import { Typewriter } from '../../components/text/Typewriter.tsx';
import { PageTitle } from '../../components/ui/PageTitle.tsx';
import { ParticleBackground } from '../../components/ui/ParticleBackground.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { PictureWheel } from '../../components/wheel/Wheel.tsx';
import '../../components/ui/night.css';
import styles from './About.module.css';
import { AboutStory } from './AboutStory.tsx';

export function AboutPage() {
  return (
    <>
      <Suspense>
        <header className={`${styles.header} night`}>
          <ParticleBackground />

          <div className={`${styles.inner} centred stack`}>
            <div className={`${styles.words} stack`}>
              <PageTitle>{page.heading}</PageTitle>
              {about.tagline && <Typewriter phrases={about.tagline} />}
            </div>

            <PictureWheel page="About" className={styles.wheel}>
              <div className="hub cropped">
                <Picture
                  image={about.photo}
                  sizes="(min-width: 1440px) 34vw, (min-width: 1024px) 490px, 70vw"
                  ratio={1}
                  load="eager"
                />
              </div>
            </PictureWheel>
          </div>
        </header>
      </Suspense>

      <AboutStory />
    </>
  );
}

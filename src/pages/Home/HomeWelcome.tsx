import { homeStory, logos } from 'virtual:content/home/later';
import { LogoSlider } from '../../components/basic/LogoSlider.tsx';
import { SectionHeading } from '../../components/text/SectionHeading.tsx';
import styles from './HomeStory.module.css';
import { Proof } from './Proof.tsx';

const { welcome, welcomeText, proof, technologies } = homeStory;

/** What is below the first view at once: hydrated before it is scrolled to, so that its heading can wait out of view. */
export function HomeWelcome() {
  return (
    <>
      {logos.length > 0 && <LogoSlider logos={logos} label={technologies} />}
      {welcome && (
        <section className={`${styles.section} ${styles.welcome} centred`} aria-labelledby="welcome">
          <SectionHeading id="welcome" delayMs={150}>
            {welcome}
          </SectionHeading>
          {welcomeText && <p className={styles.welcomeText}>{welcomeText}</p>}
          {proof.length > 0 && <Proof figures={proof} />}
        </section>
      )}
    </>
  );
}

import { homeStory, logos } from 'virtual:content/home';
import { LogoSlider } from '../../components/basic/LogoSlider.tsx';
import { Proof } from '../../components/cards/Proof.tsx';
import styles from './HomeStory.module.css';

const { welcomeText, looking, proof, technologies } = homeStory;

/** The logos of what the owner works with. */
export function HomeStrip() {
  return logos.length > 0 && <LogoSlider logos={logos} label={technologies} />;
}

/** What is below the heading of the welcome. */
export function HomeWelcome() {
  return (
    <>
      {welcomeText && <p className={styles.welcomeText}>{welcomeText}</p>}
      {looking && <p className={styles.looking}>{looking}</p>}
      {proof.length > 0 && <Proof figures={proof} />}
    </>
  );
}

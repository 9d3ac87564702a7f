import type { ReactNode } from 'react';
import { buildYear, digits } from '#site/site.js';
import { useCurrentYear } from '../../hooks/useCurrentYear.ts';
import type { Profile } from '../../schema/types.ts';
import { inDigits } from '../../shared/digits.ts';
import styles from './Footer.module.css';
import { ProfileLinks } from './ProfileLinks.tsx';

interface FooterProps {
  name: string;
  profiles: Profile[];
  labels: { profiles: string; cv: string };
  /** Shown after the profiles. */
  children?: ReactNode;
}

export function Footer({ name, profiles, labels, children }: FooterProps) {
  const year = useCurrentYear(buildYear);

  return (
    <footer>
      <div className={`${styles.inner} centred`}>
        <p className={styles.owner}>
          {`${name} `}
          <span className={styles.year}>
            © <time>{inDigits(year, digits)}</time>
          </span>
        </p>

        <ProfileLinks profiles={profiles} labels={labels} compact />
        {children}
      </div>
    </footer>
  );
}

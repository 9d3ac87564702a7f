import { buildYear } from 'virtual:site';
import type { ReactNode } from 'react';
import { useCurrentYear } from '../../hooks/useCurrentYear.ts';
import { useInView } from '../../hooks/useInView.ts';
import type { Profile } from '../../schema/types.ts';
import styles from './Footer.module.css';
import { ProfileLinks } from './ProfileLinks.tsx';

interface FooterProps {
  name: string;
  profiles: Profile[];
  labels: { profiles: string; cv: string };
  /** Shown between the name and the profiles. */
  children?: ReactNode;
}

export function Footer({ name, profiles, labels, children }: FooterProps) {
  const year = useCurrentYear(buildYear);
  // Without a script, and until one has looked for it, it is there.
  const [ref, seen] = useInView({ once: true, initial: null });
  return (
    <footer ref={ref} className={styles.footer} data-seen={seen ?? undefined}>
      <div className={`${styles.inner} centred`}>
        <p className={styles.owner}>
          <span className="wheel screen" />
          <span>
            {`${name} `}
            <span className={styles.year}>
              © <time>{year}</time>
            </span>
          </span>
        </p>
        {children}
        <ProfileLinks profiles={profiles} labels={labels} compact />
      </div>
    </footer>
  );
}

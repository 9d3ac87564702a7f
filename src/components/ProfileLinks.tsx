import type { Profile } from '../content/types.ts';
import { ExternalLink } from './ExternalLink.tsx';
import { Icon } from './Icon.tsx';
import styles from './ProfileLinks.module.css';

interface ProfileLinksProps {
  profiles: Profile[];
  /** What the list is, for screen readers. */
  label: string;
  /** Only the glyphs are seen; the names are still said. */
  compact?: boolean;
}

/** Links to the owner's profiles on code-hosting and professional networks. */
export function ProfileLinks({ profiles, label, compact = false }: ProfileLinksProps) {
  return (
    <ul className={styles.list} aria-label={label} data-compact={compact}>
      {profiles.map(({ id, label: name, url }) => (
        <li key={id}>
          <ExternalLink className={styles.link} href={url}>
            <Icon name={id} />
            <span className={styles.name}>{name}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

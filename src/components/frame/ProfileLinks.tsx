import { cv } from '#site/pages.js';
import type { Profile } from '../../schema/types.ts';
import { shownAddress } from '../../shared/words.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import styles from './ProfileLinks.module.css';

interface ProfileLinksProps {
  profiles: Profile[];
  /** `profiles` names the list for screen readers; `cv` is the text of the CV's link. */
  labels: { profiles: string; cv: string };
  /** Shows only the glyphs; screen readers still get the names. */
  compact?: boolean;
}

/**
 * Links to the owner's profiles, to a mailbox and a telephone, whose addresses can be read and copied, and to
 * the CV. `rel="me"` says that both ends are one person's: Mastodon verifies a profile by it
 * (https://docs.joinmastodon.org/user/profile/#verification). The CV is a separate document, so its link is
 * an ordinary one.
 */
export function ProfileLinks({ profiles, labels, compact = false }: ProfileLinksProps) {
  const nameClass = compact ? 'visually-hidden' : styles.name;

  return (
    <div className={styles.links} data-compact={compact || undefined}>
      {profiles.length > 0 && (
        <ul aria-label={labels.profiles}>
          {profiles.map(({ id, label: name, url }) => (
            <li key={id}>
              <ExternalLink className={styles.link} href={url} rel="me">
                <Icon name={`mark-${id}`} />
                <bdi className={nameClass}>{shownAddress(name, url) ?? name}</bdi>
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}

      {cv && (
        <PageLink className={styles.link} href={cv}>
          <Icon name="paper" />
          <span className={nameClass}>{labels.cv}</span>
        </PageLink>
      )}
    </div>
  );
}

import { labels, prose } from '#site/content/frame.js';
import { COVER_SIZES } from '../components/cards/coverSizes.ts';
import { Icon } from '../components/ui/Icon.tsx';
import { PageTitle } from '../components/ui/PageTitle.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import styles from './StoryHeader.module.css';
import type { ProseDocument } from './types.ts';

/**
 * The top of a story: its title and facts on its project's colour, and over its edge the project's picture. A
 * button on it runs the project in the picture's place (story.ts); without scripts, on phones and for a
 * project of another site it is a link.
 */
export function StoryHeader({
  title,
  description,
  facts = [],
  result,
  cover,
  phone,
  live,
  code,
}: ProseDocument) {
  return (
    <header className={`${styles.banner} inked`} data-covered={cover ? '' : undefined} data-carry="cover">
      <div className={`${styles.inner} centred stack`}>
        <div>
          <PageTitle>{title}</PageTitle>
          <p className="lead">{description}</p>
        </div>

        {cover && <Stage title={title} cover={cover} phone={phone} live={live} />}

        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}

          {result && (
            <li>
              <strong>{result}</strong>
            </li>
          )}

          {live && (
            <li className={`${styles.live} screen`}>
              <FactLink href={live.href}>{prose?.live ?? ''}</FactLink>
            </li>
          )}

          {code && (
            <li className="screen">
              <FactLink href={code}>{labels.code}</FactLink>
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}

interface StageProps {
  title: string;
  cover: NonNullable<ProseDocument['cover']>;
  phone: ProseDocument['phone'];
  live: ProseDocument['live'];
}

function Stage({ title, cover, phone, live }: StageProps) {
  return (
    <div className={styles.preview} data-preview="">
      <div className={`${styles.picture} cover cropped`} data-carried="">
        <Picture image={cover} narrow={phone} ratio={16 / 10} sizes={COVER_SIZES} load="eager" />
      </div>

      {live && (
        <a
          className={`${styles.run} button screen`}
          href={live.href}
          rel="noopener"
          data-run={live.canRun ? title : undefined}
        >
          <span>{prose?.live}</span>
          {live.canRun && <span>{prose?.run}</span>}
          <Icon name="arrow" />
        </a>
      )}

      {live?.canRun && (
        <>
          <button type="button" className={`${styles.stop} icon-button`} aria-label={prose?.stop} hidden>
            <Icon name="plus" />
          </button>
          <p className={styles.stuck} role="status" data-text={prose?.stuck} />
        </>
      )}
    </div>
  );
}

/** The address as it is: it has the site's base already. */
function FactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener" aria-describedby="external-site">
      {children}
      <Icon name="external" />
    </a>
  );
}

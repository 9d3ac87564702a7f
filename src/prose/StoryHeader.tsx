import type { CSSProperties } from 'react';
import { prose } from '#site/content/frame.js';
import { COVER_SIZES } from '../components/cards/coverSizes.ts';
import { ElsewhereLink } from '../components/cards/ElsewhereLink.tsx';
import { ExternalLink } from '../components/ui/ExternalLink.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import { PageTitle } from '../components/ui/PageTitle.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import './coverChange.css';
import styles from './StoryHeader.module.css';
import type { ProseDocument } from './types.ts';

/** A title of at most this many letters is one line in wide windows. */
const ONE_LINE = 22;

/**
 * The top of a story, on its project's colour: its title, what one may do, its lead and facts, and a stage
 * with the project's picture. A button runs the project in the picture's place (story.ts); without scripts, on
 * phones and for a project of another site there is a link instead.
 */
export function StoryHeader({
  title,
  description,
  facts = [],
  result,
  cover,
  phone,
  live,
  links,
}: ProseDocument) {
  const runs = live?.canRun && cover;

  return (
    <header className="inked" data-carry="cover">
      <div className={`${styles.inner} centred stack`}>
        <div
          className={styles.title}
          style={{ '--line': title.length > ONE_LINE ? 1 : title.length } as CSSProperties}
        >
          <PageTitle>{title}</PageTitle>
        </div>

        {live && (
          <div className={`${styles.actions} screen`}>
            <ExternalLink className="button" href={live.url} hrefLang={live.opensIn?.lang}>
              <span>{prose.live}</span>
              {inLanguage(live)}
              <Icon name="arrow" />
            </ExternalLink>

            {runs && (
              <button type="button" className="button" data-run="">
                {prose.run}
                {inLanguage(live)}
                <Icon name="arrow" />
              </button>
            )}
          </div>
        )}

        <p className="lead">{description}</p>

        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}

          {runs && (
            <li className={`${styles.live} screen`}>
              <ExternalLink className="arrow-link" href={live.url} hrefLang={live.opensIn?.lang}>
                {prose.live}
                {inLanguage(live)}
                <Icon name="external" />
              </ExternalLink>
            </li>
          )}

          {links?.map((link) => (
            <li key={link.url} className="screen">
              <ElsewhereLink {...link} title={title} />
            </li>
          ))}
        </ul>

        {cover && <Stage title={title} cover={cover} phone={phone} live={live} />}
        {result && <p className={styles.result}>{result}</p>}
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
  const named = [title, live?.opensIn?.words].filter(Boolean).join(', ');

  return (
    <div className={styles.preview} data-preview="">
      {live?.canRun && (
        <>
          <div className={styles.strip}>
            <span>{prose.running.replace('{title}', () => named)}</span>
            <button type="button" className="icon-button" aria-label={prose.stop}>
              <Icon name="plus" />
            </button>
          </div>

          <p className={styles.stuck} role="status" data-text={prose.stuck} />
        </>
      )}

      <div className={`${styles.picture} cover cropped`} data-carried="">
        <Picture image={cover} narrow={phone} ratio={16 / 10} sizes={COVER_SIZES} load="eager" />
      </div>
    </div>
  );
}

/** Says that the project speaks another language than the page. */
const inLanguage = ({ opensIn }: NonNullable<ProseDocument['live']>) =>
  opensIn && <span className="visually-hidden"> {opensIn.words}</span>;

import type { ReactNode } from 'react';
import { home } from '#site/pages.js';
import { editions } from '#site/site.js';
import type { Figure } from '../../schema/proof.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import styles from './Proof.module.css';

/** Figures about the owner's work, each a link to what proves it. */
export function Proof({ figures }: { figures: Figure[] }) {
  return (
    <ul className={styles.proof}>
      {figures.map(({ figure, caption, ...to }) => (
        <li key={caption}>
          <FigureLink {...to}>
            <strong>
              <bdi>{figure}</bdi>
            </strong>{' '}
            <span>{caption}</span>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}

function FigureLink({
  href = '',
  language,
  children,
}: Pick<Figure, 'href' | 'language'> & { children: ReactNode }) {
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;

  const edition = editions.find(({ lang }) => lang === language);
  if (!edition) return <PageLink path={href}>{children}</PageLink>;

  return (
    <a href={edition.base + (href || home)} hrefLang={language}>
      {children}
    </a>
  );
}

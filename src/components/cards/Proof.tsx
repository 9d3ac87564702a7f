import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { home, titles } from '#site/pages.js';
import { base, editions } from '#site/site.js';
import type { Figure } from '../../schema/proof.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
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
  if (titles[href.slice(1)]) return <Link href={href}>{children}</Link>;
  if (/^https?:/.test(href)) return <ExternalLink href={href}>{children}</ExternalLink>;
  // A document, or the page in another language.
  const edition = editions.find(({ lang }) => lang === language);
  return (
    <a href={edition ? edition.base + (href || home) : base + href} hrefLang={language}>
      {children}
    </a>
  );
}

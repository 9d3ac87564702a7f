import type { ReactNode } from 'react';
import type { ProvenFigure } from '../../schema/fields.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import styles from './Proof.module.css';

/** Figures of so many letters are whole in a phone's window. */
const SHORT = 13;

/** Figures about the owner's work, each a link to what proves it, if anything does. */
export function Proof({ figures }: { figures: ProvenFigure[] }) {
  return (
    <ul className={styles.proof}>
      {figures.map(({ figure, caption, href }) => (
        <li key={caption}>
          <FigureLink href={href}>
            <strong className={figure.replace(/\p{Cf}/gu, '').length > SHORT ? undefined : 'unbroken'}>
              {figure}
            </strong>{' '}
            <span>{caption}</span>
          </FigureLink>
        </li>
      ))}
    </ul>
  );
}

function FigureLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div>{children}</div>;
  const Target = href.startsWith('/') ? PageLink : ExternalLink;

  return <Target href={href}>{children}</Target>;
}

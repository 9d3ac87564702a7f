import type { CSSProperties, ReactNode } from 'react';
import type { ProvenFigure } from '../../schema/fields.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import styles from './Proof.module.css';

/** Figures of so many letters are whole in a phone's window. */
const SHORT = 13;

/** Figures about the owner's work, each a link to what proves it, if anything does. */
export function Proof({ figures }: { figures: ProvenFigure[] }) {
  const lengths = figures.map(({ figure }) => figure.replace(/\p{Cf}/gu, '').length);
  const letters = {
    '--all': lengths.reduce((sum, each) => sum + each, 0),
    '--longest': Math.max(...lengths),
  };

  return (
    <ul className={styles.proof} style={letters as CSSProperties}>
      {figures.map(({ figure, caption, href }, i) => (
        <li key={caption}>
          <FigureLink href={href}>
            <strong className={Number(lengths[i]) > SHORT ? undefined : 'unbroken'}>{figure}</strong>{' '}
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

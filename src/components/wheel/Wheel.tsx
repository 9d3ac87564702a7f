import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { facets } from '#site/pages.js';
import type { GlimpsesModule } from '../../builtModules.ts';
import { useIdle } from '../../hooks/useIdle.ts';
import { longestWord } from '../../shared/words.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Wheel.module.css';

interface WheelProps {
  /** The name of the page on screen, whose facet is lit and comes first. */
  page: string;
  className?: string | undefined;
  /** Shown inside the ring. */
  children?: ReactNode;
}

/**
 * The way through the site: a ring with a facet for each page, in its hue. The others are links, in the bar's
 * order clockwise from the page's own. Pointing at one or focusing it lights it, and shows where it leads in
 * the hub and below the ring. With forced colours the links are a list.
 *
 * @param props `label` names its links for screen readers
 */
export function Wheel({ page, label, className = '', children }: WheelProps & { label: string }) {
  const glimpses = useGlimpses();

  return (
    <div className={`${styles.wheel} ${className}`}>
      <nav className={`${styles.ring} screen`} aria-label={label} data-wheel={page}>
        <ul>
          {facetsFrom(page).map((facet, i) => (
            <li key={facet.page} className={`${styles.item} hued`} data-page={facet.page} style={at(i)}>
              <Facet {...facet} current={facet.page === page} />
              {facet.page !== page && <Glimpse {...glimpses[facet.page]} />}
            </li>
          ))}
        </ul>
      </nav>

      {children}
    </div>
  );
}

/** A page's picture in a thin ring, in which the page's facet is lit: an ornament. */
export function PictureWheel({ page, className = '', children }: WheelProps) {
  return (
    <div className={`${styles.wheel} ${styles.thin} ${className}`}>
      <div className={`${styles.ring} screen`} aria-hidden="true">
        {facetsFrom(page).map((facet, i) => (
          <span key={facet.page} className={`${styles.item} hued`} data-page={facet.page} style={at(i)}>
            <span className={styles.facet} data-lit={facet.page === page ? '' : undefined} />
          </span>
        ))}
      </div>

      {children}
    </div>
  );
}

/** The facets clockwise from a page's own. */
function facetsFrom(page: string) {
  const first = Math.max(
    0,
    facets.findIndex((facet) => facet.page === page),
  );
  return [...facets.slice(first), ...facets.slice(0, first)];
}

/** A facet's index in the ring, clockwise. */
const at = (index: number) => ({ '--index': index }) as CSSProperties;

/** A view of each page for hover and focus, loaded when the browser is idle. */
function useGlimpses() {
  const [glimpses, setGlimpses] = useState<GlimpsesModule['glimpses']>({});
  const idle = useIdle();

  useEffect(() => {
    if (!idle) return;
    import('#site/glimpses.js').then(
      (module) => setGlimpses(module.glimpses),
      () => {}, // an ornament: the facets are links without it
    );
  }, [idle]);

  return glimpses;
}

/** A page's picture for the hub, and what it is, below the ring; glimpses.css shows them. */
function Glimpse({ kind, text, image, name = '' }: Partial<GlimpsesModule['glimpses'][string]>) {
  if (!kind) return null;

  return (
    <>
      <span
        className="hub cropped"
        data-hub={kind}
        aria-hidden="true"
        style={name ? ({ '--word': longestWord(name) } as CSSProperties) : undefined}
      >
        {image ? <Picture image={image} sizes="27rem" ratio={1} /> : name}
      </span>

      {text && (
        <span data-plate="" aria-hidden="true">
          {text}
        </span>
      )}
    </>
  );
}

interface FacetProps {
  page: string;
  label: string;
  current: boolean;
}

function Facet({ page, label, current }: FacetProps) {
  const name = <span className={styles.name}>{label}</span>;
  if (current)
    return (
      <span className={styles.facet} aria-current="page" data-facet="" data-lit="">
        {name}
      </span>
    );

  return (
    <PageLink className={styles.facet} href={`/${page}`} data-facet="">
      {name}
    </PageLink>
  );
}

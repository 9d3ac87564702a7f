import type { ReactNode, Ref } from 'react';
import { siteBase } from '#site/site.js';
import { directAddress } from '../../shared/words.ts';

const NOTE_ID = 'external-site';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Further values of the `rel` attribute, such as 'license'. */
  rel?: string;
  className?: string | undefined;
  /** The language of what is there, if it isn't the page's. */
  hrefLang?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to another site, a static file, a mailbox or a telephone. It opens in the same tab, as links do by
 * default.
 */
export function ExternalLink({ href, children, rel = '', ...attributes }: ExternalLinkProps) {
  return (
    <a
      {...attributes}
      href={href.startsWith('/') ? siteBase + href : href}
      rel={`${rel} noopener`.trim()}
      aria-describedby={directAddress(href) ? undefined : NOTE_ID}
    >
      {children}
    </a>
  );
}

/** The note by which screen readers describe every external link; render it once per page. */
export function ExternalLinkNote({ children }: { children: string }) {
  return (
    <p id={NOTE_ID} hidden>
      {children}
    </p>
  );
}

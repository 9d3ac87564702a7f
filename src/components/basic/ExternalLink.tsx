import type { ReactNode, Ref } from 'react';
import { siteBase } from '#site/site.js';

const NOTE_ID = 'external-site';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Further values of the `rel` attribute, such as 'license'. */
  rel?: string;
  className?: string | undefined;
  id?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to another site, to a path of this one that isn't a page, or to a mailbox, which isn't a site. It opens in the same tab, as links do by default:
 * visitors can open a new one themselves.
 */
export function ExternalLink({ href, children, rel = '', className, id, ref }: ExternalLinkProps) {
  return (
    <a
      ref={ref}
      id={id}
      href={href.startsWith('/') ? siteBase + href : href}
      rel={`${rel} noopener`.trim()}
      className={className}
      aria-describedby={href.startsWith('mailto:') ? undefined : NOTE_ID}
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

import type { ReactNode } from 'react';

const NOTE_ID = 'external-site';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** What else the other site is, as the `rel` attribute says it. */
  rel?: string;
  className?: string | undefined;
  id?: string;
}

/** A link to another site. It opens in the same tab, as links do: whoever wants another one knows how. */
export function ExternalLink({ href, children, rel = '', className, id }: ExternalLinkProps) {
  return (
    <a id={id} href={href} rel={`${rel} noopener`.trim()} className={className} aria-describedby={NOTE_ID}>
      {children}
    </a>
  );
}

/** What screen readers say of every external link; once on a page. */
export function ExternalLinkNote({ children }: { children: string }) {
  return (
    <p id={NOTE_ID} hidden>
      {children}
    </p>
  );
}

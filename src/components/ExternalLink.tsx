import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/** A link to another site. It opens in the same tab, as links do: whoever wants another one knows how. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  );
}

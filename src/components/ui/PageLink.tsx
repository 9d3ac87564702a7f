import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { titles } from '#site/pages.js';
import { base } from '#site/site.js';

interface PageLinkProps extends ComponentProps<'a'> {
  /** Below the edition's, such as `/About` or `/Projects/gardens`. */
  href: string;
}

/** A link within the site: the router handles a page's; a document's is an ordinary one. */
export const PageLink = ({ href, ...props }: PageLinkProps) =>
  titles[href.slice(1)] ? <Link {...props} href={href} /> : <a {...props} href={base + href} />;

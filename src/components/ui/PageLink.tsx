import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { titles } from '#site/pages.js';
import { base } from '#site/site.js';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Below the edition's, such as `/About` or `/Projects/gardens`. */
  path: string;
}

/** A link within the site: the router handles a page's; a document's is an ordinary one. */
export const PageLink = ({ path, ...props }: PageLinkProps) =>
  titles[path.slice(1)] ? <Link {...props} href={path} /> : <a {...props} href={base + path} />;

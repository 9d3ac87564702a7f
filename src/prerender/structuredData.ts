import { siteUrl } from 'virtual:site';
import { escapeJson } from '../builder/shared/escape.mjs';
import { contact } from '../content/contact.ts';
import { owner } from '../content/owner.ts';
import { projects } from '../content/projects.ts';
import { skills } from '../content/skills.ts';
import { siteName } from '../routing/routes.ts';
import type { PageIdentity } from './identity.ts';

/** The schema.org types of a page in addition to ProfilePage. */
const TYPES: Record<string, string[]> = {
  Projects: ['CollectionPage'],
  Contact: ['ContactPage'],
};

/**
 * Describes a page to search engines as a ProfilePage about the owner, by https://schema.org. It is data, not a script,
 * so the content security policy needn't allow it.
 *
 * @param preview the link preview's absolute address, null when there is none
 */
export function structuredData({ page, title, description, address }: PageIdentity, preview: string | null) {
  const types = ['ProfilePage', ...(TYPES[page] ?? [])];
  const data = {
    '@context': 'https://schema.org',
    '@type': types.length > 1 ? types : types[0],
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: 'es',
    isPartOf: { '@type': 'WebSite', '@id': `${siteUrl}#website`, url: `${siteUrl}Home`, name: siteName },
    mainEntity: {
      '@type': 'Person',
      '@id': `${siteUrl}#person`,
      name: owner.name,
      jobTitle: owner.roles[0],
      url: `${siteUrl}Home`,
      ...(preview && { image: preview }),
      sameAs: [owner.host, ...owner.profiles].map(({ url }) => url),
      knowsAbout: skills.map((skill) => skill.title),
      knowsLanguage: contact.options.map(({ value }) => value),
    },
    ...(page === 'Projects' && {
      hasPart: projects.map(({ title: name, url }) => ({ '@type': 'CreativeWork', name, url })),
    }),
  };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

import { owner } from 'virtual:content/owner';
import { projects } from 'virtual:content/projects';
import { skills } from 'virtual:content/skills';
import { editions, lang, siteUrl } from 'virtual:site';
import { escapeJson } from '../builder/shared/escape.mjs';
import { counterparts } from './counterparts.ts';
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
export function structuredData({ page, title, address }: PageIdentity, preview: string | null) {
  const translations = counterparts(page).filter(
    ({ href, hrefLang }) => href !== address && hrefLang !== 'x-default',
  );
  const elsewhere = [owner.brand, ...owner.profiles].flatMap(({ url }) => url ?? []);
  const sameAs = elsewhere.filter((url) => url.startsWith('http')); // a mailbox is no page
  const types = ['ProfilePage', ...(TYPES[page] ?? [])];
  const data = {
    '@context': 'https://schema.org',
    '@type': types.length > 1 ? types : types[0],
    '@id': address,
    url: address,
    name: title,
    inLanguage: lang,
    ...(translations.length > 0 && {
      workTranslation: translations.map(({ href, hrefLang }) => ({ '@id': href, inLanguage: hrefLang })),
    }),
    mainEntity: {
      '@type': 'Person',
      '@id': `${siteUrl}#person`,
      name: owner.name,
      jobTitle: owner.roles[0],
      url: `${siteUrl}Home`,
      ...(preview && { image: preview }),
      ...(sameAs.length > 0 && { sameAs }),
      knowsAbout: skills.map((skill) => skill.title),
      knowsLanguage: editions.map((edition) => edition.lang),
    },
    ...(page === 'Projects' && {
      hasPart: projects.map(({ title: name, url }) => ({
        '@type': 'CreativeWork',
        name,
        ...(url && { url }),
      })),
    }),
  };
  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

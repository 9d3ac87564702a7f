import { owner } from '#site/content/owner.js';
import { lang, siteUrl } from '#site/site.js';
import type { PageIdentity, Work } from './identity.ts';

/**
 * Describes a page to search engines as a ProfilePage about the owner, per https://schema.org. It is data,
 * not a script, so the content security policy needn't allow it.
 */
export function structuredData({ title, address, preview }: PageIdentity) {
  const elsewhere = [...(owner.host ? [owner.host] : []), ...owner.profiles].map(({ url }) => url);
  const sameAs = elsewhere.filter((url) => url.startsWith('http')); // a mailbox isn't a page

  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': address,
    url: address,
    name: title,
    inLanguage: lang,
    mainEntity: {
      '@type': 'Person',
      '@id': `${siteUrl}#person`,
      name: owner.name,
      jobTitle: owner.roles[0],
      url: siteUrl,
      image: preview ?? undefined,
      sameAs: sameAs.length > 0 ? sameAs : undefined,
    },
  };

  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

/** Describes a story or a note, whose author is the owner. */
export function structuredDataOf(
  { address, description, preview }: PageIdentity,
  { type, headline, dates }: Work,
) {
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': address,
    url: address,
    headline,
    description,
    inLanguage: lang,
    datePublished: dates?.published,
    dateModified: dates?.updated,
    image: preview ?? undefined,
    author: { '@type': 'Person', '@id': `${siteUrl}#person`, name: owner.name, url: siteUrl },
  };

  return `<script type="application/ld+json">${escapeJson(data)}</script>`;
}

/**
 * Writes a value as JSON for a script element: nothing in it can end the element or open a comment
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
function escapeJson(value: unknown) {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

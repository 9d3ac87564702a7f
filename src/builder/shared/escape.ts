const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
} as Record<string, string>;

/** Escapes a text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/**
 * Decodes the character references of an attribute; of the named ones, those that escapeHtml writes and
 * &apos;.
 */
export function unescapeHtml(html: string) {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|\w+);/gi, (whole, hex, decimal) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    if (whole === '&apos;') return "'";
    return Object.entries(ENTITIES).find(([, entity]) => entity === whole)?.[0] ?? whole;
  });
}

const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
} as Record<string, string>;

/** Writes a value as JSON for a script element: nothing in it can end the element or open a comment. */
export function escapeJson(value: unknown) {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Escapes a text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text that an attribute says; of named references, those that HTML needs. */
export function unescapeHtml(html: string) {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|\w+);/gi, (whole, hex, decimal) => {
    if (hex || decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    if (whole === '&apos;') return "'";
    return Object.entries(ENTITIES).find(([, entity]) => entity === whole)?.[0] ?? whole;
  });
}

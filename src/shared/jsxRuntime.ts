// The JSX runtime of the bundles, around React's own: it marks each text that the page's language lacks with
// the text's language, for screen readers and hyphenation (src/builder/content/languages.ts).

import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { fallbacks } from '#site/site.js';

type Props = Record<string, unknown>;

const byText = new Map(Object.entries(fallbacks));

/** @returns undefined for what isn't such a text */
const languageOf = (text: unknown) => (typeof text === 'string' ? byText.get(text.trim()) : undefined);

/** Whose name stands for what is in them; around others' words, a language would be theirs, too. */
const NAMED_WHOLE = ['img', 'button', 'summary'];

/** Elements that hold text alone, or isolate it. */
const PLAIN = ['title', 'option', 'textarea', 'text', 'bdi'];

/** A text in an element of its language; anything else as it is. */
function inSpan(child: unknown, i: number) {
  const lang = languageOf(child);
  return lang ? runtime.jsx('span', { lang, dir: 'auto', children: child }, String(i)) : child;
}

/**
 * Sets the language of an element with one text, and wraps each of several texts. A component may pass `lang`
 * on to its element, as wouter's links do.
 */
function withLanguage(type: ElementType, props: Props): Props {
  const { children, alt, 'aria-label': label } = props;
  if (byText.size === 0 || props.lang !== undefined) return props;

  const isElement = typeof type === 'string';
  const lang = languageOf(children);
  // Its letters decide its direction, but not on which side it stands.
  if (lang && isElement && !PLAIN.includes(type)) {
    return { ...props, lang, children: runtime.jsx('bdi', { children }) };
  }
  if (lang) return { ...props, lang, dir: 'auto' };

  const isNamed = isElement && NAMED_WHOLE.includes(type);
  const named = isNamed ? (languageOf(alt) ?? languageOf(label)) : undefined;
  if (named) return { ...props, lang: named };

  return Array.isArray(children) ? { ...props, children: children.map(inSpan) } : props;
}

export const { Fragment } = runtime;
export const jsx = (type: ElementType, props: Props, key?: string) =>
  runtime.jsx(type, withLanguage(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: string) =>
  runtime.jsxs(type, withLanguage(type, props), key);

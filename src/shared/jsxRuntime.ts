// The JSX runtime of the bundles, around React's own: it marks each text that the page's language lacks with
// the text's language, for screen readers and hyphenation (src/builder/content/languages.ts).

import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';
import { fallbacks } from '#site/site.js';

type Props = Record<string, unknown>;

const byText = new Map(Object.entries(fallbacks));

/** @returns undefined for what isn't such a text */
const languageOf = (text: unknown) => (typeof text === 'string' ? byText.get(text.trim()) : undefined);

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
  // Its letters decide its direction.
  if (lang) return { ...props, lang, dir: 'auto' };

  const named = isElement ? (languageOf(alt) ?? languageOf(label)) : undefined;
  if (named) return { ...props, lang: named };

  return Array.isArray(children) ? { ...props, children: children.map(inSpan) } : props;
}

export const { Fragment } = runtime;
export const jsx = (type: ElementType, props: Props, key?: string) =>
  runtime.jsx(type, withLanguage(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: string) =>
  runtime.jsxs(type, withLanguage(type, props), key);

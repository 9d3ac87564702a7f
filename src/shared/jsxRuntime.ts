// React's JSX runtime, which the bundles use instead of React's own: it tells the language of texts that the page's language
// lacks, so that screen readers and hyphenation know it (src/builder/content/languages.ts).
import { languages } from 'virtual:fallbacks';
import type { ElementType } from 'react';
import * as runtime from 'react/jsx-runtime';

type Props = Record<string, unknown>;

const byText = new Map(Object.entries(languages));

/** @returns undefined for what isn't such a text */
const languageOf = (text: unknown) => (typeof text === 'string' ? byText.get(text) : undefined);

/** The properties of an element, with the language of its text, or of each text among its children. */
function withLanguage(type: ElementType, props: Props): Props {
  const { children } = props;
  if (byText.size === 0 || typeof type !== 'string' || 'lang' in props) return props;
  const lang = languageOf(children) ?? languageOf(props.alt) ?? languageOf(props['aria-label']);
  if (lang) return { ...props, lang };
  if (!Array.isArray(children) || !children.some(languageOf)) return props;
  const marked = children.map((child) => {
    const own = languageOf(child);
    return own ? runtime.jsx('span', { lang: own, children: child }) : child;
  });
  return { ...props, children: marked };
}

export const { Fragment } = runtime;
export const jsx = (type: ElementType, props: Props, key?: string) =>
  runtime.jsx(type, withLanguage(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: string) =>
  runtime.jsxs(type, withLanguage(type, props), key);

// Replaces the module #site/site.js that the build makes; it has an entry for any picture in static/images.
// No page has styles of its own.
import type { BuiltImage } from '../../src/shared/builtImage.ts';

export const base = '';
export const siteBase = '';
export const siteUrl = 'https://user.example/';
export const homeUrl = siteUrl;
export const shownHomeUrl = siteUrl;
export const lang = 'fr';
export const digits = '0123456789';
export const locales = { fr: 'fr-FR', ar: 'ar-JO' };
export const editions = [
  { lang: 'fr', name: 'Français', base: '', offer: 'Aussi en français' },
  { lang: 'ar', name: 'العربية', base: '/ar', offer: 'بالعربية أيضًا' },
];
export const assetsUrl = '/';
export const inbox = null;
export const buildYear = 2020;
export const sheets = {};
export const worker = 'worker.js';
export const fallbacks = {};
export const heads = {};

const picture: BuiltImage = {
  width: 640,
  height: 400,
  file: 'assets/picture',
  widths: [320, 640],
  tone: '9ce-463',
};
export const images: Record<string, BuiltImage> = new Proxy(
  {},
  {
    get: (_, src) => (String(src).startsWith('https:') ? undefined : picture),
  },
);

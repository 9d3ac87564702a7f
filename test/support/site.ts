// Replaces the module virtual:site that the build makes: it knows every picture of static/images.
import type { BuiltImage } from 'virtual:site';

export const base = '';
export const siteUrl = 'https://user.example/';
export const assetsUrl = '/';
export const inbox = null;
export const buildYear = 2020;
export const styles = {};

const picture: BuiltImage = { width: 640, height: 400, file: 'assets/picture', widths: [320, 640] };
export const images: Record<string, BuiltImage> = new Proxy(
  {},
  {
    get: (_, src) => (String(src).startsWith('https:') ? undefined : picture),
  },
);

/** Of link previews, in pixels: https://developers.facebook.com/docs/sharing/webmasters/images */
export const PREVIEW = { width: 1200, height: 630 };

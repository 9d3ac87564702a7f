// Types of the content that isn't part of any page, as components get it.
import type { phrase, picture, z } from './fields.ts';
import type { SiteContent } from './site.ts';

/** A text with its language, for screen readers and hyphenation. */
export type Phrase = z.output<typeof phrase>;
/** A picture: either a file in static/images, or an https address with its width and height in pixels. */
export type Image = z.output<ReturnType<typeof picture>>;
export type Profile = SiteContent['owner']['owner']['profiles'][number];
export type Labels = SiteContent['frame']['labels'];

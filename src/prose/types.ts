import type { Project } from '../schema/project.ts';
import type { Image } from '../schema/types.ts';

/** A document that is written in Markdown, or the list of notes, as it is rendered. */
export interface ProseDocument {
  kind: 'story' | 'note' | 'notes';
  /** Below the edition's path, such as `/Notes/exact-spring`. */
  path: string;
  /** The page that it belongs to, whose hue it has. */
  page: string;
  title: string;
  description: string;
  /** Its picture, at the top of a story and in link previews; without one, they show the title. */
  cover?: Image;
  /** The picture that a phone shows in its place. */
  phone?: { src: string };
  /** The cover's, which it has instead of the page's. OKLCH degrees. */
  hue?: number | undefined;
  /** The number that a note is about, such as 14.6 kB. */
  figure?: string | undefined;
  /** Made from Markdown when it is asked for. */
  html?: (address?: string) => string;
  /** Its sections, from three on. */
  contents?: { id: string; text: string }[];
  /** Facts about it, such as its date, in words. */
  facts?: string[];
  /** The result of a story's project. */
  result?: string;
  /** The days of the calendar on which it was published and last changed. */
  dates?: { published: string; updated: string };
  /** The project that it is about. `canRun`: in a frame of this site. */
  live?: { url: string; canRun: boolean; opensIn?: Project['opensIn'] };
  /** Where else its project is. */
  links?: Project['links'];
  /** The document of its kind that follows, round the list. */
  next?: {
    title: string;
    path: string;
    cover?: Image;
    phone?: { src: string };
    hue?: number | undefined;
  };
  /** The languages that have it, in the order of the editions. */
  versions: string[];
  /** The notes that the list shows, newest first. `lang` where it isn't the edition's language. */
  list?: {
    title: string;
    description: string;
    href: string;
    date: string;
    words: string;
    lang: string | null;
    language: string | null;
    figure?: string | undefined;
  }[];
  /** The feed that one may subscribe to. */
  feed?: { label: string; href: string };
}

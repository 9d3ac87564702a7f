/** A document that is written in Markdown, or the list of notes, as it is rendered. */
export interface ProseDocument {
  kind: 'story' | 'note' | 'notes';
  /** Below the edition's path, such as `/Notes/exact-spring`. */
  path: string;
  /** The page that it belongs to, whose hue it has. */
  page: string;
  title: string;
  description: string;
  /** The `src` of the picture that link previews show; without one, they show the title. */
  cover?: string;
  /** Made from Markdown at build. */
  html?: string;
  /** Its sections, from three on. */
  contents?: { id: string; text: string }[];
  /** Facts about it, such as its date, in words. */
  facts?: string[];
  /** The days of the calendar on which it was published and last changed. */
  dates?: { published: string; updated: string };
  /** To what it is about, and its code. */
  links?: { label: string; href: string }[];
  /** Within the edition: the previous and the next one, and the page or list that it is in. */
  ways?: { label?: string; title: string; path: string; direction: 'back' | 'up' | 'on' }[];
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
  }[];
  /** The feed that one may subscribe to. */
  feed?: { label: string; href: string };
}

// What a page is, and the words of the house:
//
// - edition: the site in one language; its texts may fall back to another's
// - entry: one of several things of a kind in the content, such as a project, with an id
// - place: where a value stands in the content, a file and a path in it
// - source: what an owner has written, in all languages, before it is checked and picked
// - document: a story or a note, written in Markdown; an article is one with its edition and entry
// - printed: a page without scripts that people print, the CV
// - facet: a page's side of the wheel; glimpse: what the wheel's hub shows of a page that is pointed at
// - plate: a project across the window; band: the link at a page's end, in the next one's colour
// - look: a page's picture in link previews and its colour in the browser's interface
// - passage: the change from one page to the next, in which the old one stays until the new has grown
import { pageTexts, z } from './fields.ts';
import type { Project } from './project.ts';
import type { Resume } from './resume.ts';
import type { Image as WrittenImage } from './types.ts';

/** A page's own texts, in one language. */
type PageTexts = z.output<typeof pageTexts>;
export type Texts = Required<Omit<PageTexts, 'short'>> & Pick<PageTexts, 'short'>;

type Shape = Record<string, z.ZodType>;
type Output<S extends Shape> = z.output<z.ZodObject<S>> & { page: Texts };
type Input<S extends Shape> = z.input<z.ZodObject<S & { page: typeof pageTexts }>>;

/** Facts that a page may need to put its content together. */
export interface PageContext {
  /** The language in which the content is shown. */
  code: string;
  /** Those of its counts, from 0 to 9. */
  digits: string;
  /** That language, then those that stand in for it, in order. */
  order: string[];
  /** The owner's, in Latin letters where the content has it so: for names of files. */
  latinName: string;
  /** All the languages of the site. */
  editions: { code: string; lang: string; name: string }[];
  /** The entries whose story is written in this language, and the label of the link to one. */
  stories: { ids: string[]; label: string };
  /** Says that something is in another language, given its code, such as `auf Spanisch`. */
  inLanguage: (tag: string) => string;
  /** A page's content as shown, by its name, as the caller's type; undefined if the site lacks the page. */
  contentOf: <T>(page: string) => T | undefined;
}

/** A page in small: its picture, which fills the hub, or its logo, which stands in it. */
export interface Glimpse {
  image: WrittenImage | undefined;
  isLogo?: boolean;
}

/** The material of a new owner's content. */
export interface StarterFacts {
  resume: Resume;
  /** One of the template's labels in the site's languages, such as `frame.labels.languages`. */
  labelOf: (key: string) => unknown;
  /** The codes of the site's languages, the résumé's first. */
  languages: string[];
  /** The first language's. */
  locale: string;
  /** Words what goes on since `{from}`, in the first language. */
  sinceYear: string;
}

interface PageOptions<S extends Shape, Shown> {
  /** Its colour: an OKLCH hue in degrees, such as 60 more than the page before it in the bar. */
  hue: number;
  /** Exports of its content file besides `page`. */
  content: S;
  /** Whether there is anything to show; if not, the site leaves the page out. */
  isThere?: (content: Shown) => boolean;
  /** Faults that only other content files reveal; `all` is in the first language, by file. */
  check?: (
    content: Output<S>,
    all: Record<string, unknown>,
  ) => { path: PropertyKey[]; value?: unknown; message: string }[];
  /** Makes the content that its components get, if the content in one language isn't enough. */
  show?: (content: Output<S>, context: PageContext) => Shown;
  /** Shown in the wheel's hub while its facet is pointed at on another page; without it, the owner's name. */
  glimpse?: (content: Shown, owner: { avatar: WrittenImage }) => Glimpse;
  /** Its entries that may have a story (src/content/stories/ID.md), and what is known about each. */
  stories?: (content: Shown, digits: string) => Storied[];
  /** The address that its form posts to. */
  postsTo?: (content: Shown) => string | undefined;
  /** Its content for a new owner, without `page`; setup draws the pictures that it names. */
  starter?: (facts: StarterFacts) => Omit<Input<S>, 'page'>;
  /** Makes it a sheet to print, without scripts: the files of its printed form and of the owner's card, and their town. */
  printed?: (content: Shown) => { pdf: string; card: string; town?: string | undefined };
}

/** An entry that may have a story. */
export interface Storied {
  id: string;
  title: string;
  facts: string[];
  /** Its result. */
  result?: string;
  url?: string;
  opensIn?: Project['opensIn'];
  links?: Project['links'];
  cover?: WrittenImage;
  /** The picture that a phone shows in its place. */
  phone?: { src: string };
}

/** The content of any page: only the page's own definition knows its type. */
// biome-ignore lint/suspicious/noExplicitAny: as said
export type AnyContent = any;

export interface PageDefinition<S extends Shape = AnyContent, Shown = AnyContent>
  extends PageOptions<S, Shown> {
  schema: z.ZodObject;
  /** For types only. */
  types?: { written: Input<S>; shown: Shown };
}

/** Describes a page of the site: the `page` of src/pages/NAME/page.ts. Its content is src/content/name.ts. */
export function definePage<S extends Shape, Shown = Output<S>>(
  options: PageOptions<S, Shown>,
): PageDefinition<S, Shown> {
  return { ...options, schema: z.strictObject({ page: pageTexts, ...options.content }) };
}

/** The exports of a page's content file. */
export type Written<P extends PageDefinition> = NonNullable<P['types']>['written'];

/** A page's content in one language. */
export type Shown<P extends PageDefinition> = NonNullable<P['types']>['shown'];

/** The same, as in the modules that components import: with only the heading of the page's own texts. */
export type Shipped<P extends PageDefinition> = Omit<Shown<P>, 'page'> & { page: Pick<Texts, 'heading'> };

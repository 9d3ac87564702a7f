import { pageTexts, z } from './kinds.mjs';

/** A page's own texts, in one language. */
export type Texts = Required<z.output<typeof pageTexts>>;

type Shape = Record<string, z.ZodType>;
type Output<S extends Shape> = z.output<z.ZodObject<S>> & { page: Texts };
type Input<S extends Shape> = z.input<z.ZodObject<S & { page: typeof pageTexts }>>;

/** What a page's content may need to know to be put together. */
export interface Languages {
  /** That in which the content is shown. */
  code: string;
  /** All of the site's. */
  editions: { code: string; name: string }[];
}

/** A page's share of a JSON Resume. */
export interface ResumePart {
  /** Paragraphs about the owner. */
  summary?: string[];
  city?: string | undefined;
  work?: object[];
  skills?: object[];
  projects?: object[];
  /** Facts about the owner, of which one may be the languages. */
  facts?: { label: string; value: string }[];
}

/** Who a new owner is, by a resume and answers. */
export interface Person {
  name: string;
  roles: string[];
  place: string;
  /** A sentence or two. */
  lead: string;
  /** The paragraphs after it. */
  story: string[];
  profiles: { id: string; label: string; url: string; mark?: string | undefined }[];
  /** Newest first. */
  jobs: {
    id: string;
    from?: number | undefined;
    to?: number | undefined;
    period?: string | undefined;
    role: string;
    company?: string | undefined;
    description?: string | undefined;
  }[];
  projects: {
    id: string;
    title: string;
    description?: string | undefined;
    url?: string | undefined;
    tags: string[];
  }[];
  skills: { id: string; title: string; description?: string | undefined }[];
  technologies: string[];
  /** Languages, each with its level. */
  spoken: string;
  studies: { label: string; value: string }[];
}

/** What setup gives a page for writing its content. */
export interface SetupTools<Before> {
  /** The page's content before, of which the demonstration's own sentences must not stay. */
  before: Before;
  /** All files' labels in the site's languages, by file. */
  // biome-ignore lint/suspicious/noExplicitAny: of any page
  labels: Record<string, any>;
  /** Of the site. */
  languages: string[];
  /** That of the person's texts. */
  language: string;
  endpoint: string | null;
  portrait: { src: string; alt: string };
  /** Draws a stand-in for a picture of a project or a technology. */
  draw: (kind: 'project' | 'logo', entry: { id: string; title: string }, place: number) => { src: string; alt: string };
  /** A person's text, once a language, so that the doctor lists it until it is translated. */
  own: <T>(text: T) => T;
  /** A value for each of the site's languages. */
  each: <T>(of: (code: string) => T) => T;
}

interface PageOptions<S extends Shape, Shown> {
  /** In degrees of OKLCH. Pages without one share the widest part of the circle that the others leave free. */
  hue?: number;
  /** Whether something in its first view moves by itself, so that its script is loaded before the first input. */
  moves?: boolean;
  /** Whether it is a document without scripts, in the frame of none. */
  isDocument?: boolean;
  /** Exports of its content file besides `page`. */
  content: S;
  /** Those exports that are shown below the first view, and loaded later: as `virtual:content/NAME/later`. */
  later?: (keyof S)[];
  /** Whether there is anything to show; without, the site doesn't have the page. */
  isThere?: (content: Shown) => boolean;
  /** Faults that only a comparison with other content files shows; `all` is in the first language, by file. */
  check?: (content: Output<S>, all: Record<string, unknown>) => { path: PropertyKey[]; message: string }[];
  /** What its components get: the content in one language, if that isn't enough. */
  show?: (content: Output<S>, languages: Languages) => Shown;
  /** The words of its link preview, if they aren't its heading and the first sentence of its description. */
  preview?: (content: Shown, owner: { name: string; roles: string[] }) => { title: string; text: string };
  /** What it adds to its own description for search engines, by https://schema.org. */
  structuredData?: (content: Shown) => object;
  /** What it adds to the description of the owner on all pages, by https://schema.org/Person. */
  person?: (content: Shown) => object;
  resume?: (content: Shown) => ResumePart;
  /** The address that its form posts to. */
  postsTo?: (content: Shown) => string | undefined;
  /** Styles that depend on its content: the content security policy refuses style attributes. */
  styles?: (content: Shown) => string;
  /**
   * Its content for a new owner, without `page`, and what its description says besides its heading and the owner. A page
   * without this keeps its content.
   */
  setUp?: (person: Person, tools: SetupTools<Input<S>>) => Omit<Input<S>, 'page'> & { describedBy: string[] };
  /** Of a document: the files of its printed form, and of the owner's card. */
  download?: (content: Shown) => { pdf: string; card: string };
}

// biome-ignore lint/suspicious/noExplicitAny: any page, whatever its content
export interface Page<S extends Shape = any, Shown = any> extends PageOptions<S, Shown> {
  schema: z.ZodObject;
  /** Only for types. */
  types?: { written: Input<S>; shown: Shown };
}

/** Describes a page of the site: the `page` of src/pages/NAME/page.ts. Its content is src/content/name.ts. */
export function definePage<S extends Shape, Shown = Output<S>>(options: PageOptions<S, Shown>): Page<S, Shown> {
  return { ...options, schema: z.strictObject({ page: pageTexts, ...options.content }) };
}

/** What a page's content file exports. */
export type Written<P extends Page> = NonNullable<P['types']>['written'];

/** A page's content in one language. */
export type Shown<P extends Page> = NonNullable<P['types']>['shown'];

/** The same in the modules that components import: of the page's own texts only its heading. */
export type Shipped<P extends Page> = Omit<Shown<P>, 'page'> & { page: Pick<Texts, 'heading'> };

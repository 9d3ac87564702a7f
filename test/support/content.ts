// The content of a site as tests read it, whatever pages it has.
import type { Pages } from '#site/content';
import type { Edition as AnyEdition, Site } from '../../src/builder/content/content.ts';
import { DEMONSTRATION } from '../../src/builder/setup/placeholders.ts';
import type { SiteContent } from '../../src/schema/site.ts';

/** Content as if it had every section that an owner may leave out. */
export type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<NonNullable<T[K]>> } : T;

/** The pages that the specification has rows for. */
const SPECIFIED = ['Home', 'About', 'Projects', 'Skills', 'Contact'];

/** Whether a site is the one that is specified: its person’s, with all pages. Any other is an owner’s. */
export function isSpecified({ owner, editions }: Pick<Site, 'owner' | 'editions'>): boolean {
  const shown = editions[0]?.pages.map(({ name }) => name) ?? [];
  return owner.name === DEMONSTRATION && SPECIFIED.every((page) => shown.includes(page));
}

/** By file. That of a page which the project lacks is of any type: its tests don't run then. */
interface Content extends SiteContent, Pages {
  // biome-ignore lint/suspicious/noExplicitAny: as said
  [file: string]: any;
}

/** Typed as complete: a test of any site looks first whether the site has the section. */
export type Edition = Omit<AnyEdition, 'content'> & { content: Whole<Content> };

/** A site's content as its pages show it, for tests that don't run the site's own modules. */
export function contentOf(site: Site) {
  const editions = site.editions as unknown as Edition[];
  const [first, ...others] = editions as [Edition, ...Edition[]];
  const { content } = first;
  const { owner } = content.owner;
  const { labels, popup: greeting } = content.frame;
  /** The names of the pages that visitors move between. */
  const routed = first.pages.filter(({ definition }) => !definition.printed).map(({ name }) => name);

  /** The texts of a page in an edition. */
  function textsOf({ pages }: Pick<AnyEdition, 'pages'>, page: string) {
    const { texts } = pages.find(({ name }) => name === page) ?? {};
    if (!texts) throw new Error(`The site has no page ${page}`);
    return texts;
  }

  /** The paths of an edition's stories and notes, and of the list of notes, below its own. */
  function documentsOf({ code }: Edition): string[] {
    const own = site.prose.filter((each) => each.code === code);
    const pathOf = (kind: string) => (kind === 'notes' ? 'Notes' : 'Projects');
    const hasNotes = own.some(({ kind }) => kind === 'notes');
    return [...own.map(({ kind, id }) => `${pathOf(kind)}/${id}`), ...(hasNotes ? ['Notes'] : [])];
  }

  return {
    site,
    editions,
    /** The edition at the site's root. */
    first,
    others,
    content,
    owner,
    labels,
    greeting,
    routed,
    /** Whether the texts are the project's own: an owner's may be longer. */
    isDemonstration: isSpecified(site),
    textsOf,
    documentsOf,
    /** The links of an edition's bar. */
    linksOf: ({ pages, content: { frame } }: Pick<Edition, 'pages' | 'content'> = first) =>
      pages
        .filter(({ name }) => frame.bar.includes(name))
        .map(({ name, texts }) => ({ path: `/${name}`, label: texts.link })),
    /** The text of a page's h1. */
    headingOf: (page: string, edition: Pick<Edition, 'pages' | 'content'> = first): string =>
      page === routed[0] ? edition.content.owner.owner.name : textsOf(edition, page).heading,
    /** The title of a page's window. */
    titleOf: (page: string, edition: Pick<Edition, 'pages' | 'content'> = first) =>
      `${page === routed[0] ? edition.content.owner.owner.name : edition.content.frame.titleLabel} · ${textsOf(edition, page).title}`,
  };
}

import { OWN_NAMES, PAGES } from './facts.mjs';

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./texts.mjs').Texts} Texts */
/** @typedef {{ text: string, lang: string }} Phrase */

/**
 * Puts facts and an edition's texts together into what its pages show: for each of the site's content modules, its
 * exports. A section that has neither facts nor texts is undefined, and its list empty.
 *
 * @param {Facts} facts
 * @param {Texts} texts complete: an entry for each id
 * @param {{ editions: { code: string, name: string }[], gone: string[] }} languages `gone`: those of src/content/editions.ts
 *   that have no folder
 */
export function merge(facts, texts, { editions, gone }) {
  /** @param {Phrase[]} [phrases] a language that is gone is gone here as well */
  const spoken = (phrases) => phrases?.filter(({ lang }) => !gone.includes(lang));
  const { offer, ...popup } = texts.frame.popup;
  return {
    about: { about: { ...texts.about.about, tagline: spoken(texts.about.about.tagline) } },
    aboutStory: aboutStoryOf(facts, texts, spoken),
    contact: { contact: contactOf(facts, texts, editions) },
    cv: texts.cv,
    descriptions: texts.descriptions,
    frame: {
      navigation: navigationOf(facts, texts),
      labels: texts.frame.labels,
      popup,
      /** Of its own, since other editions show it, and this one doesn't. */
      offer,
    },
    home: { home: { ...texts.home.home, phrases: spoken(texts.home.home.phrases) } },
    homeStory: homeStoryOf(facts, texts),
    inbox: texts.inbox,
    owner: { owner: ownerOf(facts, texts) },
    projects: {
      title: texts.projects.title,
      intro: texts.projects.intro,
      projects: facts.projects.projects.map(({ image, ...project }) => {
        const { alt, ...own } = at(texts.projects.projects, project.id);
        return { ...project, ...own, image: { ...image, alt } };
      }),
    },
    skills: {
      title: texts.skills.title,
      labels: texts.skills.labels,
      intro: texts.skills.intro,
      skills: facts.skills.skills.map(({ id, image }) => {
        const { alt, ...own } = at(texts.skills.skills, id);
        return { id, ...own, image: { ...image, alt } };
      }),
    },
  };
}

/**
 * @param {Facts} facts
 * @param {Texts} texts
 */
function ownerOf({ owner: { owner: facts } }, { owner: { owner: texts } }) {
  const { host, site: _, ...others } = facts;
  /** @type {{ label: string, url?: string }} */
  const brand = host ?? { label: facts.name };
  return { ...texts, ...others, brand, avatar: { ...facts.avatar, ...texts.avatar } };
}

/**
 * The pages of the site: one without entries isn't there.
 *
 * @param {Facts} facts
 */
function pagesOf({ projects, skills }) {
  const lists = new Map([
    ['Projects', projects.projects],
    ['Skills', skills.skills],
  ]);
  return PAGES.filter((page) => lists.get(page)?.length !== 0);
}

/**
 * @param {Facts} facts
 * @param {Texts} texts
 */
function navigationOf(facts, { frame: { navigation } }) {
  const pages = pagesOf(facts);
  return {
    links: facts.frame.navigation.pages
      .filter((page) => pages.includes(page))
      .map((page) => ({ path: `/${page}`, label: navigation.links[page] })),
    titleLabel: navigation.titleLabel,
    /** Of the pages that the site has. */
    titles: /** @type {Partial<typeof navigation.titles>} */ (
      Object.fromEntries(pages.map((page) => [page, navigation.titles[page]]))
    ),
  };
}

/**
 * @param {Facts} facts
 * @param {Texts} texts
 * @param {(phrases?: Phrase[]) => Phrase[] | undefined} spoken
 */
function aboutStoryOf({ aboutStory: { aboutStory: facts } }, { aboutStory: texts }, spoken) {
  const { story, photo, ring, closingTagline, ...others } = texts.aboutStory;
  return {
    aboutStory: {
      ...others,
      story: { ...story, ...facts.story, greetings: spoken(story.greetings) },
      photo: { ...facts.photo, ...photo },
      ring: ring && {
        ...ring,
        photographs: facts.photographs.map(({ id, image, ...facts }) => {
          const { alt, caption } = at(ring.photographs, id);
          return { ...facts, image: { ...image, alt }, caption };
        }),
      },
      closingTagline: spoken(closingTagline),
    },
    carouselLabels: texts.carouselLabels,
  };
}

/**
 * @param {Facts} facts
 * @param {Texts} texts
 * @param {{ code: string, name: string }[]} editions
 */
function contactOf({ contact: { contact: facts } }, { contact: { contact: texts } }, editions) {
  const languages = editions.map(({ code, name }) => ({ value: code, label: name }));
  const { asks, postAs, image, ...others } = facts;
  return {
    ...texts,
    ...others,
    image: image && texts.image && { ...image, ...texts.image },
    asksCompany: asks.includes('empresa'),
    /** The languages in which the owner answers: those of the site. With one there is no choice. */
    options: asks.includes('pais') && languages.length > 1 ? languages : [],
    postAs: { ...OWN_NAMES, ...postAs },
  };
}

/**
 * @param {Facts} facts
 * @param {Texts} texts
 */
function homeStoryOf({ homeStory: { homeStory: facts, logos } }, { homeStory: texts }) {
  const { experience, featured, welcomeCard, ...others } = texts.homeStory;
  return {
    homeStory: {
      ...others,
      experience: experience && {
        title: experience.title,
        intro: experience.intro,
        jobs: facts.jobs.map(({ id, from, to }) => {
          const { period, ...job } = at(experience.jobs, id);
          const { since, between } = experience.period;
          const years = (to === undefined ? since : between)
            .replace('{from}', String(from))
            .replace('{to}', String(to));
          return { id, from, to, ...job, period: period ?? (from === undefined ? undefined : years) };
        }),
      },
      featured: featured && { ...featured, ids: [...facts.featured] },
      welcomeCard: facts.welcomeCard &&
        welcomeCard && { ...welcomeCard, image: { ...facts.welcomeCard.image, ...welcomeCard.image } },
    },
    logos: logos.map(({ id, image }) => ({ ...image, alt: at(texts.logos, id) })),
  };
}

/**
 * @template Text
 * @param {Record<string, Text>} texts
 * @param {string} id
 */
function at(texts, id) {
  return /** @type {Text} */ (texts[id]);
}

/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./texts.mjs').Texts} Texts */

/**
 * Puts facts and an edition's texts together into what its pages show: for each of the site's content modules, its
 * exports.
 *
 * @param {Facts} facts
 * @param {Texts} texts complete: an entry for each id
 * @param {{ editions: { code: string, name: string }[], gone: string[] }} languages `gone`: those of src/content/editions.ts
 *   that have no folder
 */
export function merge(facts, texts, { editions, gone }) {
  /** @param {{ text: string, lang: string }[]} phrases a language that is gone is gone here as well */
  const spoken = (phrases) => phrases.filter(({ lang }) => !gone.includes(lang));
  const { homeStory } = texts.homeStory;
  const { aboutStory } = texts.aboutStory;
  return {
    about: { about: { ...texts.about.about, tagline: spoken(texts.about.about.tagline) } },
    aboutStory: {
      aboutStory: {
        ...aboutStory,
        story: {
          ...aboutStory.story,
          ...facts.aboutStory.aboutStory.story,
          greetings: spoken(aboutStory.story.greetings),
        },
        photo: { ...facts.aboutStory.aboutStory.photo, ...aboutStory.photo },
        ring: {
          ...aboutStory.ring,
          photographs: facts.aboutStory.aboutStory.photographs.map(({ id, image, ...facts }) => {
            const { alt, caption } = at(aboutStory.ring.photographs, id);
            return { ...facts, image: { ...image, alt }, caption };
          }),
        },
        closingTagline: spoken(aboutStory.closingTagline),
      },
      carouselLabels: texts.aboutStory.carouselLabels,
    },
    contact: {
      contact: {
        ...texts.contact.contact,
        ...facts.contact.contact,
        image: { ...facts.contact.contact.image, ...texts.contact.contact.image },
        /** The languages in which the owner answers: those of the site. */
        options: editions.map(({ code, name }) => ({ value: code, label: name })),
      },
    },
    cv: texts.cv,
    descriptions: texts.descriptions,
    frame: {
      navigation: {
        links: facts.frame.navigation.pages.map((page) => ({
          path: `/${page}`,
          label: texts.frame.navigation.links[page],
        })),
        titleLabel: texts.frame.navigation.titleLabel,
        titles: texts.frame.navigation.titles,
      },
      labels: texts.frame.labels,
      popup: texts.frame.popup,
    },
    home: { home: { ...texts.home.home, phrases: spoken(texts.home.home.phrases) } },
    homeStory: {
      homeStory: {
        ...homeStory,
        experience: {
          title: homeStory.experience.title,
          intro: homeStory.experience.intro,
          jobs: facts.homeStory.homeStory.jobs.map(({ id, from, to }) => {
            const { period, ...job } = at(homeStory.experience.jobs, id);
            const { since, between } = homeStory.experience.period;
            const years = (to === undefined ? since : between)
              .replace('{from}', String(from))
              .replace('{to}', String(to));
            return { id, ...job, period: period ?? years };
          }),
        },
        featured: { ...homeStory.featured, ids: [...facts.homeStory.homeStory.featured] },
        welcomeCard: {
          ...homeStory.welcomeCard,
          image: { ...facts.homeStory.homeStory.welcomeCard.image, ...homeStory.welcomeCard.image },
        },
      },
      logos: facts.homeStory.logos.map(({ id, image }) => ({ ...image, alt: at(texts.homeStory.logos, id) })),
    },
    inbox: texts.inbox,
    owner: {
      owner: {
        ...texts.owner.owner,
        ...facts.owner.owner,
        avatar: { ...facts.owner.owner.avatar, ...texts.owner.owner.avatar },
      },
    },
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
 * @template Text
 * @param {Record<string, Text>} texts
 * @param {string} id
 */
function at(texts, id) {
  return /** @type {Text} */ (texts[id]);
}

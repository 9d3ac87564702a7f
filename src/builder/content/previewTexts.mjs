/**
 * The texts of each page's link preview: its heading, and the first sentence of its description or the owner's roles.
 *
 * @param {import('./content.mjs').Content} content
 */
export function previewTexts({
  owner: { owner },
  about,
  contact,
  cv: { cv },
  descriptions: { descriptions },
  projects,
  skills,
}) {
  const headings = {
    Home: owner.name,
    About: about.about.title,
    Projects: projects.title,
    Skills: skills.title,
    Contact: contact.contact.title,
    CV: cv.title,
  };
  const texts = { ...descriptions, CV: cv.description };
  return Object.entries(headings).map(([page, title]) => {
    const description = texts[/** @type {keyof typeof headings} */ (page)];
    const [first = description] = description.match(/^.+?[.:](?=\s)/) ?? [];
    return { page, title, text: page === 'Home' ? owner.roles.join(' · ') : first.replace(/:$/, '.') };
  });
}

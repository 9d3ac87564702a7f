import type { Content } from '../pages/CV/page.ts';

export const page: Content['page'] = {
  description: {
    es: 'Currículum de Lucía Montes en una hoja: experiencia, tecnologías, idiomas y ocho proyectos, para leer, imprimir o guardar en PDF.',
    de: 'Der Lebenslauf von Lucía Montes auf einer Seite: Werdegang, Technologien, Sprachen und acht Projekte. Auch als PDF.',
    en: 'The CV of Lucía Montes on a single page: experience, technologies, languages and eight projects. Read it, print it or save it as a PDF.',
  },
};

export const cv: Content['cv'] = {
  town: { es: 'Leipzig, Alemania', de: 'Leipzig', en: 'Leipzig, Germany' },
  more: [
    {
      label: { es: 'Busco', de: 'Ich suche', en: 'Looking for' },
      value: {
        es: 'un puesto de frontend, en Leipzig o en remoto',
        de: 'eine Frontend-Stelle in Leipzig oder remote',
        en: 'a frontend job, in Leipzig or remote',
      },
      kind: 'looking',
    },
    {
      label: { es: 'Idiomas', de: 'Sprachen', en: 'Languages' },
      value: {
        es: 'español (lengua materna), alemán (C1), inglés (B2)',
        de: 'Spanisch (Muttersprache), Deutsch (C1), Englisch (B2)',
        en: 'Spanish (first language), German (C1), English (B2)',
      },
      kind: 'languages',
    },
  ],
};

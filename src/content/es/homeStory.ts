import type { HomeStoryTexts, LogoTexts } from '../texts.ts';

/** Home below its first view. */
export const homeStory: HomeStoryTexts = {
  /** Names the strip of logos for screen readers. */
  technologies: 'Tecnologías',
  welcome: 'Hola, me alegra que estés aquí',
  welcomeText:
    'En esta página te cuento de dónde vengo, qué sé hacer y qué he construido hasta ahora. Puedes leerla en cinco minutos; si te quedas con una pregunta, escríbeme.',
  experience: {
    title: 'Experiencía',
    intro: 'Del teléfono del soporte a la consola del navegador, paso a paso.',
    /** How long a job lasted: up to now, and from one year to another. */
    period: { since: 'Desde {from}', between: '{from} – {to}' },
    jobs: {
      frontend: {
        role: 'Desarrolladora frontend',
        company: 'Proyectos propios y encargos',
        description:
          'Páginas para pequeños negocios y aplicaciones con React, Vite y TypeScript: diseño adaptable, accesibilidad desde el primer día y rendimiento medido, no supuesto.',
      },
      'service-desk': {
        role: 'Service Desk, niveles L1 y L2',
        company: 'Soporte informático para empresas',
        description:
          'Incidencias por teléfono, correo y acceso remoto en español, alemán e inglés. Diagnóstico, documentación y muchas conversaciones con personas que solo querían seguir trabajando.',
      },
      'self-taught': {
        role: 'Formación autodidacta',
        company: 'Cursos, documentación y práctica diaria',
        /** Takes the place of the years. */
        period: 'Siempre',
        description:
          'HTML, CSS y JavaScript primero; después React y TypeScript. Ahora mismo aprendo MongoDB y Vue, con un proyecto pequeño para cada idea nueva.',
      },
    },
  },
  about: {
    title: 'Sobre mí',
    more: 'Más sobre mí',
    paragraphs: [
      'Mi primera página web fue una lista de rutas de montaña para mis amigos. Se veía fatal en el móvil y no me importó: la había hecho yo, y cualquiera podía abrirla.',
      'Aquella lista me enseñó lo que más me gusta de la web: escribes un archivo de texto y, un momento después, existe para todo el mundo. Empecé a leer el código de las páginas que admiraba, a romper las mías y a arreglarlas por la noche, después del turno en el service desk.',
      'Con el tiempo los experimentos se convirtieron en proyectos y los proyectos en encargos. Hoy me dedico a lo que entonces hacía por curiosidad, y conservo la costumbre: cada semana aprendo algo que la semana anterior no sabía.',
    ],
  },
  featured: {
    title: 'Proyectos destacados',
    all: 'Ver todos los proyectos',
    intro: 'Tres trabajos que resumen lo que me gusta hacer.',
  },
  welcomeCard: {
    button: 'Haz un Clic aqui',
    title: '¿Nos conocemos?',
    paragraphs: [
      'Soy de Vitoria, vivo en Leipzig y pienso mejor caminando. Si el fin de semana hay sol, estoy en un sendero; si llueve, probablemente esté probando una propiedad nueva de CSS.',
      'Me gusta trabajar con gente que pregunta, que explica y que celebra los detalles bien acabados. Si te reconoces, ya tenemos algo de que hablar.',
    ],
    image: { alt: 'Ilustración: Lucía saluda con la mano delante de unas montañas' },
  },
  closing: {
    title: '¿Hablamos?',
    toContact: 'Contacto',
    text: 'El código está en GitHub y mi trayectoria en LinkedIn. Para todo lo demás, un mensaje basta.',
  },
};

/** The specification gives all of them one alt text; you may describe each one instead. */
export const logos: LogoTexts = {
  html: 'html img',
  css: 'html img',
  javascript: 'html img',
  nodejs: 'html img',
  react: 'html img',
};

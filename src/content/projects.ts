import type { Project } from './types.ts';

/** It says how many projects there are, as descriptions.ts and cv.ts do. */
export const intro =
  'Ocho proyectos, del primer juego en JavaScript al último encargo. Cada tarjeta lleva al proyecto en marcha.';

export const projects: Project[] = [
  {
    id: 'jardineria',
    title: 'Jardines del Norte',
    description:
      'Página única para una empresa de jardinería: servicios, fotografías antes y después y un presupuesto en tres pasos.',
    image: { src: 'projects/jardineria.svg', alt: 'Ilustración: una planta que crece dentro de un hexágono' },
    url: 'https://example.com/proyectos/jardineria',
    tags: ['HTML', 'CSS', 'Vite'],
  },
  {
    id: 'quiz',
    title: 'Quiz de JavaScript',
    description:
      'Preguntas sobre el lenguaje con tiempo limitado, explicación tras cada respuesta y marcador al final.',
    image: { src: 'projects/quiz.svg', alt: 'Ilustración: una pregunta con cuatro respuestas, una marcada' },
    url: 'https://example.com/proyectos/quiz',
    tags: ['JavaScript', 'HTML'],
  },
  {
    id: 'tres-en-raya',
    title: 'Tres en raya',
    description:
      'El clásico para dos personas o contra el ordenador, con historial de jugadas y vuelta atrás.',
    image: {
      src: 'projects/tres-en-raya.svg',
      alt: 'Ilustración: un tablero de tres en raya con una línea ganadora',
    },
    url: 'https://example.com/proyectos/tres-en-raya',
    tags: ['React', 'TypeScript'],
  },
  {
    id: 'finanzas',
    title: 'Control de gastos',
    description:
      'Ingresos y gastos por categorías, con gráficas que se leen de un vistazo y datos que no salen del navegador.',
    image: {
      src: 'projects/finanzas.svg',
      alt: 'Ilustración: barras y una línea que sube sobre unas monedas',
    },
    url: 'https://example.com/proyectos/finanzas',
    tags: ['React', 'TypeScript', 'Vite'],
  },
  {
    id: 'tiempo',
    title: 'Previsión Meteorológica',
    description:
      'El tiempo de hoy y de los próximos cinco días para cualquier ciudad, con iconos dibujados y modo sin conexión.',
    image: { src: 'projects/tiempo.svg', alt: 'Ilustración: el sol detrás de una nube con lluvia' },
    url: 'https://example.com/proyectos/tiempo',
    tags: ['React', 'API', 'CSS'],
  },
  {
    id: 'colores',
    title: 'Selector de color',
    description:
      'Elige un tono, ajusta claridad y saturación y copia el código; avisa cuando el contraste no alcanza.',
    image: {
      src: 'projects/colores.svg',
      alt: 'Ilustración: una rueda hexagonal de colores con un cuentagotas',
    },
    url: 'https://example.com/proyectos/colores',
    tags: ['JavaScript', 'CSS'],
  },
  {
    id: 'letras',
    title: 'Find the Letter',
    description:
      'Juego de reflejos: encuentra la letra que pide la pantalla antes de que se acabe el tiempo. Cada ronda, más rápido.',
    image: { src: 'projects/letras.svg', alt: 'Ilustración: una cuadrícula de letras con una resaltada' },
    url: 'https://example.com/proyectos/letras',
    tags: ['JavaScript'],
  },
  {
    id: 'portafolio-antiguo',
    title: 'Mi portafolio anterior',
    description:
      'La primera versión de este sitio. La conservo en línea porque enseña, mejor que un texto, cuánto se aprende en dos años.',
    image: {
      src: 'projects/portafolio.svg',
      alt: 'Ilustración: una ventana de navegador antigua con un retrato',
    },
    url: 'https://example.com/proyectos/portafolio-2023',
    tags: ['HTML', 'CSS', 'JavaScript'],
  },
];

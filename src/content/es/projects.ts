import type { ProjectTexts } from '../texts.ts';

export const title = 'Proyectos';

/** It says how many projects there are, as descriptions.ts and cv.ts do. */
export const intro =
  'Ocho proyectos, del primer juego en JavaScript al último encargo. Cada tarjeta lleva al proyecto en marcha.';

export const projects: ProjectTexts = {
  gardens: {
    title: 'Jardines del Norte',
    description:
      'Página única para una empresa de jardinería: servicios, fotografías antes y después y un presupuesto en tres pasos.',
    result: 'Pedir presupuesto lleva ahora dos minutos, también en el móvil.',
    alt: 'Ilustración: una planta que crece dentro de un hexágono',
  },
  quiz: {
    title: 'Quiz de JavaScript',
    description:
      'Preguntas sobre el lenguaje con tiempo limitado, explicación tras cada respuesta y marcador al final.',
    alt: 'Ilustración: una pregunta con cuatro respuestas, una marcada',
  },
  'tic-tac-toe': {
    title: 'Tres en raya',
    description:
      'El clásico para dos personas o contra el ordenador, con historial de jugadas y vuelta atrás.',
    alt: 'Ilustración: un tablero de tres en raya con una línea ganadora',
  },
  budget: {
    title: 'Control de gastos',
    description:
      'Ingresos y gastos por categorías, con gráficas que se leen de un vistazo y datos que no salen del navegador.',
    alt: 'Ilustración: barras y una línea que sube sobre unas monedas',
  },
  weather: {
    title: 'Previsión Meteorológica',
    description:
      'El tiempo de hoy y de los próximos cinco días para cualquier ciudad, con iconos dibujados y modo sin conexión.',
    alt: 'Ilustración: el sol detrás de una nube con lluvia',
  },
  colours: {
    title: 'Selector de color',
    description:
      'Elige un tono, ajusta claridad y saturación y copia el código; avisa cuando el contraste no alcanza.',
    alt: 'Ilustración: una rueda hexagonal de colores con un cuentagotas',
  },
  letters: {
    title: 'Find the Letter',
    description:
      'Juego de reflejos: encuentra la letra que pide la pantalla antes de que se acabe el tiempo. Cada ronda, más rápido.',
    alt: 'Ilustración: una cuadrícula de letras con una resaltada',
  },
  'old-portfolio': {
    title: 'Mi portafolio anterior',
    description:
      'La primera versión de este sitio. La conservo en línea porque enseña, mejor que un texto, cuánto se aprende en dos años.',
    alt: 'Ilustración: una ventana de navegador antigua con un retrato',
  },
};

import type { SkillLabelTexts, SkillTexts } from '../texts.ts';

export const title = 'Skills';

/** The buttons of each card. */
export const labels: SkillLabelTexts = { moreInfo: 'Más info', close: 'Cerrar' };

/** It says how many skills there are. */
export const intro =
  'Cinco tecnologías que uso cada día. En cada tarjeta, lo que sé hacer con ella y cómo la aprendí.';

export const skills: SkillTexts = {
  html: {
    title: 'Html',
    description:
      'Documentos con sentido: encabezados, formularios y tablas que también se entienden sin verlos.',
    alt: 'Logotipo de HTML5',
    info: [
      'HTML es lo primero que aprendí y lo último que reviso. Elijo el elemento por lo que significa: un botón es un botón, un diálogo es un diálogo y una lista lleva puntos aunque no se vean.',
      'Escribo formularios que funcionan sin JavaScript, imágenes con su texto alternativo y su tamaño, y páginas que un lector de pantalla puede recorrer por sus títulos.',
    ],
  },
  css: {
    title: 'CSS',
    description:
      'Diseños que se adaptan del móvil al escritorio, con animaciones que respetan a quien prefiere calma.',
    alt: 'Logotipo de CSS',
    info: [
      'Con grid, flexbox y propiedades personalizadas construyo sistemas pequeños: unas cuantas medidas y colores de los que sale todo lo demás.',
      'Me gustan las animaciones que no bloquean nada, solo transforman y desvanecen, y que se detienen cuando alguien lo pide. Este sitio es una muestra: no lleva ninguna biblioteca de animación.',
    ],
  },
  javascript: {
    title: 'JavaScript',
    description:
      'El lenguaje del navegador, sin atajos: eventos, promesas, módulos y las API de la plataforma.',
    alt: 'Logotipo de JavaScript',
    info: [
      'Aprendí JavaScript haciendo juegos: un tres en raya, un concurso de preguntas, una caza de letras. Cada uno me obligó a entender algo nuevo, del estado a los temporizadores.',
      'Hoy escribo casi todo en TypeScript, pero sigo pensando en JavaScript: qué hace el motor, qué cuesta una línea y qué me da ya el navegador sin instalar nada.',
    ],
  },
  nodejs: {
    title: 'Node.Js',
    description:
      'Herramientas, servidores pequeños y API sencillas con Express: mi siguiente paso hacia el backend.',
    alt: 'Logotipo de Node.js',
    info: [
      'Uso Node.js a diario para construir y probar lo que hago: guiones de compilación, servidores locales y pruebas automáticas.',
      'Ahora estoy ampliando ese camino con Express y MongoDB, para poder llevar una idea desde la base de datos hasta el último píxel.',
    ],
  },
  react: {
    title: 'React',
    description: 'Interfaces por componentes, con hooks propios, pruebas y los mínimos renders necesarios.',
    alt: 'Logotipo de React',
    info: [
      'React es donde paso la mayor parte del día. Divido la interfaz en piezas que se entienden solas y dejo fuera de ellas todo lo que no es interfaz.',
      'Escribo mis propios hooks para lo que el navegador ya sabe hacer (observar, medir, guardar) y los pruebo con relojes falsos. También estoy aprendiendo Vue: comparar dos maneras de pensar enseña más que repetir una.',
    ],
  },
};

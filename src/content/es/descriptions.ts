import type { DescriptionsTexts } from '../texts.ts';

/** Each page's description in search engines and link previews. */
export const descriptions: DescriptionsTexts = {
  Home: 'Portafolio de Lucía Montes, desarrolladora frontend con React, Vite, TypeScript, JavaScript, HTML y CSS. Antes, soporte técnico en un service desk L1/L2; ahora aprende MongoDB y Vue.',
  About:
    'Quién es Lucía Montes: cómo llegó al desarrollo web por su cuenta, qué aprendió en el soporte técnico L1/L2 y hacia dónde va, con Node y MongoDB en el horizonte.',
  Projects:
    'Ocho proyectos web de Lucía Montes: la página de una empresa de jardinería, juegos en JavaScript, un control de gastos, una aplicación del tiempo y más.',
  Skills:
    'Con qué trabaja Lucía Montes: Html, CSS, JavaScript, Node.Js y React, y qué sabe hacer con cada tecnología.',
  Contact:
    'Escribe a Lucía Montes, desarrolladora frontend: un formulario breve, en español, alemán o inglés, y respuesta en dos días laborables.',
};

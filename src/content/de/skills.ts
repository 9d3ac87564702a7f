import type { SkillLabelTexts, SkillTexts } from '../texts.ts';

export const title = 'Skills';

/** The buttons of each card. */
export const labels: SkillLabelTexts = { moreInfo: 'Mehr dazu', close: 'Schließen' };

/** It says how many skills there are. */
export const intro =
  'Fünf Technologien, die ich täglich nutze. Auf jeder Karte: was ich damit mache und wie ich es gelernt habe.';

export const skills: SkillTexts = {
  html: {
    title: 'HTML',
    description:
      'Semantisches Markup: Überschriften, Formulare und Tabellen, die man versteht, auch ohne sie zu sehen.',
    alt: 'Logo von HTML5',
    info: [
      'HTML war das Erste, was ich gelernt habe, und ist das Letzte, was ich prüfe. Jedes Element wähle ich nach seiner Bedeutung: Ein Button ist ein Button, ein Dialog ist ein Dialog, und eine Liste hat Punkte, auch wenn man sie nicht sieht.',
      'Meine Formulare funktionieren ohne JavaScript, jedes Bild hat seinen Alternativtext und seine Maße, und auf jeder Seite kann ein Screenreader von Überschrift zu Überschrift springen.',
    ],
  },
  css: {
    title: 'CSS',
    description:
      'Layouts vom Handy bis zum großen Bildschirm, mit Animationen, die Rücksicht nehmen, wenn es jemand ruhiger mag.',
    alt: 'Logo von CSS',
    info: [
      'Mit Grid, Flexbox und Custom Properties baue ich kleine Systeme: ein paar Maße und Farben, aus denen sich alles andere ergibt.',
      'Ich mag Animationen, die nichts blockieren, die nur verschieben und überblenden und die anhalten, wenn jemand das möchte. Diese Website ist ein Beispiel: Sie kommt ganz ohne Animationsbibliothek aus.',
    ],
  },
  javascript: {
    title: 'JavaScript',
    description:
      'Die Sprache des Browsers von Grund auf: Events, Promises, Module und die APIs der Plattform.',
    alt: 'Logo von JavaScript',
    info: [
      'JavaScript habe ich mit Spielen gelernt: mit einem Tic-Tac-Toe, einem Quiz, einer Buchstabenjagd. Jedes hat mich gezwungen, etwas Neues zu verstehen, vom Zustand bis zum Timer.',
      'Heute schreibe ich fast alles in TypeScript, denke aber weiterhin in JavaScript: was die Engine tut, was eine Zeile kostet und was der Browser von Haus aus mitbringt.',
    ],
  },
  nodejs: {
    title: 'Node.js',
    description:
      'Werkzeuge, kleine Server und einfache APIs mit Express: mein nächster Schritt in Richtung Backend.',
    alt: 'Logo von Node.js',
    info: [
      'Node.js nutze ich täglich zum Bauen und Testen: für Build-Skripte, lokale Server und automatisierte Tests.',
      'Jetzt kommen Express und MongoDB dazu, damit ich eine Idee von der Datenbank bis zum letzten Pixel umsetzen kann.',
    ],
  },
  react: {
    title: 'React',
    description: 'Oberflächen aus Komponenten, mit eigenen Hooks, mit Tests und ohne überflüssiges Rendern.',
    alt: 'Logo von React',
    info: [
      'Mit React verbringe ich den größten Teil des Tages. Ich zerlege die Oberfläche in Teile, die für sich verständlich sind, und halte alles heraus, was nicht dazugehört.',
      'Für das, was der Browser schon kann (beobachten, messen, speichern), schreibe ich eigene Hooks und teste sie mit Fake-Timern. Außerdem lerne ich Vue: Zwei Denkweisen im Vergleich lehren mehr als eine allein.',
    ],
  },
};

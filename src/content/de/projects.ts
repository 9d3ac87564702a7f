import type { ProjectTexts } from '../texts.ts';

export const title = 'Projekte';

/** It says how many projects there are, as descriptions.ts and cv.ts do. */
export const intro =
  'Acht Projekte, vom ersten Spiel in JavaScript bis zum neuesten Auftrag. Jede Karte führt zur Live-Version.';

export const projects: ProjectTexts = {
  gardens: {
    title: 'Gärten im Norden',
    description:
      'Onepager für einen Gartenbaubetrieb: Leistungen, Vorher-nachher-Fotos und eine Angebotsanfrage in drei Schritten.',
    result: 'Ein Angebot anzufragen dauert jetzt zwei Minuten, auch am Handy.',
    alt: 'Illustration: Eine Pflanze wächst in einem Sechseck',
  },
  quiz: {
    title: 'JavaScript-Quiz',
    description:
      'JavaScript-Fragen gegen die Uhr, nach jeder Antwort eine Erklärung und am Ende der Punktestand.',
    alt: 'Illustration: Eine Frage mit vier Antworten, eine davon markiert',
  },
  'tic-tac-toe': {
    title: 'Tic-Tac-Toe',
    description:
      'Der Klassiker zu zweit oder gegen den Computer. Alle Züge bleiben sichtbar und lassen sich zurücknehmen.',
    alt: 'Illustration: Ein Tic-Tac-Toe-Feld mit einer Gewinnreihe',
  },
  budget: {
    title: 'Haushaltsbuch',
    description:
      'Einnahmen und Ausgaben nach Kategorien, mit Diagrammen, die man sofort versteht, und Daten, die den Browser nie verlassen.',
    alt: 'Illustration: Balken und eine steigende Linie über Münzen',
  },
  weather: {
    title: 'Wettervorhersage',
    description:
      'Das Wetter für heute und die nächsten fünf Tage in jeder Stadt, mit gezeichneten Symbolen und auch offline.',
    alt: 'Illustration: Die Sonne hinter einer Regenwolke',
  },
  colours: {
    title: 'Farbwähler',
    description:
      'Farbton wählen, Helligkeit und Sättigung einstellen, Code kopieren. Reicht der Kontrast nicht, erscheint ein Hinweis.',
    alt: 'Illustration: Ein sechseckiger Farbkreis mit einer Pipette',
  },
  letters: {
    title: 'Find the Letter',
    description:
      'Ein Reaktionsspiel: Finde den gesuchten Buchstaben, bevor die Zeit um ist. Mit jeder Runde wird es schneller.',
    alt: 'Illustration: Ein Raster aus Buchstaben, einer ist hervorgehoben',
  },
  'old-portfolio': {
    title: 'Mein altes Portfolio',
    description:
      'Die erste Fassung dieser Website. Sie bleibt online, weil sie besser als jeder Text zeigt, wie viel man in zwei Jahren lernt.',
    alt: 'Illustration: Ein altes Browserfenster mit einem Porträt',
  },
};

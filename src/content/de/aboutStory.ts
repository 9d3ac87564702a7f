import type { AboutStoryTexts, CarouselLabelTexts } from '../texts.ts';

/** About below its first view. */
export const aboutStory: AboutStoryTexts = {
  story: {
    title: 'Mein Weg ins Web',
    greetings: [
      { text: 'Hallo, ich bin Lucía.', lang: 'de' },
      { text: '¡Hola! Soy Lucía.', lang: 'es' },
      { text: 'Hi, I’m Lucía.', lang: 'en' },
    ],
    paragraphs: [
      'Programmieren habe ich mir selbst beigebracht: mit Dokumentation, mit kostenlosen Kursen und vor allem mit Projekten, die mir anfangs eine Nummer zu groß waren. Niemand sagte mir, wo man anfängt. Also begann ich mit dem, was ich vor mir hatte: dem Browser.',
      'Am meisten half mir, dass ich es nie eilig hatte, als Expertin dazustehen. Wenn etwas lief und ich nicht wusste, warum, nahm ich es auseinander, bis ich es verstand. So arbeite ich noch heute: erst verstehen, dann schreiben, am Ende streichen, was zu viel ist.',
      'Mich interessiert, was im Web erst auffällt, wenn es fehlt: dass man eine Seite schon lesen kann, während sie noch lädt, dass sie sich allein mit der Tastatur bedienen lässt, dass eine Animation hilft, statt zu stören.',
    ],
    skillsTitle: 'Womit ich arbeite',
    nextTitle: 'Was als Nächstes kommt',
  },
  photo: { alt: 'Gezeichnetes Porträt von Lucía Montes' },
  experience: {
    title: 'Berufserfahrung',
    paragraphs: [
      'Vier Jahre lang habe ich im IT-Support gearbeitet, erst im First Level (L1), dann im Second Level (L2) eines internationalen Service Desks. Jede Störung habe ich von Anfang bis Ende betreut: zuhören, den Fehler nachstellen, ihn beheben oder an die Richtigen weitergeben und dann aufschreiben, was geholfen hat.',
      'Dort habe ich gelernt: Kaum ein Fehler ist ein „Anwenderfehler“. Hinter einem Anruf steckt meist ein Knopf an der falschen Stelle, eine Meldung, die nichts erklärt, oder langes Warten ohne Rückmeldung. Seitdem gestalte ich für den Menschen am anderen Ende der Leitung.',
    ],
    facts: [
      { label: 'Support-Level', value: 'L1 und L2' },
      { label: 'Arbeitssprachen', value: 'Spanisch, Deutsch, Englisch' },
      { label: 'Im Support gelernt', value: 'Geduld, Struktur und Sorgfalt' },
    ],
  },
  ring: {
    title: 'Orte, an die ich gern zurückkehre',
    intro: 'Wenn ich nicht vor dem Bildschirm sitze, zieht es mich an Orte wie diese.',
    photographs: {
      aizkorri: {
        alt: 'Felsmassiv über einem herbstlichen Lärchenwald',
        caption: 'Aizkorri, Baskenland',
      },
      'picos-de-europa': {
        alt: 'Ein Pfad über Bergwiesen am Fuß grauer Felswände',
        caption: 'Picos de Europa',
      },
      sunset: { alt: 'Die Sonne geht über einer Hochebene unter', caption: 'Abend auf der Hochebene' },
      brook: { alt: 'Ein Bach fließt über Stufen zwischen bemoosten Steinen', caption: 'Bach im Wald' },
      dandelions: { alt: 'Pusteblumen im Gegenlicht der Abendsonne', caption: 'Pusteblumen' },
      estuary: { alt: 'Eine Flussmündung hinter den Seilen einer Brücke', caption: 'Flussmündung' },
      'infinite-sea': {
        alt: 'Die Milchstraße über violettem Meer, digitales Bild',
        caption: 'Unendliches Meer',
      },
    },
  },
  closingTagline: [
    { text: 'Erst klar, dann schön', lang: 'de' },
    { text: 'Primero que se entienda, luego que brille', lang: 'es' },
    { text: 'Make it clear, then make it shine', lang: 'en' },
  ],
};

/** Short texts of the ring of photographs. */
export const carouselLabels: CarouselLabelTexts = {
  photoCredit: 'Foto',
  carousel: 'Karussell',
  photograph: 'Foto',
  of: 'von',
  turn: 'Karussell drehen',
  stopTurning: 'Karussell anhalten',
  previousPhotograph: 'Vorheriges Foto',
  nextPhotograph: 'Nächstes Foto',
};

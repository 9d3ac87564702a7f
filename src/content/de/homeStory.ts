import type { HomeStoryTexts, LogoTexts } from '../texts.ts';

/** Home below its first view. */
export const homeStory: HomeStoryTexts = {
  /** Names the strip of logos for screen readers. */
  technologies: 'Technologien',
  welcome: 'Hallo, schön, dass du da bist',
  welcomeText:
    'Hier erzähle ich dir, woher ich komme, was ich kann und was ich bisher gebaut habe. Das liest sich in fünf Minuten. Bleibt eine Frage offen, schreib mir.',
  experience: {
    title: 'Werdegang',
    intro: 'Vom Support-Telefon zur Browserkonsole, Schritt für Schritt.',
    /** How long a job lasted: up to now, and from one year to another. */
    period: { since: 'seit {from}', between: '{from}–{to}' },
    jobs: {
      frontend: {
        role: 'Frontend-Entwicklerin',
        company: 'Eigene Projekte und Aufträge',
        description:
          'Websites für kleine Betriebe, dazu Anwendungen mit React, Vite und TypeScript: responsive Layouts, Barrierefreiheit von Anfang an, Ladezeiten gemessen statt geschätzt.',
      },
      'service-desk': {
        role: 'Service Desk, L1 und L2',
        company: 'IT-Support für Unternehmen',
        description:
          'Hilfe bei Störungen per Telefon, Mail und Fernzugriff, auf Spanisch, Deutsch und Englisch. Diagnose, Dokumentation und viele Gespräche mit Menschen, die einfach nur weiterarbeiten wollten.',
      },
      'self-taught': {
        role: 'Selbststudium',
        company: 'Kurse, Dokumentation, tägliche Übung',
        /** Takes the place of the years. */
        period: 'laufend',
        description:
          'Zuerst HTML, CSS und JavaScript, danach React und TypeScript. Zurzeit lerne ich MongoDB und Vue, mit einem kleinen Projekt für jede neue Idee.',
      },
    },
  },
  about: {
    title: 'Über mich',
    more: 'Mehr über mich',
    paragraphs: [
      'Meine erste Website war eine Liste von Bergtouren für meine Freunde. Auf dem Handy sah sie furchtbar aus, aber das war mir egal: Ich hatte sie selbst gebaut, und alle konnten sie aufrufen.',
      'Diese Liste hat mir gezeigt, was ich am Web bis heute am meisten mag: Du schreibst eine Textdatei, und einen Augenblick später ist sie für die ganze Welt da. Ich fing an, den Code von Seiten zu lesen, die ich bewunderte. Meine eigenen machte ich kaputt und flickte sie wieder zusammen, abends nach der Schicht.',
      'Mit der Zeit wurden aus Experimenten Projekte und aus Projekten Aufträge. Was ich damals aus Neugier tat, ist heute mein Beruf. Eine Gewohnheit ist geblieben: Jede Woche lerne ich etwas, das ich in der Woche davor noch nicht wusste.',
    ],
  },
  featured: {
    title: 'Ausgewählte Projekte',
    all: 'Alle Projekte ansehen',
    intro: 'Drei Arbeiten, die zeigen, was ich gern mache.',
  },
  welcomeCard: {
    button: 'Klick mal hier',
    title: 'Kennen wir uns schon?',
    paragraphs: [
      'Ich komme aus Vitoria, lebe in Leipzig und denke am besten beim Gehen. Scheint am Wochenende die Sonne, bin ich wandern. Regnet es, probiere ich wahrscheinlich eine neue CSS-Eigenschaft aus.',
      'Ich arbeite gern mit Leuten, die nachfragen, gern erklären und sich über sauber gelöste Details freuen. Erkennst du dich wieder? Dann haben wir schon ein Gesprächsthema.',
    ],
    image: { alt: 'Illustration: Lucía winkt, hinter ihr liegen Berge' },
  },
  closing: {
    title: 'Lust auf ein Gespräch?',
    toContact: 'Kontakt',
    text: 'Mein Code liegt auf GitHub, mein Werdegang steht auf LinkedIn. Für alles andere genügt eine Nachricht.',
  },
};

/** The specification gives all of them one alt text; you may describe each one instead. */
export const logos: LogoTexts = {
  html: 'HTML5',
  css: 'CSS',
  javascript: 'JavaScript',
  nodejs: 'Node.js',
  react: 'React',
};

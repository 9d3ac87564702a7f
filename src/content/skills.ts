import type { Content } from '../pages/Skills/page.ts';

export const page: Content['page'] = {
  title: { es: 'Skills' },
  description: {
    es: 'Con qué trabaja Lucía Montes: Html, CSS, JavaScript, Node.Js y React, y qué sabe hacer con cada tecnología.',
    de: 'Womit Lucía Montes arbeitet: HTML, CSS, JavaScript, Node.js und React, und was sie damit baut.',
    en: 'The tools Lucía Montes works with – HTML, CSS, JavaScript, Node.js and React – and what she can do with each of them.',
  },
};

export const intro: Content['intro'] = {
  es: 'Cuatro con las que trabajo y una que estoy aprendiendo.',
  de: 'Vier, mit denen ich arbeite, und eine, die ich gerade lerne.',
  en: 'Four that I work with and one that I’m learning.',
};

export const skills: Content['skills'] = [
  {
    id: 'html',
    image: { src: 'logos/html5.svg', alt: 'HTML5' },
    title: { es: 'Html', de: 'HTML', en: 'HTML' },
    description: {
      es: 'Documentos con sentido: encabezados, formularios y tablas que también se entienden sin verlos.',
      de: 'Semantisches Markup: Überschriften, Formulare und Tabellen, die man versteht, auch ohne sie zu sehen.',
      en: 'Documents that mean something: headings, forms and tables that make sense even unseen.',
    },
    since: 2022,
    info: {
      es: [
        'HTML es lo primero que aprendí, en 2022 y con el Bloc de notas, y lo último que reviso. Elijo el elemento por lo que significa: un botón es un botón, un diálogo es un diálogo y una lista lleva puntos aunque no se vean.',
        'Escribo formularios que funcionan sin JavaScript, imágenes con su texto alternativo y su tamaño, y páginas que un lector de pantalla puede recorrer por sus títulos.',
      ],
      de: [
        'HTML war das Erste, was ich gelernt habe, 2022 und mit dem Editor von Windows, und ist das Letzte, was ich prüfe. Jedes Element wähle ich nach seiner Bedeutung: Ein Button ist ein Button, ein Dialog ist ein Dialog, und eine Liste hat Punkte, auch wenn man sie nicht sieht.',
        'Meine Formulare funktionieren ohne JavaScript, jedes Bild hat seinen Alternativtext und seine Maße, und auf jeder Seite kann ein Screenreader von Überschrift zu Überschrift springen.',
      ],
      en: [
        'HTML was the first thing I learnt, in 2022 and in Notepad, and it’s the last thing I check. I choose each element for what it means: a button is a button, a link is a link, and a list is a list even when nobody sees the bullets.',
        'I write forms that work without JavaScript, give images their alt text and dimensions, and build pages that screen reader users can navigate by heading.',
      ],
    },
  },
  {
    id: 'css',
    image: { src: 'logos/css.svg', alt: 'CSS' },
    title: 'CSS',
    description: {
      es: 'Diseños que se adaptan del móvil al escritorio, con animaciones que respetan a quien prefiere calma.',
      de: 'Layouts vom Handy bis zum großen Bildschirm, mit Animationen, die Rücksicht nehmen, wenn es jemand ruhiger mag.',
      en: 'Layouts that adapt from phone to desktop, and animations that stop for anyone who’d rather do without them.',
    },
    since: 2022,
    info: {
      es: [
        'CSS lo aprendí con mi segunda página, la que tenía que verse bien también en el móvil. Con grid, flexbox y propiedades personalizadas construyo sistemas pequeños: unas cuantas medidas y colores de los que sale todo lo demás.',
        'Me gustan las animaciones que no bloquean nada, solo transforman y desvanecen, y que se detienen cuando alguien lo pide. Este sitio es una muestra: no lleva ninguna biblioteca de animación.',
      ],
      de: [
        'CSS habe ich mit meiner zweiten Seite gelernt: der, die auch auf dem Handy gut aussehen sollte. Mit Grid, Flexbox und Custom Properties baue ich kleine Systeme: ein paar Maße und Farben, aus denen sich alles andere ergibt.',
        'Ich mag Animationen, die nichts blockieren, die nur verschieben und überblenden und die anhalten, wenn jemand das möchte. Diese Website ist ein Beispiel: Sie kommt ganz ohne Animationsbibliothek aus.',
      ],
      en: [
        'I learnt CSS with my second page, the one that had to look right on a phone too. With grid, flexbox and custom properties I build small systems: a handful of sizes and colours from which everything else follows.',
        'I like animations that don’t block anything, only transform and fade, and stop when asked to. This site is an example: it uses no animation library at all.',
      ],
    },
  },
  {
    id: 'javascript',
    image: { src: 'logos/javascript.svg', alt: 'JavaScript' },
    title: 'JavaScript',
    description: {
      es: 'El lenguaje del navegador, sin atajos: eventos, promesas, módulos y las API de la plataforma.',
      de: 'Die Sprache des Browsers von Grund auf: Events, Promises, Module und die APIs der Plattform.',
      en: 'The language of the browser, without shortcuts: events, promises, modules and the platform’s own APIs.',
    },
    since: 2023,
    info: {
      es: [
        'Aprendí JavaScript haciendo juegos: un tres en raya y una caza de letras en 2023, un quiz un año después. Cada uno me obligó a entender algo nuevo, del estado a los temporizadores.',
        'Hoy escribo casi todo en TypeScript, pero sigo pensando en JavaScript: qué hace el motor, qué cuesta una línea y qué me da ya el navegador sin instalar nada.',
      ],
      de: [
        'JavaScript habe ich mit Spielen gelernt: 2023 mit einem Tic-Tac-Toe und einer Buchstabenjagd, ein Jahr später mit einem Quiz. Jedes hat mich gezwungen, etwas Neues zu verstehen, vom State bis zum Timer.',
        'Heute schreibe ich fast alles in TypeScript, denke aber weiterhin in JavaScript: was die Engine tut, was eine Zeile kostet und was der Browser von Haus aus mitbringt.',
      ],
      en: [
        'I learnt JavaScript by making games: noughts and crosses and a letter hunt in 2023, a quiz the year after. Each one forced me to understand something new, from state to timers.',
        'These days I write almost everything in TypeScript, but I still think in JavaScript: what the engine does, what a line costs, what the browser gives me for free.',
      ],
    },
  },
  {
    id: 'nodejs',
    image: { src: 'logos/nodejs.svg', alt: 'Node.js' },
    title: { es: 'Node.Js', de: 'Node.js', en: 'Node.js' },
    description: {
      es: 'De momento, para mis herramientas. Un servidor con Express es mi siguiente paso hacia el backend.',
      de: 'Bisher für meine Werkzeuge. Ein Server mit Express ist mein nächster Schritt in Richtung Backend.',
      en: 'For my tools, so far. A server with Express is my next step towards the backend.',
    },
    since: 2025,
    info: {
      es: [
        'Node.js lo conozco por las herramientas: los scripts de compilación, el servidor local y las pruebas de este sitio. Lo aprendí leyendo los de otros hasta poder escribir los míos.',
        'Lo que aprendo ahora es el otro lado, con Express y MongoDB, para poder llevar una idea desde la base de datos hasta el último píxel.',
      ],
      de: [
        'Node.js kenne ich von den Werkzeugen: Build-Skripte, der lokale Server und die Tests dieser Website. Gelernt habe ich es, indem ich die von anderen las, bis ich eigene schreiben konnte.',
        'Was ich jetzt lerne, ist die andere Seite, mit Express und MongoDB, damit ich eine Idee von der Datenbank bis zum letzten Pixel umsetzen kann.',
      ],
      en: [
        'I know Node.js from its tools: the build scripts, local server and tests of this site. I learnt it by reading other people’s until I could write my own.',
        'What I’m learning now is the other side, with Express and MongoDB, so that I can take an idea all the way from the database to the last pixel.',
      ],
    },
  },
  {
    id: 'react',
    image: { src: 'logos/react.svg', alt: 'React' },
    title: 'React',
    description: {
      es: 'Interfaces por componentes, con hooks propios, pruebas y los mínimos renders necesarios.',
      de: 'Oberflächen aus Komponenten, mit eigenen Hooks, mit Tests und ohne überflüssiges Rendern.',
      en: 'Interfaces built from components, with my own hooks, tests and no more renders than needed.',
    },
    since: 2024,
    info: {
      es: [
        'Aprendí React en 2024, reescribiendo con él mis propios juegos; este sitio es React y TypeScript, y es donde paso la mayor parte del día. Divido la interfaz en piezas que se entienden solas y dejo fuera de ellas todo lo que no es interfaz.',
        'Escribo mis propios hooks para lo que el navegador ya sabe hacer (observar, medir, guardar) y los pruebo con temporizadores simulados. También estoy aprendiendo Vue: comparar dos maneras de pensar enseña más que repetir una.',
      ],
      de: [
        'React habe ich 2024 gelernt, indem ich meine eigenen Spiele damit neu schrieb. Diese Website ist React und TypeScript, und den größten Teil des Tages verbringe ich damit. Ich zerlege die Oberfläche in Teile, die für sich verständlich sind, und halte alles heraus, was nicht dazugehört.',
        'Für das, was der Browser schon kann (beobachten, messen, speichern), schreibe ich eigene Hooks und teste sie mit Fake-Timern. Außerdem lerne ich Vue: Zwei Denkweisen im Vergleich lehren mehr als eine allein.',
      ],
      en: [
        'I learnt React in 2024 by rewriting my own games with it. This site is React and TypeScript, and it’s where I spend most of my day. I split an interface into pieces that make sense on their own, and keep the logic out of them.',
        'I write my own hooks for what the browser already knows how to do – observing, measuring, storing – and test them with fake timers. I’m also learning Vue: comparing two ways of thinking teaches you more than repeating one.',
      ],
    },
  },
];

import { announce, lang, speak } from '../base.js';

const t = speak({
  es: { sum: (once, yearly) => `${once} una sola vez, ${yearly} al año` },
  de: {
    description: 'Gartenbau in Vitoria und Umgebung: Leistungen, vorher und nachher, ein Angebot in drei Schritten.',
    lead: 'Wir planen, pflanzen und pflegen Gärten in Vitoria und der Llanada Alavesa, seit 1998.',
    cta: 'Preis berechnen',
    services: 'Was wir tun',
    s1: 'Planen',
    s1text: 'Ein Plan von Hand, eine Liste mit Pflanzen, die unseren Frost vertragen, und ein Kalender.',
    s2: 'Pflanzen',
    s2text: 'Erde, Bewässerung, Rasen und Bäume. Am Ende ist der Garten fertig und die Straße gefegt.',
    s3: 'Pflegen',
    s3text: 'Schneiden, mähen, aufräumen: alle zwei Wochen, jeden Monat oder nur im Frühjahr und im Herbst.',
    before: 'Vorher und nachher',
    altBefore: 'Vorher: ein Hof aus Erde mit Unkraut und einem kaputten Zaun',
    altAfter: 'Nachher: Rasen, ein Baum, Blumen und ein Weg aus Stein',
    slider: 'Wie viel vom fertigen Garten zu sehen ist, in Prozent',
    quote: 'Dein Angebot in drei Schritten',
    step1: '1. Wie groß ist der Garten?',
    size: 'Quadratmeter',
    step2: '2. Was brauchst du?',
    w1: 'Einen Plan',
    w2: 'Neuen Rasen',
    w3: 'Drei Bäume',
    w4: 'Automatische Bewässerung',
    step3: '3. Sollen wir ihn pflegen?',
    c0: 'Nein, danke',
    c2: 'Zweimal im Jahr',
    c12: 'Jeden Monat',
    once: 'Einmalig',
    yearly: 'Im Jahr',
    note: 'Ein Beispiel: Die Preise sind erfunden, und nichts wird gesendet.',
    sum: (once, yearly) => `einmalig ${once}, im Jahr ${yearly}`,
  },
  en: {

    description: 'Gardening in and around Vitoria: services, before and after, and a quote in three steps.',
    lead: 'We’ve been designing, planting and looking after gardens in Vitoria and the Álava plain since 1998.',
    cta: 'Work out your price',
    services: 'What we do',
    s1: 'Design',
    s1text: 'A plan drawn by hand, a list of plants that stand up to our frosts, and a calendar.',
    s2: 'Planting',
    s2text: 'Soil, watering, lawn and trees. We leave the garden finished and the street swept.',
    s3: 'Care',
    s3text: 'Pruning, mowing and clearing up every fortnight, every month, or only in spring and autumn.',
    before: 'Before and after',
    altBefore: 'Before: a yard of bare earth with weeds and a broken fence',
    altAfter: 'After: a lawn, a tree, flowers and a stone path',
    slider: 'How much of the finished garden is shown, in per cent',
    quote: 'Your quote in three steps',
    step1: '1. How big is the garden?',
    size: 'Square metres',
    step2: '2. What do you need?',
    w1: 'A design',
    w2: 'A new lawn',
    w3: 'Three trees',
    w4: 'Automatic watering',
    step3: '3. Shall we look after it?',
    c0: 'No, thank you',
    c2: 'Twice a year',
    c12: 'Every month',
    once: 'Once',
    yearly: 'A year',
    note: 'This is an example: the prices are made up, and nothing is sent.',
    sum: (once, yearly) => `${once} once, ${yearly} a year`,
  },
});


const compare = document.querySelector('.compare');
const slider = compare.querySelector('input');
const move = () => compare.style.setProperty('--at', `${slider.value}%`);
slider.addEventListener('input', move);
// The browser may have restored it.
move();

const form = document.querySelector('form');
const euros = (amount) => amount.toLocaleString(lang, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** In euros: what is paid once, and what is paid a year. */
function prices({ size, design, lawn, trees, water, care }) {
  const once = (design ? 180 + 1.5 * size : 0) + (lawn ? 14 * size : 0) + (trees ? 420 : 0) + (water ? 260 + 5 * size : 0);
  return { once: Math.round(once), yearly: Math.round(care * (25 + 0.35 * size)) };
}

function update() {
  const { size, design, lawn, trees, water, care } = form.elements;
  const found = prices({
    size: Number(size.value),
    design: design.checked,
    lawn: lawn.checked,
    trees: trees.checked,
    water: water.checked,
    care: Number(care.value),
  });
  form.querySelector('output').textContent = `${size.value} m²`;
  form.querySelector('.once').textContent = euros(found.once);
  form.querySelector('.yearly').textContent = euros(found.yearly);
  return t.sum(euros(found.once), euros(found.yearly));
}

form.addEventListener('input', update);
form.addEventListener('change', () => announce(update()));
form.addEventListener('submit', (event) => event.preventDefault());
update();


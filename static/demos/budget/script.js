import { announce, el, lang, posing, speak, svg, updateLinks } from '../base.js';
import { CATEGORIES, centsOf, fromCsv, fromHash, isDay, toCsv, toHash } from './ledger.js';

const t = speak({
  es: {
    categories: { income: 'Ingreso', home: 'Casa', food: 'Comida', transport: 'Transporte', health: 'Salud', leisure: 'Ocio', other: 'Otros' },
    asTable: 'Tabla',
    month: 'Mes',
    incomeShort: 'Ingresos',
    spendingShort: 'Gastos',
    removeOf: (what) => `Quitar ${what}`,
    added: (what) => `${what}, añadido`,
    removed: (what) => `${what}, quitado`,
    imported: (n, skipped) => `${n} apuntes importados${skipped.length > 0 ? `; sin importar: ${skipped.length} filas (${skipped.slice(0, 3)}…)` : ''}`,
    none: 'Todavía no hay nada apuntado.',
    faults: { date: 'Escribe una fecha que exista.', what: 'Escribe en qué.', amount: 'Escribe un importe, como 12,50.' },
    rubbish: 'La dirección no contiene un libro que se pueda leer: empiezas con uno vacío.',
    older: (n) => `Los 200 más recientes de ${n}.`,
    long: 'Demasiado largo para la dirección: expórtalo como CSV.',
    samples: ['Nómina', 'Alquiler', 'Mercado', 'Bono del tranvía', 'Farmacia', 'Cine', 'Encargo web', 'Botas de monte'],
  },
  de: {
    title: 'Haushaltsbuch',
    description: 'Einnahmen und Ausgaben nach Kategorien, mit Diagrammen, die auch Tabellen sind.',
    heading: 'Haushaltsbuch',
    income: 'Einnahmen',
    spending: 'Ausgaben',
    left: 'Bleibt',
    byMonth: 'Monat für Monat',
    byCategory: 'Wohin es geht',
    add: 'Eintragen',
    date: 'Datum',
    what: 'Wofür',
    category: 'Kategorie',
    amount: 'Betrag in Euro',
    amountShort: 'Betrag',
    save: 'Ins Buch eintragen',
    ledger: 'Buch',
    remove: 'Entfernen',
    import: 'CSV importieren',
    export: 'CSV exportieren',
    example: 'Beispiel laden',
    clear: 'Leeren',
    sample: 'Vier Monate als Beispiel: Dein erster Eintrag ersetzt sie.',
    start: 'Leer beginnen',
    kept: 'Das Buch steht in der Adresse dieser Seite: Als Lesezeichen ist alles wieder da. Sonst wird nichts gespeichert.',
    categories: { income: 'Einnahme', home: 'Wohnen', food: 'Essen', transport: 'Unterwegs', health: 'Gesundheit', leisure: 'Freizeit', other: 'Sonstiges' },
    asTable: 'Tabelle',
    month: 'Monat',
    incomeShort: 'Einnahmen',
    spendingShort: 'Ausgaben',
    removeOf: (what) => `${what} entfernen`,
    added: (what) => `${what} eingetragen`,
    removed: (what) => `${what} entfernt`,
    imported: (n, skipped) => `${n} Einträge importiert${skipped.length > 0 ? `; ausgelassen: ${skipped.length} Zeilen (${skipped.slice(0, 3)} …)` : ''}`,
    none: 'Noch ist nichts eingetragen.',
    faults: { date: 'Bitte ein Datum, das es gibt.', what: 'Bitte angeben, wofür.', amount: 'Bitte einen Betrag wie 12,50.' },
    rubbish: 'In der Adresse steht kein lesbares Buch: Du beginnst mit einem leeren.',
    older: (n) => `Die 200 neuesten von ${n}.`,
    long: 'Zu lang für die Adresse: Exportiere es als CSV.',
    samples: ['Gehalt', 'Miete', 'Wochenmarkt', 'Deutschlandticket', 'Apotheke', 'Kino', 'Webauftrag', 'Wanderstiefel'],
  },
  en: {
    title: 'Expense tracker',
    description: 'Income and spending by category, with charts that are also tables.',
    heading: 'Expense tracker',
    income: 'Income',
    spending: 'Spending',
    left: 'Left',
    byMonth: 'Month by month',
    byCategory: 'Where it goes',
    add: 'Add',
    date: 'Date',
    what: 'What for',
    category: 'Category',
    amount: 'Amount in euros',
    amountShort: 'Amount',
    save: 'Add to the ledger',
    ledger: 'Ledger',
    remove: 'Remove',
    import: 'Import CSV',
    export: 'Export CSV',
    example: 'Load an example',
    clear: 'Clear',
    sample: 'Four months as an example: your first entry replaces them.',
    start: 'Start empty',
    kept: 'The ledger is in this page’s address: bookmark it. Nothing else is stored.',
    categories: { income: 'Income', home: 'Home', food: 'Food', transport: 'Transport', health: 'Health', leisure: 'Leisure', other: 'Other' },
    asTable: 'Table',
    month: 'Month',
    incomeShort: 'Income',
    spendingShort: 'Spending',
    removeOf: (what) => `Remove ${what}`,
    added: (what) => `${what} added`,
    removed: (what) => `${what} removed`,
    imported: (n, skipped) => `${n} entries imported${skipped.length > 0 ? `; left out: ${skipped.length} rows (${skipped.slice(0, 3)}…)` : ''}`,
    none: 'Nothing has been entered yet.',
    faults: { date: 'Please enter a date that exists.', what: 'Please say what for.', amount: 'Please enter an amount, such as 12.50.' },
    rubbish: 'The address holds no ledger that can be read: you’re starting with an empty one.',
    older: (n) => `The latest 200 of ${n}.`,
    long: 'Too long for the address: export it as CSV.',
    samples: ['Salary', 'Rent', 'Market', 'Train pass', 'Chemist', 'Cinema', 'Web job', 'Walking boots'],
  },
});

const SHOWN = 200;
/** Characters of an address that all current browsers keep. */
const LONGEST = 500_000;

const find = (selector) => document.querySelector(selector);
const form = find('form');
const { date, what, category, amount } = form.elements;
/** @type {import('./ledger.js').Entry[]} newest first */
let entries = [];
/** Whether these are the example, which isn't the visitor's. */
let isSample = false;
let saving = Promise.resolve();

const number = new Intl.NumberFormat(lang, { style: 'currency', currency: 'EUR' });
const euros = (cents) => number.format(cents / 100);
const monthName = new Intl.DateTimeFormat(lang, { month: 'short', year: '2-digit', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

category.append(...CATEGORIES.map((id) => el('option', { value: id }, t.categories[id])));
category.value = 'food';

/** The visitor's own. */
const own = () => (isSample ? [] : entries);

/** Changes the ledger, the page and the address. */
function change(next) {
  isSample = false;
  entries = next.toSorted((a, b) => b.date.localeCompare(a.date));
  draw();
  // One after the other, so that the address never falls behind the ledger.
  saving = saving.then(async () => {
    const hash = await toHash(entries);
    const fits = hash.length <= LONGEST;
    if (!fits) announce(t.long);
    find('.fault').textContent = fits ? '' : t.long;
    if (fits) history.replaceState(null, '', `${location.pathname}${location.search}${hash && `#${hash}`}`);
    updateLinks();
  });
}

async function open() {
  const hash = location.hash.slice(1);
  const found = await fromHash(hash);
  if (found === null) find('.fault').textContent = t.rubbish;
  isSample = hash === '';
  entries = (isSample ? examples() : (found ?? [])).toSorted((a, b) => b.date.localeCompare(a.date));
  draw();
}

function draw() {
  const sum = (list) => list.reduce((total, { cents }) => total + cents, 0);
  const income = sum(entries.filter(({ cents }) => cents > 0));
  const spent = sum(entries.filter(({ cents }) => cents < 0));
  find('dd.in').textContent = euros(income);
  find('dd.out').textContent = euros(Math.abs(spent));
  find('dd.rest').textContent = euros(income + spent);
  drawMonths();
  drawCategories(-spent);
  drawLedger();
  find('.sample').hidden = !isSample || posing;
}

function table(headings, rows) {
  return el(
    'details',
    {},
    el('summary', {}, t.asTable),
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...headings.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows.map(([first, ...others]) => el('tr', {}, el('th', { scope: 'row' }, first), ...others.map((text) => el('td', { className: 'number' }, text))))),
    ),
  );
}

/** Two bars a month: the last six months that have entries. */
function drawMonths() {
  const months = new Map();
  for (const { date, cents } of entries) {
    const month = months.get(date.slice(0, 7)) ?? { income: 0, spent: 0 };
    if (cents > 0) month.income += cents;
    else month.spent -= cents;
    months.set(date.slice(0, 7), month);
  }
  const shown = [...months].sort(([a], [b]) => a.localeCompare(b)).slice(-6);
  const most = Math.max(1, ...shown.flatMap(([, { income, spent }]) => [income, spent]));
  const nameOf = (month) => monthName.format(new Date(`${month}-01T00:00:00Z`));
  const [width, height] = [480, 200];
  const step = width / Math.max(1, shown.length);
  const bars = shown.flatMap(([month, { income, spent }], i) =>
    [
      ['in', income, 0.14],
      ['out', spent, 0.52],
    ].map(([kind, value, at]) => {
      const high = (value / most) * (height - 36);
      return svg('rect', { class: kind, x: step * (i + at), y: height - 24 - high, width: step * 0.34, height: high, rx: 3 });
    }).concat(Object.assign(svg('text', { x: step * (i + 0.5), y: height - 6, 'text-anchor': 'middle' }), { textContent: nameOf(month) })),
  );
  const rows = shown.map(([month, { income, spent }]) => [nameOf(month), euros(income), euros(spent)]);
  find('.months').replaceChildren(
    ...(shown.length > 0
      ? [svg('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true }, ...bars), table([t.month, t.incomeShort, t.spendingShort], rows)]
      : [el('p', {}, t.none)]),
  );
}

function drawCategories(spent) {
  const totals = CATEGORIES.map((id) => ({
    id,
    cents: -entries.filter((entry) => entry.category === id && entry.cents < 0).reduce((sum, { cents }) => sum + cents, 0),
  }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents);
  const bars = totals.map(({ id, cents }) =>
    el('div', {}, el('span', {}, `${t.categories[id]}, ${Math.round((100 * cents) / spent)} %`), svg('svg', { viewBox: '0 0 300 14', preserveAspectRatio: 'none', height: 14, 'aria-hidden': true }, svg('rect', { class: 'out', width: (300 * cents) / spent, height: 14 }))),
  );
  const rows = totals.map(({ id, cents }) => [t.categories[id], euros(cents)]);
  find('.categories').replaceChildren(
    ...(totals.length > 0 ? [el('div', { className: 'bars' }, ...bars), table([find('th:nth-child(3)').textContent, t.spendingShort], rows)] : [el('p', {}, t.none)]),
  );
}

function drawLedger() {
  find('.ledger tbody').replaceChildren(
    ...entries.slice(0, SHOWN).map((entry) =>
      el(
        'tr',
        {},
        el('td', {}, dayName.format(new Date(`${entry.date}T00:00:00Z`))),
        el('td', {}, entry.what),
        el('td', {}, t.categories[entry.category]),
        el('td', { className: `number ${entry.cents > 0 ? 'in' : ''}` }, euros(entry.cents)),
        el('td', {}, el('button', { type: 'button', ariaLabel: t.removeOf(entry.what), onclick: () => remove(entry) }, '✕')),
      ),
    ),
  );
  find('.scroll').hidden = entries.length === 0;
  find('.more').textContent = entries.length === 0 ? t.none : entries.length > SHOWN ? t.older(entries.length.toLocaleString(lang)) : '';
}

function remove(entry) {
  const place = entries.indexOf(entry);
  if (place < 0) return; // pressed twice
  change(entries.toSpliced(place, 1));
  announce(t.removed(entry.what));
  const buttons = document.querySelectorAll('.ledger button');
  (buttons[place] ?? buttons[place - 1] ?? what).focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const cents = centsOf(amount.value);
  const faults = [
    [date, isDay(date.value), t.faults.date],
    [what, what.value.trim() !== '', t.faults.what],
    [amount, cents !== null && cents !== 0, t.faults.amount],
  ];
  for (const [field, isRight] of faults) field.setAttribute('aria-invalid', String(!isRight));
  const wrong = faults.find(([, isRight]) => !isRight);
  find('.fault').textContent = wrong?.[2] ?? '';
  if (wrong) {
    wrong[0].focus();
    return;
  }
  const entry = {
    date: date.value,
    what: what.value.trim(),
    category: category.value,
    cents: category.value === 'income' ? Math.abs(cents) : -Math.abs(cents),
  };
  change([entry, ...own()]);
  announce(t.added(entry.what));
  what.value = '';
  amount.value = '';
  what.focus();
});

find('#file').addEventListener('change', async ({ currentTarget }) => {
  const [file] = currentTarget.files;
  if (!file) return;
  const { entries: found, skipped } = fromCsv(await file.text());
  change([...found, ...own()]);
  announce(t.imported(found.length, skipped));
  currentTarget.value = '';
  find('.more').textContent = `${t.imported(found.length, skipped)}. ${find('.more').textContent}`;
});

find('.export').addEventListener('click', () => {
  const url = URL.createObjectURL(new Blob([toCsv(entries)], { type: 'text/csv' }));
  el('a', { href: url, download: 'ledger.csv' }).click();
  setTimeout(() => URL.revokeObjectURL(url));
});
find('.clear').addEventListener('click', () => change([]));
find('.start').addEventListener('click', () => {
  change([]);
  what.focus();
});
find('.example').addEventListener('click', () => change([...examples(), ...own()]));

/** Four months of a life, up to this one. */
function examples() {
  const rows = [
    [1, 0, 'income', 215_000],
    [2, 1, 'home', -72_000],
    [6, 2, 'food', -18_640],
    [9, 3, 'transport', -5800],
    [13, 4, 'health', -2215],
    [18, 5, 'leisure', -3490],
    [21, 6, 'income', 48_000],
    [24, 7, 'leisure', -13_900],
  ];
  const today = new Date();
  return [0, 1, 2, 3].flatMap((back) =>
    rows
      .filter(([, i]) => (i !== 6 || back % 2 === 0) && (i !== 7 || back === 1))
      .map(([day, i, id, cents]) => ({
        date: new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, day)).toISOString().slice(0, 10),
        what: t.samples[i],
        category: id,
        cents: Math.round(cents * (i < 2 ? 1 : 1 + 0.12 * Math.sin(3 * back + i))),
      })),
  );
}

const now = new Date();
date.value = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
addEventListener('hashchange', open);
open();

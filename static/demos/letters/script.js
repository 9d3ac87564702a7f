import { announce, el, posing, shuffled, speak } from '../base.js';

const t = speak({
  es: {
    ask: (letter, seconds) => `Encuentra la ${letter}. ${seconds} segundos.`,
    wrong: (letter) => `Esa es la ${letter}`,
    late: 'Tiempo agotado',
    over: (points, round) => `Fin: ${points} puntos, hasta la ronda ${round}.`,
    won: (points) => `¡Has pasado las diez rondas con ${points} puntos! Más rápido no se puede.`,
    again: 'Otra vez',
  },
  de: {
    title: 'Find the Letter',
    description: 'Ein Reaktionsspiel: Finde den gesuchten Buchstaben, bevor die Zeit um ist.',
    find: 'Gesucht:',
    round: 'Runde',
    points: 'Punkte',
    lives: 'Leben',
    grid: 'Buchstaben',
    rules: 'Drücke den gesuchten Buchstaben, bevor die Zeit um ist. Mit der Tastatur: Pfeiltasten und Enter.',
    start: 'Los geht’s',
    ask: (letter, seconds) => `Gesucht ist ${letter}. ${seconds} Sekunden.`,
    wrong: (letter) => `Das ist ${letter}`,
    late: 'Zu spät',
    over: (points, round) => `Schluss: ${points} Punkte, bis Runde ${round}.`,
    won: (points) => `Alle zehn Runden geschafft, mit ${points} Punkten! Schneller geht es nicht.`,
    again: 'Noch einmal',
  },
  en: {
    title: 'Find the Letter',
    description: 'A game of quick reactions: find the letter you’re asked for before time runs out.',
    find: 'Find',
    round: 'Round',
    points: 'Points',
    lives: 'Lives',
    grid: 'Letters',
    rules: 'Press the letter you’re asked for before time runs out. With a keyboard: arrow keys and Enter.',
    start: 'Start',
    ask: (letter, seconds) => `Find ${letter}. ${seconds} seconds.`,
    wrong: (letter) => `That’s ${letter}`,
    late: 'Too late',
    over: (points, round) => `Game over: ${points} points, up to round ${round}.`,
    won: (points) => `You’ve beaten all ten rounds with ${points} points! It gets no faster than that.`,
    again: 'Play again',
  },
});

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];
const ROUNDS = 10;
const PER_ROUND = 3;
/** The time for a letter: 8 s at first, and 15 % less each round. */
const limitMs = (round) => 8000 * 0.85 ** (round - 1);

const find = (name) => document.querySelector(`.${name}`);
const bar = find('time').firstElementChild;
let game = { on: false };
let frame = 0;

const buttons = LETTERS.map(() => el('button', { type: 'button', onclick: ({ currentTarget }) => press(currentTarget) }));
find('grid').append(...buttons);
find('grid').addEventListener('keydown', (event) => {
  const columns = getComputedStyle(find('grid')).gridTemplateColumns.split(' ').length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  const to = buttons[buttons.indexOf(document.activeElement) + (step ?? Number.NaN)];
  if (!to) return;
  event.preventDefault();
  to.focus();
});
find('start').addEventListener('click', start);
addEventListener('visibilitychange', () => {
  if (document.hidden) pause();
  else resume();
});

function start() {
  game = { on: true, round: 1, found: 0, points: 0, lives: 3 };
  find('over').hidden = true;
  next();
  buttons[0].focus();
}

/** Shuffles the letters and asks for one of them; the time starts anew. */
function next() {
  const letters = shuffled(LETTERS);
  for (const [i, button] of buttons.entries()) {
    button.textContent = letters[i];
    delete button.dataset.hit;
  }
  game.target = LETTERS[Math.floor(Math.random() * LETTERS.length)];
  game.leftMs = limitMs(game.round);
  show();
  announce(t.ask(game.target, Math.round(game.leftMs / 1000)));
  resume();
}

function show() {
  find('target').textContent = game.target;
  find('round').textContent = String(game.round);
  find('points').textContent = String(game.points);
  find('lives').textContent = String(game.lives);
}

/** The time is that of the page's own clock, which nobody can set back. */
function resume() {
  if (!game.on || frame) return;
  let before = performance.now();
  frame = requestAnimationFrame(function tick(now) {
    game.leftMs -= Math.max(0, now - before);
    before = now;
    bar.style.transform = `scaleX(${Math.max(0, game.leftMs / limitMs(game.round))})`;
    frame = requestAnimationFrame(tick);
    if (game.leftMs <= 0) miss(t.late);
  });
}

function pause() {
  cancelAnimationFrame(frame);
  frame = 0;
}

function press(button) {
  if (!game.on) return;
  const letter = button.textContent;
  if (letter !== game.target) {
    button.dataset.hit = 'false';
    miss(t.wrong(letter));
    return;
  }
  game.points += 10 + Math.ceil(game.leftMs / 200);
  game.found++;
  if (game.found % PER_ROUND === 0) game.round++;
  if (game.round > ROUNDS) end(t.won(game.points));
  else next();
}

function miss(text) {
  game.lives--;
  show();
  if (game.lives > 0) {
    announce(text);
    // A wrong press costs a life, not the rest of the time.
    if (game.leftMs <= 0) next();
  } else end(t.over(game.points, game.round));
}

function end(text) {
  game.on = false;
  pause();
  for (const button of buttons) if (button.textContent === game.target) button.dataset.hit = 'true';
  find('message').textContent = text;
  find('start').textContent = t.again;
  find('over').hidden = false;
  find('start').focus();
  announce(text);
}

for (const [i, letter] of LETTERS.entries()) buttons[i].textContent = letter;
if (posing) {
  game = { on: false, round: 4, points: 176, lives: 2, target: 'R' };
  for (const [i, letter] of [...'KXDPAGTRBMWLHSCQFNVIOJUE'].entries()) buttons[i].textContent = letter;
  buttons[7].dataset.hit = 'true';
  find('over').hidden = true;
  bar.style.transform = 'scaleX(.43)';
  show();
}

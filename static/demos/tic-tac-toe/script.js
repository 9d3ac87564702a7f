import { announce, el, posing, shuffled, speak, svg } from '../base.js';

const t = speak({
  es: {
    turn: (who) => `Juega ${who}`,
    won: (who) => `¡${who} gana!`,
    draw: 'Empate',
    start: 'Comienzo',
    places: ['arriba a la izquierda', 'arriba en el centro', 'arriba a la derecha', 'a la izquierda', 'en el centro', 'a la derecha', 'abajo a la izquierda', 'abajo en el centro', 'abajo a la derecha'],
    move1: (who, place) => `${who} ${place}`,
    empty: 'vacía',
    cell: (place, mark) => `${place}: ${mark}`,
  },
  de: {
    title: 'Tic-Tac-Toe',
    description: 'Der Klassiker zu zweit oder gegen den Computer, mit allen Zügen zum Zurückblättern.',
    heading: 'Tic-Tac-Toe',
    rival: 'Gegner',
    two: 'Zu zweit',
    easy: 'Computer, leicht',
    perfect: 'Computer, unschlagbar',
    board: 'Spielfeld',
    history: 'Züge',
    again: 'Neues Spiel',
    turn: (who) => `${who} ist dran`,
    won: (who) => `${who} gewinnt!`,
    draw: 'Unentschieden',
    start: 'Anfang',
    places: ['oben links', 'oben Mitte', 'oben rechts', 'links', 'Mitte', 'rechts', 'unten links', 'unten Mitte', 'unten rechts'],
    move1: (who, place) => `${who} ${place}`,
    empty: 'frei',
    cell: (place, mark) => `${place}: ${mark}`,
  },
  en: {
    title: 'Noughts and crosses',
    description: 'The classic, for two players or against the computer, with every move to step back through.',
    heading: 'Noughts and crosses',
    rival: 'Opponent',
    two: 'Two players',
    easy: 'Computer, easy',
    perfect: 'Computer, unbeatable',
    board: 'Board',
    history: 'Moves',
    again: 'New game',
    turn: (who) => `${who} to play`,
    won: (who) => `${who} wins!`,
    draw: 'A draw',
    start: 'Start',
    places: ['top left', 'top middle', 'top right', 'left', 'centre', 'right', 'bottom left', 'bottom middle', 'bottom right'],
    move1: (who, place) => `${who} ${place}`,
    empty: 'empty',
    cell: (place, mark) => `${place}: ${mark}`,
  },
});

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const SHAPES = { X: 'M10 10L90 90M90 10L10 90', O: 'M50 8a42 42 0 1 0 .1 0' };
/** How long the computer seems to think, in ms. */
const THINKING_MS = 350;

/** The cells that have been played, in order; X begins. */
let moves = posing ? [4, 1, 0, 8, 6, 3, 2] : [];
/** How many of them are shown. */
let shown = moves.length;
let thinking;

const other = (mark) => (mark === 'X' ? 'O' : 'X');
const markOf = (n) => (n % 2 === 0 ? 'X' : 'O');
const boardAfter = (count) => {
  const board = Array(9).fill(null);
  for (const [n, cell] of moves.slice(0, count).entries()) board[cell] = markOf(n);
  return board;
};
const lineOf = (board) => LINES.find(([a, b, c]) => board[a] && board[a] === board[b] && board[a] === board[c]);
const isOver = (board) => Boolean(lineOf(board)) || board.every(Boolean);
const free = (board) => board.flatMap((mark, cell) => (mark ? [] : cell));

/** The value of a position to the side to move: 10 won, 0 drawn, less the later it comes (minimax). */
function worth(board, mark, depth = 0) {
  if (lineOf(board)) return depth - 10; // the other side has just won
  const cells = free(board);
  if (cells.length === 0) return 0;
  return Math.max(...cells.map((cell) => -worth(board.with(cell, mark), other(mark), depth + 1)));
}

function chosen(board, mark, mode) {
  const cells = shuffled(free(board));
  if (mode === 'easy') {
    // It sees a win in one move, and nothing else.
    return cells.find((cell) => lineOf(board.with(cell, mark))) ?? cells[0];
  }
  const values = cells.map((cell) => -worth(board.with(cell, mark), other(mark)));
  return cells[values.indexOf(Math.max(...values))];
}

const mode = () => document.querySelector('[name="mode"]:checked').value;
const cells = Array.from({ length: 9 }, (_, cell) => el('button', { type: 'button', onclick: () => press(cell) }));
const boardElement = document.querySelector('.board');
boardElement.append(...cells);
boardElement.addEventListener('keydown', ({ key }) => {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }[key];
  const from = cells.indexOf(document.activeElement);
  if (!step || from < 0) return;
  if (Math.abs(step) === 1 && Math.floor((from + step) / 3) !== Math.floor(from / 3)) return;
  cells[from + step]?.focus();
});
for (const radio of document.querySelectorAll('[name="mode"]')) radio.addEventListener('change', restart);
document.querySelector('.again').addEventListener('click', restart);

function restart() {
  clearTimeout(thinking);
  thinking = undefined;
  moves = [];
  shown = 0;
  draw();
}

function press(cell) {
  const board = boardAfter(shown);
  if (thinking || board[cell] || isOver(board)) return;
  play(cell);
  if (mode() === 'two' || isOver(boardAfter(shown))) return;
  thinking = setTimeout(() => {
    thinking = undefined;
    play(chosen(boardAfter(shown), markOf(shown), mode()));
  }, THINKING_MS);
}

/** A move after stepping back replaces the later ones. */
function play(cell) {
  moves = [...moves.slice(0, shown), cell];
  shown = moves.length;
  draw();
}

function stepTo(count) {
  clearTimeout(thinking);
  thinking = undefined;
  // Against the computer, it is the visitor's turn again after an even number of moves.
  shown = count;
  draw();
  const board = boardAfter(shown);
  if (mode() !== 'two' && markOf(shown) === 'O' && !isOver(board))
    thinking = setTimeout(() => {
      thinking = undefined;
      play(chosen(board, 'O', mode()));
    }, 3 * THINKING_MS);
}

function draw() {
  const board = boardAfter(shown);
  const line = lineOf(board);
  for (const [cell, button] of cells.entries()) {
    const mark = board[cell];
    if (button.dataset.mark !== (mark ?? '')) {
      button.dataset.mark = mark ?? '';
      button.replaceChildren(
        ...(mark ? [svg('svg', { viewBox: '0 0 100 100', class: mark.toLowerCase(), 'aria-hidden': true }, svg('path', { d: SHAPES[mark] }))] : []),
      );
    }
    button.toggleAttribute('data-won', Boolean(line?.includes(cell)));
    button.ariaLabel = t.cell(t.places[cell], mark ?? t.empty);
    button.setAttribute('aria-disabled', String(Boolean(mark) || isOver(board)));
  }
  announce(line ? t.won(board[line[0]]) : isOver(board) ? t.draw : t.turn(markOf(shown)));
  const steps = [t.start, ...moves.map((cell, n) => `${n + 1}. ${t.move1(markOf(n), t.places[cell])}`)];
  const list = document.querySelector('.history ol');
  const hadFocus = [...list.querySelectorAll('button')].indexOf(document.activeElement);
  list.replaceChildren(
    ...steps.map((text, n) =>
      el('li', {}, el('button', { type: 'button', ariaCurrent: n === shown ? 'step' : null, onclick: () => stepTo(n) }, text)),
    ),
  );
  list.querySelectorAll('button')[hadFocus]?.focus();
}

draw();

import { announce, el, lang, posing, shuffled, speak } from '../base.js';
import { questions } from './questions.js';

const t = speak({
  es: {
    count: (n, of) => `Pregunta ${n} de ${of}`,
    right: '¡Correcto!',
    wrong: (answer) => `No: ${answer}.`,
    late: (answer) => `Se acabó el tiempo. Era ${answer}.`,
    result: (right, of) => `${right} de ${of} respuestas correctas`,
    mark: { true: 'bien', false: 'mal' },
    last: 'Ver el resultado',
  },
  de: {
    title: 'JavaScript-Quiz',
    description: 'Zwanzig JavaScript-Fragen gegen die Uhr, mit einer Erklärung nach jeder Antwort.',
    heading: 'Quiz:',
    rules: 'Zehn von zwanzig Fragen, jedes Mal in anderer Reihenfolge. Ab der zweiten hast du für jede dreißig Sekunden; nach der Antwort folgt eine Erklärung.',
    next: 'Weiter',
    last: 'Zum Ergebnis',
    retry: 'Die falschen noch einmal',
    again: 'Zehn andere',
    count: (n, of) => `Frage ${n} von ${of}`,
    right: 'Richtig!',
    wrong: (answer) => `Nein: ${answer}.`,
    late: (answer) => `Die Zeit ist um. Richtig war ${answer}.`,
    result: (right, of) => `${right} von ${of} Antworten richtig`,
    mark: { true: 'richtig', false: 'falsch' },
  },
  en: {
    title: 'JavaScript quiz',
    description: 'Twenty timed JavaScript questions, with an explanation after each answer.',
    heading: 'A quiz on',
    rules: 'Ten of twenty questions, in a different order each time. From the second on, you have thirty seconds for each; after your answer comes an explanation.',
    next: 'Next',
    last: 'See the result',
    retry: 'Retry the wrong ones',
    again: 'Another ten',
    count: (n, of) => `Question ${n} of ${of}`,
    right: 'Right!',
    wrong: (answer) => `No: ${answer}.`,
    late: (answer) => `Time’s up. It was ${answer}.`,
    result: (right, of) => `${right} of ${of} answers right`,
    mark: { true: 'right', false: 'wrong' },
  },
});

const ROUND = 10;
const LIMIT_MS = 30_000;

const find = (selector) => document.querySelector(selector);
const bar = find('.time i');
let round = [];
let place = 0;
/** Whether each question of the round was answered rightly; the current one isn't in it yet. */
let marks = [];
let frame = 0;
/** Whether it is the question that the page opens with. */
let isWelcome = true;

const answersOf = ({ answers }) => answers[lang] ?? answers;

find('.again').addEventListener('click', () => begin(shuffled(questions).slice(0, ROUND)));
find('.retry').addEventListener('click', () => begin(shuffled(round.filter((_, i) => !marks[i]))));
find('.next').addEventListener('click', () => {
  isWelcome = false;
  place++;
  if (place < round.length) ask();
  else finish();
});

function begin(chosen) {
  round = chosen;
  place = 0;
  marks = [];
  show('.question');
  ask();
}

function show(part) {
  for (const section of document.querySelectorAll('main > section')) section.hidden = !section.matches(part);
}

function ask() {
  const question = round[place];
  const [text] = question[lang];
  find('.count').textContent = t.count(place + 1, round.length);
  find('.question h2').textContent = text;
  find('code').textContent = question.code;
  find('.why').hidden = true;
  const [right] = answersOf(question);
  find('.answers').replaceChildren(
    ...shuffled(answersOf(question)).map((answer) =>
      el('li', {}, el('button', { type: 'button', onclick: ({ currentTarget }) => settle(currentTarget) }, answer)),
    ),
  );
  for (const button of document.querySelectorAll('.answers button')) button.dataset.answer = String(button.textContent === right);
  find('.rules').hidden = !isWelcome;
  if (isWelcome) return; // no clock runs and no focus moves before the visitor has done something
  find('.question h2').focus();
  countDown();
}

function countDown() {
  const started = performance.now();
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(function tick(now) {
    const left = 1 - Math.max(0, now - started) / LIMIT_MS;
    bar.style.transform = `scaleX(${Math.max(0, left)})`;
    if (left > 0) frame = requestAnimationFrame(tick);
    else settle(null);
  });
}

/** @param {HTMLButtonElement | null} pressed null when the time is up */
function settle(pressed) {
  if (marks.length > place) return; // it has been answered
  cancelAnimationFrame(frame);
  const question = round[place];
  const isRight = pressed?.dataset.answer === 'true';
  marks.push(isRight);
  for (const button of document.querySelectorAll('.answers button')) {
    button.setAttribute('aria-disabled', 'true');
    if (button.dataset.answer === 'true') button.dataset.right = 'true';
    else if (button === pressed) button.dataset.right = 'false';
  }
  const [right] = answersOf(question);
  const verdict = isRight ? t.right : pressed ? t.wrong(right) : t.late(right);
  find('.why p').textContent = `${verdict} ${question[lang][1]}`;
  find('.next').textContent = place + 1 < round.length ? t.next || 'Siguiente' : t.last;
  find('.why').hidden = false;
  announce(find('.why p').textContent);
  find('.next').focus();
}

function finish() {
  const right = marks.filter(Boolean).length;
  find('.result h2').textContent = t.result(right, round.length);
  find('.result ul').replaceChildren(
    ...round.map(({ code }, i) => el('li', {}, `${marks[i] ? '✓' : '✗'} `, el('code', {}, code.split('\n')[0]), ` (${t.mark[marks[i]]})`)),
  );
  find('.retry').hidden = right === round.length;
  show('.result');
  find('.result h2').focus();
}

begin(shuffled(questions).slice(0, ROUND));
if (posing) {
  isWelcome = false;
  begin([questions[2], ...questions.slice(4, 13)]);
  place = 0;
  settle(find('[data-answer="true"]'));
  bar.style.transform = 'scaleX(.62)';
  document.activeElement.blur();
  scrollTo(0, 0);
}

/** @import { Judged, Line } from './types.js' */
import { element, toast } from '../dom.js';
import { ask, linesOf } from './asking.js';
import { bench, draft, isObject, valueAt } from './bench.js';
import { drawJudged } from './verdict.js';
import { word } from './words.js';

/** Games of each kind: a hundred in all. */
const GAMES = 50;

/** What companions have found out last, and about which deck. @type {{ deck: string, judged: Judged | null } | null} */
let judging = null;
/** @type {AbortController | null} */
let stopping = null;

/** Ways to see a card at work: a position to play from, and a hundred games of companions. */
export function trial() {
  const [id, list, index] = bench.at;
  const game = bench.begun.games.find((one) => one.id === id);
  const deck = valueAt(bench.at.slice(0, 3));
  if (!game || list === undefined || index === undefined || !isObject(deck)) return null;
  const isFine = bench.looked !== null && bench.looked.problems.length === 0;
  const own = String(deck.id);
  const results = element('div', { class: 'results', 'aria-live': 'polite' });
  if (judging?.deck === own) drawResults(results);
  return element(
    'section',
    { class: 'trial' },
    element(
      'button',
      {
        type: 'button',
        class: 'button success',
        disabled: !isFine,
        onclick: () => tryIt(game.id, own),
      },
      word('try-it'),
    ),
    element(
      'button',
      {
        type: 'button',
        class: 'button primary',
        disabled: !isFine || stopping !== null,
        onclick: () => playAHundred(game.id, own),
      },
      word('play-a-hundred'),
    ),
    element('p', { class: 'hint' }, word('trial-hint')),
    results,
  );
}

/** The id of the card that is open; null for a deck. */
function openCard() {
  const thing = bench.at.length > 3 ? valueAt(bench.at) : null;
  return isObject(thing) ? String(thing.id) : null;
}

/**
 * @param {Line} answer
 * @returns {string} why something can't be done
 */
function reasonIn({ refused, words, problems = [] }) {
  if (refused !== undefined && words === undefined) return word(refused);
  return words ?? problems[0]?.what ?? word('failed');
}

/**
 * @param {string} game
 * @param {string} deck
 */
async function tryIt(game, deck) {
  toast(word('laying-out'));
  const card = openCard();
  const { locale } = bench.begun;
  try {
    const answer = await ask({ ask: 'try', draft: draft(), game, deck, card, locale });
    if (answer.url === undefined) toast(reasonIn(answer));
    else location.href = new URL(answer.url).hash ? `/${new URL(answer.url).hash}` : '/';
  } catch {
    toast(word('not-connected'));
  }
}

/**
 * @param {string} game
 * @param {string} deck
 */
async function playAHundred(game, deck) {
  judging = { deck, judged: null };
  stopping = new AbortController();
  redraw();
  allow(false);
  const { locale } = bench.begun;
  const question = { ask: 'judge', draft: draft(), game, deck, card: null, locale, games: GAMES };
  try {
    for await (const line of linesOf(question, stopping.signal)) {
      if (!line.judged) {
        judging = null;
        toast(reasonIn(line));
        break;
      }
      judging = { deck, judged: line.judged };
      redraw();
    }
  } catch {
    if (!stopping.signal.aborted) toast(word('not-connected'));
  }
  stopping = null;
  redraw();
  allow(true);
}

/** Whether a hundred games can be asked for. @param {boolean} isAllowed */
function allow(isAllowed) {
  const button = document.querySelector('.trial > .button.primary');
  if (button instanceof HTMLButtonElement) button.disabled = !isAllowed;
}

function redraw() {
  const results = document.querySelector('.results');
  if (results instanceof HTMLElement) drawResults(results);
}

/** @param {HTMLElement} results */
function drawResults(results) {
  if (judging === null) {
    results.replaceChildren();
    return;
  }
  const { judged } = judging;
  const { played = 0, all = 2 * GAMES } = judged ?? {};
  results.replaceChildren(
    ...(stopping ? [progress(played, all)] : []),
    ...(judged && judged.played > 1 ? drawJudged(judged, stopping === null) : []),
  );
}

/**
 * @param {number} played
 * @param {number} all
 */
const progress = (played, all) =>
  element(
    'div',
    { class: 'progress' },
    element('progress', { max: all, value: played, 'aria-label': word('progress') }),
    element('span', {}, word('played', { played, all })),
    element(
      'button',
      {
        type: 'button',
        class: 'button secondary small-button',
        onclick: () => stopping?.abort(),
      },
      word('stop'),
    ),
  );

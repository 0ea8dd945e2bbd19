/** @import { Judged, Line } from './types.js' */
import { element, toast } from '../dom.js';
import { ask, linesOf } from './asking.js';
import { bench, draft, isObject, valueAt } from './bench.js';
import { nameOf } from './things.js';
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
    game.canBeTried
      ? element(
          'button',
          {
            type: 'button',
            class: 'button success',
            disabled: !isFine,
            onclick: () => tryIt(game.id, own),
          },
          word('try-it'),
        )
      : null,
    game.isJudged
      ? element(
          'button',
          {
            type: 'button',
            class: 'button primary',
            disabled: !isFine || stopping !== null,
            onclick: () => playAHundred(game.id, own),
          },
          word('play-a-hundred'),
        )
      : null,
    game.canBeTried ? element('p', { class: 'hint' }, word('trial-hint')) : null,
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
  if (refused === 'no-position' || refused === 'not-judged') return word(refused);
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
    ...(stopping
      ? [
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
          ),
        ]
      : []),
    ...(judged && judged.played > 1 ? [rates(judged), cameUp(judged)] : []),
  );
}

/** @param {Judged} judged */
function rates(judged) {
  const bar = (/** @type {'with' | 'without'} */ side) => {
    const { games, won, rounds } = judged[side];
    const share = games === 0 ? 0 : Math.round((100 * won) / games);
    return element(
      'div',
      { class: `rate ${side}` },
      element('span', {}, word(side)),
      element(
        'span',
        { class: 'rate-bar' },
        element('span', { class: 'rate-share', style: `width:${share}%` }),
      ),
      element('strong', {}, `${share}%`),
      element(
        'span',
        { class: 'rate-words' },
        word('won-of', { won, games, rounds: games === 0 ? 0 : (rounds / games).toFixed(1) }),
      ),
    );
  };
  return element('div', { class: 'rates' }, bar('with'), bar('without'), opinion(judged));
}

/** Percentage points that two times fifty games hardly ever differ by without a reason: two and a half deviations. */
const FAR = 25;

/**
 * What the two shares say, if they say anything: fifty games each are few.
 *
 * @param {Judged} judged
 */
function opinion({ with: own, without, played, all }) {
  if (played < all) return null;
  const difference = (own.won / own.games - without.won / without.games) * 100;
  const key = difference > FAR ? 'much-easier' : difference < -FAR ? 'much-harder' : 'like-the-box';
  return element('p', {}, word(key));
}

/** @param {Judged} judged */
function cameUp({ cameUp: counts, with: { games } }) {
  const [game, list, index] = bench.at;
  const names = new Map(
    (Array.isArray(valueAt([game ?? '', list ?? '', index ?? 0, 'cards']))
      ? /** @type {import('./types.js').JsonObject[]} */ (
          valueAt([game ?? '', list ?? '', index ?? 0, 'cards'])
        )
      : []
    ).map((thing, at) => [
      String(thing.id),
      nameOf({ path: [game ?? '', list ?? '', index ?? 0, 'cards', at], thing, sort: '' }),
    ]),
  );
  return element(
    'table',
    { class: 'came-up' },
    element('caption', {}, word('came-up', { games })),
    element(
      'tbody',
      {},
      Object.entries(counts)
        .toSorted(([, one], [, other]) => other - one)
        .map(([id, count]) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row' }, names.get(id) ?? id),
            element('td', {}, String(count)),
          ),
        ),
    ),
  );
}

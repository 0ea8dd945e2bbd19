/** @import { Judged } from './types.js' */
import { element } from '../dom.js';
import { bench } from './bench.js';
import { allThings, nameOf } from './things.js';
import { word } from './words.js';

/**
 * What games of companions say about a part of a pack, with how far that can be trusted.
 *
 * @param {Judged} judged
 * @param {boolean} isOver no more games are played
 */
export function drawJudged(judged, isOver) {
  return [rates(judged, isOver), characters(judged), cards(judged)].filter((one) => one !== null);
}

/** @param {number} share */
const percent = (share) =>
  new Intl.NumberFormat(bench.begun.locale, { style: 'percent' }).format(share);

/** @param {number} share */
const width = (share) => `${Math.round(100 * share)}%`;

/**
 * @param {Judged} judged
 * @param {boolean} isOver
 */
function rates(judged, isOver) {
  const bar = (/** @type {'with' | 'without'} */ side) => {
    const { games, won, rounds, share } = judged[side];
    const length = games === 0 ? 0 : (rounds / games).toFixed(1);
    return element(
      'div',
      { class: `rate ${side}` },
      element('span', {}, word(side)),
      won === null || share === null ? null : shareBar(won / games, share),
      won === null ? null : element('strong', {}, percent(won / games)),
      element(
        'span',
        { class: 'rate-words' },
        won === null || share === null
          ? word('length-of', { games, rounds: length })
          : word('won-of', {
              won,
              games,
              rounds: length,
              least: percent(share[0]),
              most: percent(share[1]),
            }),
      ),
    );
  };
  return element(
    'div',
    { class: 'rates' },
    bar('with'),
    bar('without'),
    isOver ? element('p', {}, word(opinion(judged))) : null,
  );
}

/**
 * @param {number} share
 * @param {[number, number]} range that holds the true one
 */
const shareBar = (share, [least, most]) =>
  element(
    'span',
    { class: 'rate-bar' },
    element('span', { class: 'rate-share', style: `width:${width(share)}` }),
    element('span', {
      class: 'rate-range',
      style: `left:${width(least)};width:${width(most - least)}`,
    }),
  );

/**
 * What the two shares say, if they say anything.
 *
 * @param {Judged} judged
 */
function opinion({ difference, characters: all }) {
  if (difference === null) return 'no-shares';
  const [least, most] = difference;
  const kind = Object.keys(all).length > 0 ? '-character' : '';
  if (least > 0) return `much-easier${kind}`;
  return most < 0 ? `much-harder${kind}` : `like-the-box${kind}`;
}

/**
 * What each character has won, where players play against each other.
 *
 * @param {Judged} judged
 */
function characters({ characters: all, with: { won } }) {
  const names = new Map(allThings().map((placed) => [String(placed.thing.id), nameOf(placed)]));
  for (const { id, name } of bench.begun.points) if (!names.has(id)) names.set(id, name);
  const rows = Object.entries(all).map(([id, sides]) => ({ name: names.get(id) ?? id, ...sides }));
  if (rows.length === 0 || won !== null) return null;
  const share = (/** @type {{ games: number, won: number }} */ one) =>
    one.games === 0 ? '–' : word('won-short', one);
  return table(
    word('shares'),
    ['with', 'without'],
    rows.map((row) => [row.name, share(row.with), share(row.without)]),
  );
}

/** @param {Judged} judged */
function cards({ cards: all, with: { games } }) {
  const names = new Map(allThings().map((placed) => [String(placed.thing.id), nameOf(placed)]));
  const rows = Object.entries(all).toSorted(([, one], [, other]) => other.cameUp - one.cameUp);
  if (rows.length === 0) return null;
  return table(
    word('came-up', { games }),
    ['seen', 'used'],
    rows.map(([id, { cameUp, used }]) => [names.get(id) ?? id, String(cameUp), String(used)]),
  );
}

/**
 * @param {string} caption
 * @param {string[]} heads words of all columns but the first
 * @param {string[][]} rows
 */
const table = (caption, heads, rows) =>
  element(
    'table',
    { class: 'came-up' },
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('td', {}),
        heads.map((head) => element('th', { scope: 'col' }, word(head))),
      ),
    ),
    element(
      'tbody',
      {},
      rows.map(([first = '', ...others]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, first),
          others.map((one) => element('td', {}, one)),
        ),
      ),
    ),
  );

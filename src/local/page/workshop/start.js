/** @import { StartingPoint } from './types.js' */
import { element, toast } from '../dom.js';
import { ask } from './asking.js';
import { bench, draft, isObject, openAt, setValue, valueAt } from './bench.js';
import { newPack } from './new-pack.js';
import { begunBy, schemaAt, waysOf } from './schema.js';
import { allThings, wordFieldsAt } from './things.js';
import { called, word } from './words.js';

/** Kinds of decks that most people begin with, in this order. */
const FIRST = ['villain', 'threat', 'hero', 'quest'];

/** What there is to start from, game by game and kind by kind. */
export function startingPoints() {
  return element(
    'div',
    { class: 'starting' },
    bench.begun.games.map(({ id, name }, index) =>
      element(
        'details',
        { open: index === 0 },
        element('summary', {}, name),
        kindsOf(bench.begun.points.filter(({ game }) => game === id)),
      ),
    ),
  );
}

/** @param {readonly StartingPoint[]} points */
function kindsOf(points) {
  const kinds = [...new Set(points.map(({ list, sort }) => `${list} ${sort}`))];
  const rank = (/** @type {string} */ kind) => {
    const at = FIRST.indexOf(kind.split(' ')[1] ?? '');
    return at < 0 ? FIRST.length : at;
  };
  return kinds
    .toSorted((one, other) => rank(one) - rank(other))
    .map((kind) => {
      const own = points.filter(({ list, sort }) => `${list} ${sort}` === kind);
      const [first] = own;
      if (!first) return null;
      const { sort, list } = first;
      return element(
        'div',
        { class: 'starting-kind' },
        element('h3', {}, sort === '' ? called('field', list) : called('value', sort)),
        element(
          'div',
          { class: 'starting-choices' },
          first.canBeEmpty ? starter(first, true) : null,
          own.length > MOST ? many(own) : own.map((point) => starter(point, false)),
        ),
      );
    });
}

/** More than these are a menu. */
const MOST = 8;

/** @param {readonly StartingPoint[]} points */
function many(points) {
  const menu = element(
    'select',
    {
      onchange: () => {
        const point = points[menu.selectedIndex - 1];
        if (point) begin(point, false);
      },
    },
    element('option', {}, word('copy-of')),
    points.map(({ name }) => element('option', {}, name)),
  );
  return menu;
}

/**
 * @param {StartingPoint} point
 * @param {boolean} isEmpty
 */
const starter = (point, isEmpty) =>
  element(
    'button',
    {
      type: 'button',
      class: `button ${isEmpty ? 'primary' : 'secondary'}`,
      onclick: () => begin(point, isEmpty),
    },
    isEmpty
      ? word(point.holds > 0 ? 'empty' : 'empty-one', { count: point.holds })
      : word('copy', { what: point.name }),
  );

/**
 * @param {StartingPoint} from
 * @param {boolean} empty
 */
function begin(from, empty) {
  start(from, empty).catch(() => toast(word('not-connected')));
}

/**
 * @param {StartingPoint} from
 * @param {boolean} empty
 */
async function start(from, empty) {
  const { game, list, id } = from;
  const name = empty ? prompt(word('what-name')) : '';
  if (name === null) return;
  if (draft() === null) newPack();
  const taken = allThings().map(({ thing }) => String(thing.id));
  const { locale } = bench.begun;
  if (empty && from.holds === 0) return addEmpty(from, name || word('no-name'));
  const answer = await ask({
    ask: 'start',
    game,
    list,
    id,
    empty,
    name: name || word('no-name'),
    taken,
    locale,
  });
  const { point } = answer;
  if (!point) {
    toast(answer.words ?? word('failed'));
    return;
  }
  const things = thingsIn([game, list]);
  setValue([game, list], [...things, point.thing]);
  for (const one of point.more)
    setValue([game, one.list], [...thingsIn([game, one.list]), one.thing]);
  for (const [language, words] of Object.entries(point.words)) merge(['words', language], words);
  document.querySelector('dialog.start-dialog')?.remove();
  const cards = Object.entries(point.thing).find(
    ([, inner]) => Array.isArray(inner) && inner.some((one) => isObject(one) && 'id' in one),
  );
  openAt([game, list, things.length, ...(cards ? [cards[0], 0] : [])]);
}

/** @param {(string | number)[]} path */
function thingsIn(path) {
  const value = valueAt(path);
  return Array.isArray(value) ? value : [];
}

/**
 * @param {(string | number)[]} path
 * @param {import('./types.js').Json} words
 */
function merge(path, words) {
  if (!isObject(words)) setValue(path, words);
  else for (const [name, inner] of Object.entries(words)) merge([...path, name], inner);
}

/**
 * Adds a card of which nothing is known but its kind and its name.
 *
 * @param {StartingPoint} from
 * @param {string} name
 */
function addEmpty({ game, list, sort }, name) {
  const ways = waysOf(schemaAt([game, list]).items ?? {});
  const way = ways.find((one) => one.name === sort) ?? ways[0];
  if (!way) return;
  const id = freeId(name);
  const things = thingsIn([game, list]);
  const path = [game, list, things.length];
  setValue(
    [game, list],
    [
      ...things,
      {
        .../** @type {import('./types.js').JsonObject} */ (begunBy(way)),
        ...(way.tag === null && sort !== '' ? { kind: sort } : {}),
        id,
      },
    ],
  );
  for (const { key, isOwed } of wordFieldsAt(path)) {
    const isName = key.endsWith('.name') || key.endsWith(`.choice.${id}`);
    if (isName || isOwed)
      setValue(['words', bench.writing, ...key.split('.')], isName ? name : '…');
  }
  document.querySelector('dialog.start-dialog')?.remove();
  openAt(path);
}

/**
 * An id that nothing has, from a name.
 *
 * @param {string} name
 */
function freeId(name) {
  const taken = new Set(allThings().map(({ thing }) => String(thing.id)));
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 17)
    .replace(/^-+|-+$/g, '');
  const base = plain === '' ? 'my-card' : plain;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** Asks what a further deck begins from. */
export function openStart() {
  /** @type {HTMLDialogElement} */
  const dialog = element(
    'dialog',
    { class: 'start-dialog' },
    element('h2', {}, word('start-from')),
    startingPoints(),
    element(
      'button',
      { type: 'button', class: 'button secondary', onclick: () => dialog.remove() },
      word('cancel'),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

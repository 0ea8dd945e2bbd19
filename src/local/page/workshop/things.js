/** @import { Json, JsonObject, Path, WordField } from './types.js' */
import { bench, draft, isObject, valueAt } from './bench.js';
import { called } from './words.js';

/** @typedef {{ path: Path, thing: JsonObject, sort: string }} Placed */

/**
 * @param {Json | undefined} value
 * @returns {value is JsonObject}
 */
const isThing = (value) => isObject(value) && typeof value.id === 'string';

/** @param {JsonObject} thing */
const sortOf = ({ kind, type }) => String(kind ?? type ?? '');

/**
 * What a draft holds of a game, or what a part of it holds: whatever in its lists has an id.
 *
 * @param {Path} path
 * @returns {Placed[]}
 */
export function thingsAt(path) {
  const holder = valueAt(path);
  if (!isObject(holder)) return [];
  return Object.entries(holder).flatMap(([list, things]) =>
    Array.isArray(things)
      ? things.flatMap((thing, index) =>
          isThing(thing) ? [{ path: [...path, list, index], thing, sort: sortOf(thing) }] : [],
        )
      : [],
  );
}

/** All things of the draft, those in decks after the deck. */
export const allThings = () =>
  bench.begun.games.flatMap(({ id }) =>
    thingsAt([id]).flatMap((placed) => [placed, ...thingsAt(placed.path)]),
  );

/** @param {Path} path */
const gameAt = (path) => bench.begun.games.find(({ id }) => id === path[0]);

/**
 * What a thing is like in the box: `decks.cards:minion`.
 *
 * @param {Path} path
 * @param {JsonObject} thing
 */
const groupOf = (path, thing) =>
  `${path
    .slice(1)
    .filter((name) => typeof name === 'string')
    .join('.')}:${sortOf(thing)}`;

/**
 * What entries of a thing's list usually say in the box, the commonest first.
 *
 * @param {Path} path
 * @returns {{ [property: string]: string[] }}
 */
export function usualAt(path) {
  const thing = valueAt(path.slice(0, -1));
  if (!isThing(thing)) return {};
  return gameAt(path)?.usual[groupOf(path.slice(0, -1), thing)]?.[String(path.at(-1))] ?? {};
}

/**
 * What a property may name: of the draft first, then of the box. Empty if it names nothing.
 *
 * @param {Path} path of the property, or of an entry of it
 * @returns {[id: string, name: string][]}
 */
export function namesAt(path) {
  const property = path.findLast((name) => typeof name === 'string');
  const inner = path.slice(0, 5);
  const outer = path.slice(0, 3);
  const at = isThing(valueAt(inner)) ? inner : outer;
  const thing = valueAt(at);
  if (!isThing(thing)) return [];
  const named = gameAt(path)?.named[`${groupOf(at, thing)} ${property}`];
  if (!named) return [];
  const own = allThings().filter((one) => named.groups.includes(groupOf(one.path, one.thing)));
  return [
    ...own.map((one) => /** @type {[string, string]} */ ([String(one.thing.id), nameOf(one)])),
    ...named.names,
  ];
}

/**
 * Properties that things of this sort have in the box, the commonest first.
 *
 * @param {Path} path
 * @returns {string[]}
 */
export function hadAt(path) {
  const thing = valueAt(path);
  return isThing(thing) ? Object.keys(gameAt(path)?.usual[groupOf(path, thing)]?.[''] ?? {}) : [];
}

/**
 * The words that a thing has.
 *
 * @param {Path} path
 * @returns {WordField[]}
 */
export function wordFieldsAt(path) {
  const thing = valueAt(path);
  if (!isThing(thing)) return [];
  const fields = gameAt(path)?.wordFields[groupOf(path, thing)] ?? [];
  return fields.map(({ key, ...field }) => ({ ...field, key: key.replace('*', String(thing.id)) }));
}

/**
 * What a thing is called on this page.
 *
 * @param {Placed} placed
 */
export function nameOf({ path, thing }) {
  const keys = wordFieldsAt(path).map(({ key }) => key);
  const named = keys.find((key) => key.endsWith('.name')) ?? keys.find((key) => NAMED.test(key));
  const locales = [bench.begun.locale, ...Object.keys(draft()?.words ?? {})];
  const words = named
    ? locales.map((locale) => valueAt(['words', locale, ...named.split('.')]))
    : [];
  return String(words.find((one) => typeof one === 'string' && one !== '') ?? thing.id);
}

const NAMED = /\.choice\.[^.]+$/;

/**
 * What a word is called in the form: the part of its key that isn't the thing's own.
 *
 * @param {string} key
 * @param {string} id
 */
export function wordLabel(key, id) {
  const parts = key.split('.').slice(1);
  const last = parts.at(-1) ?? '';
  const own = last === id ? (parts.at(-2) ?? '') : last.replace(`${id}-`, '');
  return called('field', own);
}

/**
 * Whether a property is a list of things, which have their own forms.
 *
 * @param {Path} path
 * @param {string} name
 */
export function isListOfThings(path, name) {
  const value = valueAt([...path, name]);
  return Array.isArray(value) && value.length > 0 && value.every(isThing);
}

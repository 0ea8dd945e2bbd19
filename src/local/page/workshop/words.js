import { bench } from './bench.js';

/**
 * A message of the page.
 *
 * @param {string} key in the catalogue's `workshop.json`
 * @param {{ [name: string]: string | number }} [filled]
 */
export const word = (key, filled = {}) =>
  (bench.begun.words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(filled[name] ?? ''));

/** @param {string} text */
export const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the form calls a property or a value of it: its own word, or else its name in the format, which is English.
 *
 * @param {'field' | 'value' | 'way'} of
 * @param {string} name
 * @returns {string}
 */
export const called = (of, name) =>
  bench.begun.words[`${of}.${name}`] ?? (of === 'way' ? called('value', name) : inEnglish(name));

/** @param {string} name */
const inEnglish = (name) =>
  capitalised(
    name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replaceAll('-', ' ')
      .toLowerCase(),
  );

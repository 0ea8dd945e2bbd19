/** @import { Json } from './types.js' */
import { bench, isObject, restructured } from './bench.js';
import { allThings } from './things.js';

/**
 * Gives something another id, wherever the draft names it: in cards, and in the keys of words and symbols.
 *
 * @param {string} before
 * @param {string} after
 */
export function rename(before, after) {
  const others = allThings()
    .map(({ thing }) => String(thing.id))
    .filter((id) => id !== before && id.startsWith(`${before}-`));
  const named = (/** @type {string} */ name) => {
    if (name === before) return after;
    const isOther = others.some((id) => name === id || name.startsWith(`${id}-`));
    return name.startsWith(`${before}-`) && !isOther ? after + name.slice(before.length) : name;
  };
  /** @param {Json} part @returns {Json} */
  const changed = (part) => {
    if (typeof part === 'string') return part === before ? after : part;
    if (Array.isArray(part)) return part.map(changed);
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [named(name), changed(inner)]),
    );
  };
  const { pack, ...content } = bench.drafts[bench.open] ?? {};
  const renamed = changed(content);
  if (pack !== undefined && isObject(renamed)) bench.drafts[bench.open] = { pack, ...renamed };
  restructured();
}

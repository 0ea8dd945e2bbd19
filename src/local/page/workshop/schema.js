/** @import { Json, Path, Schema } from './types.js' */
import { bench, isObject, valueAt } from './bench.js';

/**
 * What stands behind references.
 *
 * @param {Schema} schema
 * @returns {Schema}
 */
export function resolved(schema) {
  let found = schema;
  while (found.$ref !== undefined)
    found = bench.begun.schema.$defs?.[found.$ref.split('/').pop() ?? ''] ?? {};
  return found;
}

/**
 * The schema of a part of a draft; of several alternatives the one that it is filled in by.
 *
 * @param {Path} path
 * @returns {Schema}
 */
export function schemaAt(path) {
  let schema = resolved(bench.begun.schema);
  for (const [index, name] of path.entries()) {
    const { items, properties } = schema;
    const inner = resolved((typeof name === 'number' ? items : properties?.[name]) ?? {});
    const among = (inner.oneOf ?? inner.anyOf) ? waysOf(inner) : [];
    const value = valueAt(path.slice(0, index + 1));
    schema = among.find((way) => isFilledBy(way, value))?.schema ?? inner;
  }
  return schema;
}

/**
 * The alternatives of a schema, without those that only lead to others; itself if there are none.
 *
 * @param {Schema} schema
 * @returns {Schema[]}
 */
export function alternativesOf(schema) {
  const found = resolved(schema);
  const among = found.oneOf ?? found.anyOf;
  return among ? [...new Set(among.flatMap(alternativesOf))] : [found];
}

/**
 * A way to fill in something that has alternatives: which of them, and the word that tells it from the others.
 *
 * @typedef {{ schema: Schema, tag: string | null, name: string }} Way
 */

/**
 * @param {Schema} schema
 * @returns {Way[]}
 */
export const waysOf = (schema) => alternativesOf(schema).flatMap(waysIn);

/**
 * @param {Schema} one
 * @returns {Way[]}
 */
function waysIn(one) {
  const tag = tagOf(one);
  if (tag === null) return [{ schema: one, tag, name: shapeOf(one) }];
  const own = resolved(one.properties?.[tag] ?? {});
  const names = own.const === undefined ? (own.enum ?? []) : [own.const];
  return names.map((name) => ({ schema: one, tag, name: String(name) }));
}

/**
 * The property that says which alternative it is: a word that is always there.
 *
 * @param {Schema} schema
 */
function tagOf({ properties = {}, required = [] }) {
  const isWord = (/** @type {string} */ name) =>
    typeof resolved(properties[name] ?? {}).const === 'string';
  return (
    required.find(isWord) ??
    required.find((name) => TAGS.has(name) && resolved(properties[name] ?? {}).enum) ??
    null
  );
}

const TAGS = new Set(['kind', 'if', 'type']);

/** @param {Schema} schema */
const shapeOf = ({ type, required }) =>
  type === 'object' ? (required?.[0] ?? 'object') : (type ?? 'text');

/**
 * Whether a value is filled in this way.
 *
 * @param {Way} way
 * @param {Json | undefined} value
 */
export function isFilledBy({ schema, tag, name }, value) {
  if (tag !== null) return isObject(value) && value[tag] === name;
  if (schema.type === 'object') return isObject(value) && Object.hasOwn(value, name);
  if (schema.type === 'array') return Array.isArray(value);
  return schema.type === (typeof value === 'number' ? 'integer' : typeof value);
}

/**
 * The least that a way can hold.
 *
 * @param {Way} way
 * @returns {Json}
 */
export function begunBy({ schema, tag, name }) {
  const value = begunAs(schema);
  return tag !== null && isObject(value) ? { ...value, [tag]: name } : value;
}

/**
 * The least that a schema allows, of its alternatives the simplest.
 *
 * @param {Schema} schema
 * @returns {Json}
 */
export function begunAs(schema) {
  const found = resolved(schema);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum[0] ?? '';
  if (found.oneOf ?? found.anyOf) return begunBy(simplest(waysOf(found)));
  switch (found.type) {
    case 'integer':
    case 'number':
      return Math.max(1, found.minimum ?? 1, (found.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: found.minItems ?? 0 }, () => begunAs(found.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (found.required ?? []).map((name) => [name, begunAs(found.properties?.[name] ?? {})]),
      );
    default:
      return found.pattern ? 'new' : '';
  }
}

/** @param {Way[]} ways */
function simplest(ways) {
  const [first, ...others] = ways;
  const size = (/** @type {Way} */ { schema }) => schema.required?.length ?? 0;
  return others.reduce((best, one) => (size(one) < size(best) ? one : best), first ?? NOTHING);
}

/** @type {Way} */
const NOTHING = { schema: {}, tag: null, name: '' };

/** @import { Beginning, Json, JsonObject, Looked, Path } from './types.js' */

const KEPT = 'workshop.drafts';

/** What lies on the workbench; changed through the functions below. */
export const bench = {
  /** @type {Beginning} */
  begun: { locale: 'en', words: {}, languages: [], schema: {}, games: [], points: [] },
  /** @type {JsonObject[]} */
  drafts: kept(),
  open: 0,
  /**
   * Leads to the deck or card whose form is open; empty for the pack itself.
   *
   * @type {Path}
   */
  at: [],
  /** The language whose words are being written. */
  writing: 'en',
  /** @type {Looked | null} */
  looked: null,
};

/** @returns {JsonObject[]} */
function kept() {
  try {
    const drafts = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(drafts) ? drafts : [];
  } catch {
    return [];
  }
}

/** Tells the rest of the page what has changed: a value, or what the page consists of. */
export const changes = new EventTarget();

function keep() {
  localStorage.setItem(KEPT, JSON.stringify(bench.drafts));
}

/** The draft that is open; null if there is none. */
export const draft = () => bench.drafts[bench.open] ?? null;

/** @param {JsonObject} added */
export function addDraft(added) {
  bench.drafts.push(added);
  openDraft(bench.drafts.length - 1);
}

/** @param {number} index */
export function openDraft(index) {
  bench.open = index;
  bench.at = [];
  bench.looked = null;
  restructured();
}

export function dropDraft() {
  bench.drafts.splice(bench.open, 1);
  openDraft(0);
}

/** @param {Path} path */
export function openAt(path) {
  bench.at = path;
  bench.looked = null;
  restructured();
}

/**
 * A part of the open draft; undefined if it isn't there.
 *
 * @param {Path} path
 */
export function valueAt(path) {
  /** @type {Json | undefined} */
  let part = draft() ?? undefined;
  for (const name of path) part = inside(part, name);
  return part;
}

/**
 * @param {Json | undefined} part
 * @param {string | number} name
 * @returns {Json | undefined}
 */
function inside(part, name) {
  if (Array.isArray(part)) return part[Number(name)];
  return isObject(part) ? part[name] : undefined;
}

/**
 * @param {Json | undefined} value
 * @returns {value is JsonObject}
 */
export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts a value into the open draft; undefined takes it out. What leads there is made.
 *
 * @param {Path} path
 * @param {Json | undefined} value
 */
export function setValue(path, value) {
  const names = [...path];
  const last = names.pop();
  if (last === undefined) return;
  /** @type {Json | undefined} */
  let part = draft() ?? undefined;
  for (const name of names) {
    const inner = inside(part, name);
    if (typeof inner === 'object' && inner !== null) part = inner;
    else if (isObject(part)) part = part[name] = {};
  }
  if (Array.isArray(part)) {
    if (value === undefined) part.splice(Number(last), 1);
    else part[Number(last)] = value;
  } else if (isObject(part)) {
    if (value === undefined) delete part[last];
    else part[last] = value;
  }
  changed();
}

/** A value has changed that the form shows already. */
export function changed() {
  keep();
  changes.dispatchEvent(new Event('value'));
}

/** The page has to be drawn anew. */
export function restructured() {
  keep();
  changes.dispatchEvent(new Event('structure'));
  changes.dispatchEvent(new Event('value'));
}

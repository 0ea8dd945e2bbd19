/** @import { Beginning, Json, JsonObject, Looked, Path } from './types.js' */

const KEPT = 'workshop.drafts';
/** What is open, for this tab only: it is there again after a look at a game. */
const PLACE = 'workshop.place';

/** What lies on the workbench; changed through the functions below. */
export const bench = {
  /** @type {Beginning} */
  begun: { locale: 'en', words: {}, languages: [], schema: {}, games: [], points: [] },
  /** @type {JsonObject[]} */
  drafts: kept(),
  open: placeKept().open,
  /**
   * Leads to the deck or card whose form is open; empty for the pack itself.
   *
   * @type {Path}
   */
  at: placeKept().at,
  /** The language whose words are being written. */
  writing: 'en',
  /** @type {Looked | null} */
  looked: null,
  /**
   * What has been deleted last, as everything was before.
   *
   * @type {{ what: string, drafts: JsonObject[], open: number, at: Path } | null}
   */
  deleted: null,
  /** Whether this device keeps what is written. */
  isKept: true,
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

/** @returns {{ open: number, at: Path }} */
function placeKept() {
  try {
    const { open = 0, at = [] } = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
    return { open: Number(open), at: Array.isArray(at) ? at : [] };
  } catch {
    return { open: 0, at: [] };
  }
}

/** Tells the rest of the page what has changed: a value, or what the page consists of. */
export const changes = new EventTarget();

function keep() {
  try {
    localStorage.setItem(KEPT, JSON.stringify(bench.drafts));
    sessionStorage.setItem(PLACE, JSON.stringify({ open: bench.open, at: bench.at }));
    bench.isKept = true;
  } catch {
    bench.isKept = false;
  }
}

// What another tab writes is seen here, and not written over.
addEventListener('storage', ({ key }) => {
  if (key !== KEPT) return;
  bench.drafts = kept();
  if (valueAt(bench.at) === undefined) bench.at = [];
  changes.dispatchEvent(new Event('structure'));
  changes.dispatchEvent(new Event('value'));
});

addEventListener('beforeunload', (event) => {
  if (!bench.isKept) event.preventDefault();
});

/**
 * Deletes something so that it can be brought back, as long as nothing else is changed.
 *
 * @param {string} what is deleted
 * @param {() => void} drop
 */
export function deleting(what, drop) {
  const { open, at } = bench;
  const drafts = structuredClone(bench.drafts);
  drop();
  bench.deleted = { what, drafts, open, at };
  restructured();
}

/** Brings back what was deleted last. */
export function undelete() {
  if (bench.deleted === null) return;
  const { drafts, open, at } = bench.deleted;
  Object.assign(bench, { drafts, open, at, deleted: null, looked: null });
  restructured();
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

/** @param {string} title */
export function dropDraft(title) {
  deleting(title, () => {
    bench.drafts.splice(bench.open, 1);
    openDraft(0);
  });
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
  bench.deleted = null;
  keep();
  changes.dispatchEvent(new Event('value'));
}

/** The page has to be drawn anew. */
export function restructured() {
  keep();
  changes.dispatchEvent(new Event('structure'));
  changes.dispatchEvent(new Event('value'));
}

/** @import { Json, Path, Schema } from './types.js' */
import { element } from '../dom.js';
import { isObject, restructured, setValue, valueAt } from './bench.js';
import { alternativesOf, begunAs, begunBy, isFilledBy, resolved, waysOf } from './schema.js';
import { hadAt, isListOfThings, namesAt, usualAt } from './things.js';
import { called, word } from './words.js';

/**
 * The field for a part of a draft, whatever its schema says it can hold: the form knows no kind of card or effect.
 *
 * @param {Schema} schema
 * @param {Path} path
 * @param {string} label
 * @returns {HTMLElement}
 */
export function field(schema, path, label) {
  const ways = alternativesOf(schema).length > 1 ? waysOf(schema) : [];
  if (ways.length > 1) return alternatives(schema, path, label);
  const found = resolved(alternativesOf(schema)[0] ?? schema);
  if (found.const !== undefined) return row(path, label, element('span', { class: 'is-set' }, '✓'));
  if (found.enum) return row(path, label, choice(found.enum, path));
  switch (found.type) {
    case 'integer':
    case 'number':
      return row(path, label, number(found, path));
    case 'boolean':
      return row(path, label, tick(path));
    case 'array':
      return isManyOf(found) ? row(path, label, several(found, path)) : list(found, path, label);
    case 'object':
      return group(found, path, label);
    default:
      return row(path, label, reference(path) ?? text(found, path));
  }
}

/**
 * @param {Path} path
 * @param {string} label
 * @param {HTMLElement} input
 */
const row = (path, label, input) =>
  element(
    'label',
    { class: 'row', 'data-path': path.join('.') },
    element('span', { class: 'row-label' }, label),
    input,
  );

/**
 * @param {readonly Json[]} values
 * @param {Path} path
 */
function choice(values, path) {
  const now = valueAt(path);
  const node = element(
    'select',
    {
      onchange: () => {
        setValue(path, values[node.selectedIndex]);
        if (path.at(-1) === 'keyword') nameAfter(path, String(values[node.selectedIndex]));
      },
    },
    values.map((one) => element('option', { selected: one === now }, called('value', String(one)))),
  );
  return node;
}

/**
 * An ability has a name inside its card, which nobody has to think of: it is called after when it is used.
 *
 * @param {Path} path of the keyword
 * @param {string} keyword
 */
function nameAfter(path, keyword) {
  const own = path.slice(0, -1);
  const list = valueAt(own.slice(0, -1));
  const taken = Array.isArray(list)
    ? list.flatMap((one, index) => (isObject(one) && index !== own.at(-1) ? [one.name] : []))
    : [];
  const free = [keyword, ...[2, 3, 4, 5, 6].map((number) => `${keyword}-${number}`)];
  const name = free.find((one) => !taken.includes(one));
  if (name !== undefined) setValue([...own, 'name'], name);
}

/**
 * @param {Schema} schema
 * @param {Path} path
 */
function number({ minimum, maximum, exclusiveMinimum }, path) {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const isBound = (/** @type {number | undefined} */ one) =>
    one !== undefined && Math.abs(one) < Number.MAX_SAFE_INTEGER;
  const mayBeLess = least === undefined || least < 0;
  const node = element('input', {
    type: 'number',
    inputMode: 'numeric',
    value: String(valueAt(path) ?? ''),
    min: isBound(least) ? String(least) : '',
    max: isBound(maximum) ? String(maximum) : '',
    oninput: () => {
      if (node.value !== '' && node.validity.valid) setValue(path, Number(node.value));
    },
  });
  return mayBeLess ? element('span', { class: 'signed' }, signChanger(node), node) : node;
}

/**
 * Turns gaining into losing: the keys of a phone have no minus.
 *
 * @param {HTMLInputElement} node
 */
const signChanger = (node) =>
  element(
    'button',
    {
      type: 'button',
      class: 'small',
      'aria-label': word('change-sign'),
      title: word('change-sign'),
      onclick: () => {
        node.value = String(-Number(node.value));
        node.dispatchEvent(new Event('input'));
      },
    },
    '±',
  );

/** @param {Path} path */
function tick(path) {
  const node = element('input', {
    type: 'checkbox',
    checked: valueAt(path) === true,
    onchange: () => setValue(path, node.checked),
  });
  return node;
}

/**
 * A menu of everything that can be named there; null where nothing is.
 *
 * @param {Path} path
 */
function reference(path) {
  const names = namesAt(path);
  if (names.length === 0) return null;
  // What has just been begun names nothing yet.
  if (valueAt(path) === 'new') setValue(path, names[0]?.[0]);
  const now = valueAt(path);
  const known = names.some(([id]) => id === now);
  const all = known
    ? names
    : [/** @type {[string, string]} */ ([String(now ?? ''), '…']), ...names];
  const node = element(
    'select',
    { onchange: () => setValue(path, all[node.selectedIndex]?.[0]) },
    all.map(([id, name]) => element('option', { selected: id === now }, name)),
  );
  return node;
}

/**
 * @param {Schema} schema
 * @param {Path} path
 */
function text({ maxLength }, path) {
  const properties = {
    value: String(valueAt(path) ?? ''),
    ...(maxLength === undefined ? {} : { maxLength }),
  };
  /** @type {HTMLInputElement | HTMLTextAreaElement} */
  const node =
    (maxLength ?? 0) > 250
      ? element('textarea', { ...properties, rows: 3 })
      : element('input', properties);
  node.addEventListener('input', () => setValue(path, node.value));
  return node;
}

/** @param {Schema} schema */
const isManyOf = ({ items = {} }) => resolved(items).enum !== undefined;

/**
 * Any of a few words.
 *
 * @param {Schema} schema
 * @param {Path} path
 */
function several({ items = {} }, path) {
  const values = resolved(items).enum ?? [];
  const now = valueAt(path);
  const chosen = new Set(Array.isArray(now) ? now : []);
  return element(
    'span',
    { class: 'several', role: 'group' },
    values.map((one) =>
      element(
        'button',
        {
          type: 'button',
          class: 'chip',
          'aria-pressed': String(chosen.has(one)),
          onclick: () => {
            if (!chosen.delete(one)) chosen.add(one);
            setValue(
              path,
              values.filter((each) => chosen.has(each)),
            );
            restructured();
          },
        },
        called('value', String(one)),
      ),
    ),
  );
}

/**
 * A block whose heading says which of several ways it is filled in.
 *
 * @param {Schema} schema
 * @param {Path} path
 * @param {string} label
 */
function alternatives(schema, path, label) {
  const ways = waysOf(schema);
  const value = valueAt(path);
  const now = ways.findIndex((way) => isFilledBy(way, value));
  const way = ways[now];
  const menu = element(
    'select',
    {
      class: 'way',
      'aria-label': label,
      onchange: () => {
        const wanted = ways[menu.selectedIndex];
        if (wanted) setValue(path, carriedOver(begunBy(wanted), value, wanted.tag));
        restructured();
      },
    },
    ways
      .map((one, index) => ({ index, name: called('way', one.name) }))
      .map(({ index, name }) => element('option', { selected: index === now }, name)),
  );
  const inner = way ? onlyInput(way, path) : null;
  const isPlain = inner !== null;
  return element(
    'div',
    { class: isPlain ? 'block plain' : 'block', 'data-path': path.join('.') },
    element(
      'div',
      { class: 'block-head' },
      element('span', { class: 'row-label' }, label),
      menu,
      inner,
    ),
    way && !isPlain
      ? element(
          'div',
          { class: 'block-body' },
          properties(way.schema, path, way.tag, called('way', way.name)),
        )
      : null,
  );
}

/**
 * The field of a way that has no more than one: a number, or so many per hero.
 *
 * @param {import('./schema.js').Way} way
 * @param {Path} path
 */
function onlyInput({ schema, tag, name }, path) {
  if (tag !== null) return null;
  if (schema.type !== 'object') return isNumber(schema) ? number(schema, path) : text(schema, path);
  const [only, ...others] = Object.keys(schema.properties ?? {});
  const inner = resolved(schema.properties?.[name] ?? {});
  if (only !== name || others.length > 0) return null;
  if (inner.enum) return choice(inner.enum, [...path, name]);
  return isNumber(inner) ? number(inner, [...path, name]) : null;
}

/** @param {Schema} schema */
const isNumber = ({ type }) => type === 'integer' || type === 'number';

/**
 * What another way has as well keeps its value: an amount, an effect.
 *
 * @param {Json} begun
 * @param {Json | undefined} before
 * @param {string | null} tag says which way it is
 */
function carriedOver(begun, before, tag) {
  if (!isObject(begun) || !isObject(before)) return begun;
  const kept = Object.entries(before).filter(
    ([name, one]) => name in begun && typeof begun[name] === typeof one && name !== tag,
  );
  return { ...begun, ...Object.fromEntries(kept) };
}

/**
 * @param {Schema} schema
 * @param {Path} path
 * @param {string} label
 */
function group(schema, path, label) {
  return element(
    'div',
    { class: 'block', 'data-path': path.join('.') },
    element('div', { class: 'block-head' }, element('span', { class: 'row-label' }, label)),
    element('div', { class: 'block-body' }, properties(schema, path, null, label)),
  );
}

/**
 * The properties of an object, and which could be added.
 *
 * @param {Schema} schema
 * @param {Path} path
 * @param {string | null} tag a property that is shown elsewhere
 * @param {string} [label] what the object is called, for what can be added to it
 * @returns {(HTMLElement | null)[]}
 */
export function properties({ properties: all = {}, required = [], ...others }, path, tag, label) {
  const value = valueAt(path);
  if (!isObject(value)) return [];
  const named = namedBy(others);
  const schemas = { ...Object.fromEntries(named.map((name) => [name, innerOf(others)])), ...all };
  const shown = Object.entries(schemas).filter(
    ([name]) =>
      name !== tag && !isListOfThings(path, name) && !(name === 'name' && 'keyword' in all),
  );
  const isThere = (/** @type {string} */ name) => Object.hasOwn(value, name);
  return [
    ...shown
      .filter(([name]) => isThere(name) || required.includes(name))
      .map(([name, schema]) => {
        const own = [...path, name];
        const node = field(schema, own, called('field', name));
        return required.includes(name) ? node : removable(node, own);
      }),
    adding(
      path,
      shown.filter(([name]) => !isThere(name) && !required.includes(name)),
      label,
    ),
  ];
}

/** @param {Pick<Schema, 'propertyNames'>} schema */
const namedBy = ({ propertyNames }) =>
  (propertyNames ? (resolved(propertyNames).enum ?? []) : []).map(String);

/** @param {Pick<Schema, 'additionalProperties'>} schema */
const innerOf = ({ additionalProperties }) =>
  typeof additionalProperties === 'object' ? additionalProperties : {};

/**
 * @param {HTMLElement} node
 * @param {Path} path
 */
const removable = (node, path) =>
  element('div', { class: 'removable' }, node, remover(path, word('remove')));

/**
 * @param {Path} path
 * @param {string} label
 */
const remover = (path, label) =>
  element(
    'button',
    {
      type: 'button',
      class: 'small',
      'aria-label': label,
      title: label,
      onclick: () => {
        setValue(path, undefined);
        restructured();
      },
    },
    '×',
  );

/**
 * What can be added, what things of this sort have in the box before what they never have there.
 *
 * @param {Path} path
 * @param {[string, Schema][]} all
 * @param {string} [label] of what it is added to
 */
function adding(path, all, label) {
  if (all.length === 0) return null;
  const had = hadAt(path);
  const rank = (/** @type {string} */ name) => {
    const at = had.indexOf(name);
    return at < 0 ? had.length : at;
  };
  const offered = all.toSorted(([one], [other]) => rank(one) - rank(other));
  const options = offered.map(([name]) => element('option', {}, called('field', name)));
  const often = offered.filter(([name]) => had.includes(name)).length;
  const menu = element(
    'select',
    {
      class: 'adding',
      'aria-label': label === undefined ? word('add-more') : word('add-to', { what: label }),
      onchange: () => {
        const [name, schema] = offered[menu.selectedIndex - 1] ?? [];
        if (name === undefined || schema === undefined) return;
        setValue([...path, name], listBegun(schema, [...path, name]));
        restructured();
      },
    },
    element('option', {}, label === undefined ? word('add-more') : word('add-to', { what: label })),
    often === 0 ? options : options.slice(0, often),
    often === 0 || often === options.length
      ? null
      : element('optgroup', { label: word('seldom') }, options.slice(often)),
  );
  return menu;
}

/**
 * A list that somebody adds has an entry.
 *
 * @param {Schema} schema
 * @param {Path} path
 */
function listBegun(schema, path) {
  const value = begunAs(schema);
  const { items } = resolved(schema);
  return Array.isArray(value) && value.length === 0 && items ? [entryBegun(items, path)] : value;
}

/**
 * A further entry of a list: what things of this sort usually have there, if the box says so.
 *
 * @param {Schema} items
 * @param {Path} path
 */
function entryBegun(items, path) {
  const entry = begunAs(items);
  const value = valueAt(path);
  const there = Array.isArray(value) ? value.filter(isObject) : [];
  if (!isObject(entry)) return entry;
  for (const [name, usual] of Object.entries(usualAt(path))) {
    if (typeof entry[name] !== 'string') continue;
    const free = usual.find((one) => there.every((other) => other[name] !== one));
    entry[name] = free ?? usual[0] ?? entry[name] ?? null;
  }
  if (entry.name === 'new') entry.name = `new-${there.length + 1}`;
  return entry;
}

/**
 * @param {Schema} schema
 * @param {Path} path
 * @param {string} label
 */
function list({ items = {}, minItems = 0, maxItems = 1_000 }, path, label) {
  const value = valueAt(path);
  const entries = Array.isArray(value) ? value : [];
  const inner = called('field', `${path.at(-1)}.one`);
  const title = inner.includes('.one') ? label : inner;
  return element(
    'div',
    { class: 'list', 'data-path': path.join('.') },
    element('div', { class: 'list-head row-label' }, label),
    entries.map((_, index) =>
      element(
        'div',
        { class: 'removable' },
        field(items, [...path, index], `${title} ${index + 1}`),
        element(
          'div',
          { class: 'moves' },
          index > 0 ? mover(path, entries, index) : null,
          entries.length > minItems ? remover([...path, index], word('remove')) : null,
        ),
      ),
    ),
    entries.length < maxItems
      ? element(
          'button',
          {
            type: 'button',
            class: 'button secondary small-button',
            onclick: () => {
              setValue(path, [...entries, entryBegun(items, path)]);
              restructured();
            },
          },
          word('add-one', { what: title }),
        )
      : null,
  );
}

/**
 * @param {Path} path
 * @param {readonly Json[]} entries
 * @param {number} index
 */
const mover = (path, entries, index) =>
  element(
    'button',
    {
      type: 'button',
      class: 'small',
      'aria-label': word('move-up'),
      title: word('move-up'),
      onclick: () => {
        const moved = [...entries];
        moved.splice(index - 1, 2, entries[index] ?? null, entries[index - 1] ?? null);
        setValue(path, moved);
        restructured();
      },
    },
    '↑',
  );

/** @import { Path } from './types.js' */
import { byId, element, toast } from '../dom.js';
import {
  bench,
  deleting,
  draft,
  isObject,
  openAt,
  restructured,
  setValue,
  valueAt,
} from './bench.js';
import { properties } from './fields.js';
import { rename } from './renaming.js';
import { resolved, schemaAt } from './schema.js';
import { symbolPicker } from './symbol-picker.js';
import { allThings, nameOf, thingsAt, wordFieldsAt, wordLabel } from './things.js';
import { called, word } from './words.js';

/** Draws the form of the deck or card that is open, or of the pack. */
export function drawForm() {
  const scrolled = byId('form').scrollTop;
  byId('form').replaceChildren(
    ...(draft() === null ? [] : bench.at.length === 0 ? packForm() : thingForm(bench.at)),
  );
  byId('form').scrollTop = scrolled;
}

function packForm() {
  return [
    element('h2', {}, word('about-pack')),
    element('p', { class: 'hint' }, word('about-pack-hint')),
    element(
      'div',
      { class: 'fields' },
      properties(withoutFormat(schemaAt(['pack'])), ['pack'], null),
    ),
  ];
}

/** @param {ReturnType<typeof schemaAt>} schema */
function withoutFormat({ properties: all = {}, ...schema }) {
  const { format: _format, ...others } = all;
  return { ...schema, properties: others };
}

/** @param {Path} path */
function thingForm(path) {
  const thing = valueAt(path);
  if (!isObject(thing)) return [element('p', { class: 'hint' }, word('nothing-open'))];
  const id = String(thing.id);
  const sort = String(thing.kind ?? thing.type ?? '');
  return [
    element(
      'div',
      { class: 'form-head' },
      element('h2', {}, nameOf({ path, thing, sort })),
      sort === '' ? null : element('span', { class: 'sort' }, called('value', sort)),
      tool('duplicate', () => duplicate(path)),
      tool('delete', () => drop(path)),
    ),
    words(path, id),
    thingsAt(path).length === 0 ? symbolPicker(id) : null,
    element('h3', {}, word('what-it-does')),
    element('div', { class: 'fields' }, properties(withoutId(schemaAt(path)), path, null)),
    idField(id),
  ].filter((node) => node !== null);
}

/** @param {ReturnType<typeof schemaAt>} schema */
function withoutId({ properties: all = {}, ...schema }) {
  // What can't be otherwise stands in the heading.
  const others = Object.entries(all).filter(
    ([name, own]) => name !== 'id' && typeof resolved(own).const !== 'string',
  );
  return { ...schema, properties: Object.fromEntries(others) };
}

/**
 * @param {string} label
 * @param {() => void} onclick
 */
const tool = (label, onclick) =>
  element(
    'button',
    { type: 'button', class: 'button secondary small-button', onclick },
    word(label),
  );

/** @param {Path} path */
function duplicate(path) {
  const thing = valueAt(path);
  const list = valueAt(path.slice(0, -1));
  if (!isObject(thing) || !Array.isArray(list)) return;
  const ids = new Set(allThings().map((one) => one.thing.id));
  if (path.length < 4) return toast(word('duplicate-cards'));
  let number = 2;
  while (ids.has(`${thing.id}-${number}`)) number += 1;
  const id = `${String(thing.id).slice(0, 21)}-${number}`;
  const said = wordFieldsAt(path).map(({ key }) => key);
  const copy = structuredClone({ ...thing, id });
  setValue([...path.slice(0, -1), list.length], copy);
  for (const locale of Object.keys(isObject(draft()?.words) ? (draft()?.words ?? {}) : {})) {
    for (const key of said) {
      const own = valueAt(['words', locale, ...key.split('.')]);
      const parts = key.split('.').map((part) => (part === thing.id ? id : part));
      if (own !== undefined) setValue(['words', locale, ...parts], own);
    }
  }
  openAt([...path.slice(0, -1), list.length]);
}

/** @param {Path} path */
function drop(path) {
  const thing = valueAt(path);
  if (!isObject(thing)) return;
  deleting(nameOf({ path, thing, sort: '' }), () => {
    const ids = new Set(
      allThings()
        .filter((one) => path.every((name, index) => one.path[index] === name))
        .map((one) => String(one.thing.id)),
    );
    setValue(path, undefined);
    const left = new Set(allThings().map((one) => String(one.thing.id)));
    forget(['words'], (name) => ids.has(name) && !left.has(name));
    forget(['symbols'], (name) => ids.has(name) && !left.has(name));
    openAt(path.length > 3 ? path.slice(0, 3) : []);
  });
}

/**
 * Takes out everything under certain names.
 *
 * @param {Path} path
 * @param {(name: string) => boolean} isGone
 */
function forget(path, isGone) {
  const part = valueAt(path);
  if (!isObject(part)) return;
  for (const name of Object.keys(part)) {
    if (isGone(name)) setValue([...path, name], undefined);
    else forget([...path, name], isGone);
  }
}

/**
 * Names and sentences, in one language at a time.
 *
 * @param {Path} path
 * @param {string} id
 */
function words(path, id) {
  const fields = wordFieldsAt(path);
  if (fields.length === 0) return null;
  return element(
    'section',
    { class: 'words' },
    element(
      'div',
      { class: 'languages', role: 'group', 'aria-label': word('language') },
      bench.begun.languages.map((locale) =>
        element(
          'button',
          {
            type: 'button',
            class: 'chip',
            'aria-pressed': String(locale === bench.writing),
            onclick: () => {
              bench.writing = locale;
              restructured();
            },
          },
          languageName(locale),
        ),
      ),
    ),
    fields.map(({ key, isOwed, example }) => {
      const own = ['words', bench.writing, ...key.split('.')];
      const written = valueAt(own);
      const isLong = !/\.(name|short)$|\.choice\./.test(key);
      const properties = {
        value: typeof written === 'string' ? written : '',
        placeholder: example,
      };
      /** @type {HTMLInputElement | HTMLTextAreaElement} */
      const node = isLong
        ? element('textarea', { ...properties, rows: 2 })
        : element('input', properties);
      node.addEventListener('input', () => nameWritten(key, own, node.value));
      return element(
        'label',
        { class: 'row', 'data-path': own.join('.') },
        element(
          'span',
          { class: 'row-label' },
          wordLabel(key, id),
          isOwed ? element('span', { class: 'required' }, ' *') : null,
        ),
        node,
      );
    }),
  );
}

/**
 * @param {string} key
 * @param {Path} own
 * @param {string} text
 */
function nameWritten(key, own, text) {
  setValue(own, text === '' ? undefined : text);
  const title = document.querySelector('.form-head h2');
  if (title && key.endsWith('.name')) title.textContent = text;
}

/** @param {string} locale */
const languageName = (locale) =>
  new Intl.DisplayNames([bench.begun.locale], { type: 'language' }).of(locale) ?? locale;

/** @param {string} id */
function idField(id) {
  const input = element('input', {
    value: id,
    maxLength: 24,
    pattern: '[a-z0-9]+(-[a-z0-9]+)*',
    onchange: () => {
      if (input.validity.valid && input.value !== '' && input.value !== id) rename(id, input.value);
      else input.value = id;
    },
  });
  return element(
    'details',
    { class: 'id-field' },
    element('summary', {}, word('id')),
    element('p', { class: 'hint' }, word('id-hint')),
    element('label', { class: 'row' }, element('span', { class: 'row-label' }, word('id')), input),
  );
}

/** @import { Path } from './types.js' */
/** @import { Placed } from './things.js' */
import { byId, element, toast } from '../dom.js';
import {
  addDraft,
  bench,
  draft,
  dropDraft,
  isObject,
  openAt,
  openDraft,
  undelete,
  valueAt,
} from './bench.js';
import { newPack } from './new-pack.js';
import { openStart } from './start.js';
import { nameOf, thingsAt } from './things.js';
import { called, word } from './words.js';

/** Draws what the open draft holds, and the way to the others. */
export function drawDecks() {
  const now = draft();
  byId('decks').setAttribute('aria-label', word('decks'));
  byId('decks').replaceChildren(
    ...(now === null ? [] : [drafts(), packEntry(), ...gamesOf()]),
    undoing(),
    ...(now === null ? [] : [button('new-deck', 'primary', () => openStart())]),
    element(
      'div',
      { class: 'file-tools' },
      now === null ? null : button('download', 'secondary', download),
      upload(),
      now === null
        ? null
        : button('delete-pack', 'secondary', () => {
            dropDraft(titleOf(bench.open));
          }),
    ),
    element('p', { class: 'hint' }, word(bench.isKept ? 'kept-here' : 'not-kept')),
  );
}

/** Brings back what was deleted last; nothing if nothing was. */
export const undoing = () =>
  bench.deleted === null
    ? ''
    : element(
        'button',
        { type: 'button', class: 'button undo', onclick: undelete },
        word('undelete', { what: bench.deleted.what }),
      );

/** @param {number} index */
function titleOf(index) {
  const pack = bench.drafts[index]?.pack;
  return isObject(pack) ? String(pack.title) : '';
}

/** A menu of all drafts, if there are several, and how to begin another. */
function drafts() {
  const menu = element(
    'select',
    {
      class: 'drafts',
      'aria-label': word('packs'),
      onchange: () =>
        menu.selectedIndex < bench.drafts.length ? openDraft(menu.selectedIndex) : newPack(),
    },
    bench.drafts.map((_, index) =>
      element('option', { selected: index === bench.open }, titleOf(index)),
    ),
    element('option', {}, word('new-pack')),
  );
  return menu;
}

const packEntry = () => entry([], word('about-pack'), '', 'pack-entry');

function gamesOf() {
  return bench.begun.games.flatMap(({ id, name }) => {
    const things = thingsAt([id]);
    if (things.length === 0) return [];
    return [
      element('h2', { class: 'game-name' }, name),
      element(
        'ul',
        {},
        things.map((placed) =>
          element('li', {}, deckEntry(placed), isOpen(placed.path) ? cards(placed.path) : null),
        ),
      ),
    ];
  });
}

/** @param {Path} path */
const isOpen = (path) => path.every((name, index) => bench.at[index] === name);

/** @param {Placed} placed */
const deckEntry = (placed) =>
  entry(placed.path, nameOf(placed), placed.sort && called('value', placed.sort), 'deck-entry');

/** @param {Path} path */
const cards = (path) =>
  element(
    'ul',
    { class: 'cards' },
    thingsAt(path).map((placed) =>
      element(
        'li',
        {},
        entry(
          placed.path,
          nameOf(placed),
          placed.sort && called('value', placed.sort),
          'card-entry',
        ),
      ),
    ),
  );

/**
 * @param {Path} path
 * @param {string} name
 * @param {string} sort
 * @param {string} kind
 */
const entry = (path, name, sort, kind) =>
  element(
    'button',
    {
      type: 'button',
      class: `entry ${kind}${hasProblem(path) ? ' wrong' : ''}`,
      'aria-current': path.join() === bench.at.join() ? 'true' : null,
      onclick: () => openAt(path),
    },
    element('span', { class: 'entry-name' }, name),
    sort === '' ? null : element('span', { class: 'entry-sort' }, sort),
  );

/** @param {Path} path */
const hasProblem = (path) =>
  path.length > 3 &&
  (bench.looked?.problems ?? []).some((one) =>
    path.every((name, index) => one.path[index] === name),
  );

/**
 * @param {string} label
 * @param {string} style
 * @param {() => void} onclick
 */
const button = (label, style, onclick) =>
  element('button', { type: 'button', class: `button ${style}`, onclick }, word(label));

function download() {
  const now = draft();
  const id = valueAt(['pack', 'id']);
  const file = new Blob([`${JSON.stringify(now, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  element('a', { href: address, download: `${id}.pack.json` }).click();
  URL.revokeObjectURL(address);
}

/** Takes in a file of a pack. */
export function upload() {
  const input = element('input', {
    type: 'file',
    accept: '.json,application/json',
    onchange: async () => {
      try {
        const read = JSON.parse((await input.files?.[0]?.text()) ?? '');
        if (!isObject(read) || !isObject(read.pack)) throw new SyntaxError('');
        addDraft(read);
      } catch {
        toast(word('no-pack-file'));
      }
      input.value = '';
    },
  });
  return element('label', { class: 'button secondary upload' }, word('upload'), input);
}

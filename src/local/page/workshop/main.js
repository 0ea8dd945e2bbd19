/** @import { Beginning } from './types.js' */
import { byId, element } from '../dom.js';
import { ask } from './asking.js';
import { bench, changes, draft } from './bench.js';
import { drawDecks, undoing, upload } from './decks.js';
import { drawForm } from './form.js';
import { drawPreview } from './preview.js';
import { startingPoints } from './start.js';
import { word } from './words.js';

/** The address says whose seat it is, and where the way back leads: `#/user/channel`. */
const back = location.hash.startsWith('#/') ? `/${location.hash}` : '/';

function drawAll() {
  const isEmpty = draft() === null;
  document.body.classList.toggle('empty', isEmpty);
  document.body.classList.toggle('decks-shown', bench.deleted !== null);
  drawDecks();
  drawForm();
  drawPreview();
  if (isEmpty) byId('form').replaceChildren(emptyPage());
  else if (isBare()) byId('form').prepend(emptyPack());
}

function drawBar() {
  document.title = word('title');
  document.documentElement.lang = bench.begun.locale;
  byId('workshop-bar').replaceChildren(
    element('a', { href: back, class: 'back' }, word('back')),
    element('h1', {}, word('title')),
    element(
      'button',
      {
        type: 'button',
        class: 'button secondary show-decks',
        onclick: () => document.body.classList.toggle('decks-shown'),
      },
      word('show-decks'),
    ),
  );
}

/** What somebody sees who has written nothing yet. */
const emptyPage = () =>
  element(
    'div',
    { class: 'empty-page' },
    element('h2', {}, word('welcome')),
    element('p', {}, word('welcome-words')),
    element('h3', {}, word('start-from')),
    startingPoints(),
    element('p', {}, word('or-upload'), ' ', upload()),
    undoing(),
  );

const isBare = () => bench.begun.games.every(({ id }) => draft()?.[id] === undefined);

const emptyPack = () =>
  element('div', { class: 'empty-page' }, element('h3', {}, word('start-from')), startingPoints());

/** The language of the person whose seat it is: the page's address names it, or else the browser does. */
const locale = new URLSearchParams(location.search).get('locale') ?? navigator.language;

async function begin() {
  const begun = await ask({ ask: 'begin', locale });
  if (begun.refused !== undefined) throw new Error(begun.words);
  bench.begun = /** @type {Beginning} */ (/** @type {unknown} */ (begun));
  bench.writing = bench.begun.locale;
  drawBar();
  changes.addEventListener('structure', drawAll);
  drawAll();
  changes.dispatchEvent(new Event('value'));
}

// A module that waits at its outermost would keep the page from being loaded.
begin().catch((error) => {
  byId('form').textContent = error instanceof Error ? error.message : String(error);
});

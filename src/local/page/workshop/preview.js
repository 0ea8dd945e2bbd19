/** @import { Looked, Path, Problem } from './types.js' */
import { byId, element } from '../dom.js';
import { ask } from './asking.js';
import { bench, changes, draft, isObject, openAt, setValue, valueAt } from './bench.js';
import { drawDecks } from './decks.js';
import { drawForm } from './form.js';
import { thingsAt, wordLabel } from './things.js';
import { trial } from './trial.js';
import { called, word } from './words.js';

/** Milliseconds without a change after which the draft is looked at. */
const PAUSE = 350;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
let isLooking = false;
let isStale = false;

/** Looks at the draft a little later, unless it changes again before that. */
export function lookSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(look, PAUSE);
  byId('preview').classList.add('stale');
}

async function look() {
  const now = draft();
  if (now === null) return;
  if (isLooking) {
    isStale = true;
    return;
  }
  isLooking = true;
  try {
    const shown = shownThing();
    const at = bench.at;
    /** @type {import('./types.js').Line} */
    const answer = await ask({ ask: 'look', draft: now, shown, locale: bench.writing });
    if (at === bench.at) show(answer);
  } catch {
    show({ problems: [{ path: [], what: word('not-connected') }] });
  } finally {
    isLooking = false;
    if (isStale) {
      isStale = false;
      lookSoon();
    }
  }
}

/** The card that is open; a deck shows its first. */
function shownThing() {
  const [game] = bench.at;
  const thing = valueAt(bench.at);
  return isObject(thing) && game !== undefined
    ? { game: String(game), id: String(thing.id) }
    : null;
}

/** @param {import('./types.js').Line} answer */
function show({ problems = [], warnings = [], card, picture, digest, refused, words }) {
  const all = refused ? [{ path: [], what: words ?? refused }] : problems;
  const before = bench.looked;
  bench.looked = {
    problems: all,
    warnings,
    ...(digest === undefined ? {} : { digest }),
    ...shownOf(all.length > 0 && !card ? before : { card, picture }),
  };
  drawPreview();
  byId('preview').classList.toggle('stale', isStale);
  drawDecks();
}

/**
 * What is shown of a card: as long as something is wrong, what it was before.
 *
 * @param {{ card?: Looked['card'] | undefined, picture?: Looked['picture'] | undefined } | null} seen
 */
const shownOf = (seen) => ({
  ...(seen?.card ? { card: seen.card } : {}),
  ...(seen?.picture ? { picture: seen.picture } : {}),
});

/** Draws what the card looks like, what is wrong with the draft, ways to try it, and the JSON. */
export function drawPreview() {
  if (draft() === null) {
    byId('preview').replaceChildren();
    return;
  }
  const { problems = [], warnings = [], card, picture } = bench.looked ?? {};
  const isOpen = document.querySelector('#preview .json[open]') !== null;
  byId('preview').setAttribute('aria-label', word('preview'));
  byId('preview').replaceChildren(
    element('div', { class: 'verdict', role: 'status' }, verdict(problems, warnings)),
    card || picture
      ? element(
          'div',
          { class: 'card-seen' },
          picture
            ? element('img', {
                src: `data:${picture.contentType};base64,${picture.base64}`,
                alt: picture.words,
              })
            : null,
          card ? cardWords(card) : null,
        )
      : element(
          'p',
          { class: 'hint' },
          isObject(valueAt(bench.at)) && bench.at.length > 0 && thingsAt(bench.at).length === 0
            ? word('no-picture-yet')
            : word('choose-card'),
        ),
    trial() ?? '',
    json(isOpen),
  );
}

/**
 * @param {readonly Problem[]} problems
 * @param {readonly Problem[]} warnings
 */
function verdict(problems, warnings) {
  if (bench.looked === null) return element('p', { class: 'hint' }, word('looking'));
  if (problems.length > 0)
    return element('div', { class: 'problems' }, element('p', {}, word('not-yet')), told(problems));
  const fine = element('p', { class: 'fine' }, word('can-be-played'));
  if (warnings.length === 0) return fine;
  return element(
    'div',
    {},
    fine,
    element(
      'details',
      { class: 'warnings' },
      element('summary', {}, word('worth-a-look', { count: warnings.length })),
      told(warnings),
    ),
  );
}

/** @param {readonly Problem[]} problems */
const told = (problems) =>
  element(
    'ul',
    { class: 'problem-list' },
    problems
      .slice(0, 8)
      .map((problem) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', class: 'problem', onclick: () => goTo(problem.path) },
            element('span', { class: 'where' }, placeOf(problem.path)),
            problem.owed === undefined
              ? problem.what
              : word('owed', { what: wordLabel(problem.owed, idAt(problem.path)) }),
          ),
        ),
      ),
  );

/** @param {Path} path */
function idAt(path) {
  const thing = valueAt(path);
  return isObject(thing) ? String(thing.id) : '';
}

/**
 * Where something is, in the words of the form.
 *
 * @param {Path} path
 */
function placeOf(path) {
  const names = path.slice(1).map((name, index) => {
    if (typeof name !== 'number')
      return index > 3 || path[0] === 'pack' ? called('field', name) : '';
    const thing = valueAt(path.slice(0, index + 2));
    return isObject(thing) && typeof thing.id === 'string' ? thing.id : String(name + 1);
  });
  return names.filter((name) => name !== '').join(' › ');
}

/** @param {Path} path */
function goTo(path) {
  const [first] = path;
  if (first === 'pack') openAt([]);
  else if (first !== 'words' && first !== 'symbols' && path.length > 0)
    openAt(path.slice(0, path.length > 4 ? 5 : 3));
  for (let length = path.length; length > 0; length--) {
    const node = document.querySelector(
      `[data-path="${CSS.escape(path.slice(0, length).join('.'))}"]`,
    );
    if (!node) continue;
    node.scrollIntoView({ block: 'center' });
    node.classList.add('pointed-at');
    return;
  }
}

/** @param {NonNullable<Looked['card']>} card */
const cardWords = ({ name, line, text, flavour }) =>
  element(
    'div',
    { class: 'card-words' },
    element('strong', {}, name),
    element('p', { class: 'card-line' }, line),
    text
      .split('\n')
      .filter((one) => one !== '')
      .map((one) => element('p', {}, withBold(one))),
    flavour === undefined ? null : element('p', { class: 'flavour' }, flavour),
  );

/** @param {string} text */
const withBold = (text) =>
  text.split('**').map((part, index) => (index % 2 === 1 ? element('strong', {}, part) : part));

/**
 * The same as the form, for whoever would rather write it.
 *
 * @param {boolean} isOpen
 */
function json(isOpen) {
  const path = bench.at.length === 0 ? ['pack'] : bench.at;
  const wrong = element('p', { class: 'wrong-json', role: 'alert' });
  const area = element('textarea', {
    rows: 16,
    spellcheck: false,
    value: JSON.stringify(valueAt(path), null, 2) ?? '',
    'aria-label': word('json'),
    oninput: () => {
      try {
        const read = JSON.parse(area.value);
        wrong.textContent = '';
        setValue(path, read);
        drawForm();
      } catch (error) {
        wrong.textContent = error instanceof Error ? error.message : String(error);
      }
    },
  });
  return element(
    'details',
    { class: 'json', open: isOpen },
    element('summary', {}, word('json')),
    area,
    wrong,
  );
}

changes.addEventListener('value', lookSoon);

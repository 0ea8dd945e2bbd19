import { element } from '../dom.js';
import { ask } from './asking.js';
import { restructured, setValue, valueAt } from './bench.js';
import { word } from './words.js';

/**
 * The symbol of a card: found by a word in its name.
 *
 * @param {string} id of the card
 */
export function symbolPicker(id) {
  const path = ['symbols', id];
  const found = element('div', { class: 'symbols' });
  const now = valueAt(path);
  const input = element('input', {
    type: 'search',
    placeholder: word('symbol-search'),
    value: typeof now === 'string' ? now : '',
    oninput: () => {
      clearTimeout(waiting);
      waiting = setTimeout(show, 300);
    },
  });
  const show = async () => {
    const wanted = input.value.trim().toLowerCase().replaceAll(' ', '-');
    if (wanted === '') {
      found.replaceChildren();
      setValue(path, undefined);
      return;
    }
    const { symbols = [] } = await ask({ ask: 'symbols', word: wanted });
    found.replaceChildren(...symbols.map(({ name, body }) => choice(name, body)));
    if (symbols.length === 0) found.textContent = word('symbol-none');
  };
  const choice = (/** @type {string} */ name, /** @type {string} */ body) => {
    const button = element('button', {
      type: 'button',
      class: 'symbol',
      title: name,
      'aria-label': name,
      onclick: () => {
        setValue(path, name);
        restructured();
      },
    });
    button.append(drawing(body));
    return button;
  };
  return element(
    'div',
    { class: 'symbol-picker' },
    element(
      'label',
      { class: 'row' },
      element('span', { class: 'row-label' }, word('symbol')),
      input,
    ),
    found,
  );
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * Outlines only: a symbol's drawing comes from the icon set, and becomes no markup.
 *
 * @param {string} body
 */
function drawing(body) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 512 512');
  for (const [, outline] of body.matchAll(/ d="([^"]+)"/g)) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', outline ?? '');
    svg.append(path);
  }
  return svg;
}

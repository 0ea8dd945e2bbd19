import { element, stepOf } from './dom.js';

/** @typedef {{ title: string, note?: string, choose: () => void }} Item */

/**
 * The list above the input: commands, choices, completions. It is worked by arrow keys, Enter and
 * Tab while the focus stays in the input, or by tapping.
 */
export class Picker {
  node = element('div', {
    class: 'picker',
    role: 'listbox',
    id: 'picker',
    'aria-label': 'Suggestions',
    hidden: true,
  });
  /** @type {readonly Item[]} */
  #items = [];
  #active = 0;
  /** @type {HTMLInputElement | null} */
  #input = null;

  get open() {
    return !this.node.hidden;
  }

  /**
   * Shows items for an input.
   *
   * @param {HTMLInputElement} input
   * @param {readonly Item[]} items
   * @param {string} heading
   */
  show(input, items, heading) {
    this.#input = input;
    this.#items = items;
    this.#active = Math.min(this.#active, Math.max(0, items.length - 1));
    this.node.hidden = items.length === 0;
    input.setAttribute('aria-expanded', String(this.open));
    input.setAttribute('aria-controls', 'picker');
    this.node.replaceChildren(
      element('div', { class: 'picker-heading' }, heading),
      ...items.map((item, index) => this.#option(item, index)),
    );
    this.#mark();
  }

  /**
   * @param {Item} item
   * @param {number} index
   */
  #option(item, index) {
    return element(
      'div',
      {
        class: 'picker-option',
        role: 'option',
        id: `picker-${index}`,
        // Pointer down, not click: the input must not lose the focus first.
        onpointerdown: (event) => event.preventDefault(),
        onclick: item.choose,
      },
      element('span', { class: 'picker-title' }, item.title),
      item.note ? element('span', { class: 'picker-note' }, item.note) : null,
    );
  }

  #mark() {
    const options = [...this.node.querySelectorAll('.picker-option')];
    for (const [index, node] of options.entries())
      node.setAttribute('aria-selected', String(index === this.#active));
    options[this.#active]?.scrollIntoView({ block: 'nearest' });
    if (this.open) this.#input?.setAttribute('aria-activedescendant', `picker-${this.#active}`);
    else this.#input?.removeAttribute('aria-activedescendant');
  }

  hide() {
    this.node.hidden = true;
    this.#active = 0;
    this.#input?.setAttribute('aria-expanded', 'false');
    this.#input?.removeAttribute('aria-activedescendant');
  }

  /**
   * Takes the keys that belong to the list; true when it did.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (!this.open) return false;
    const step = stepOf(event);
    if (step !== 0) {
      this.#active = (this.#active + step + this.#items.length) % this.#items.length;
      this.#mark();
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))
      this.#items[this.#active]?.choose();
    else if (event.key === 'Escape') this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

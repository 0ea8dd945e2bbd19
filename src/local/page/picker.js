import { element } from './dom.js';

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
  #items = [];
  #active = 0;
  #choose = () => {};
  #input = null;

  get open() {
    return !this.node.hidden;
  }

  /** Shows `items` (`{ title, note, value }`) for an input; `choose` gets the item. */
  show(input, items, choose, heading = '') {
    this.#input = input;
    this.#items = items;
    this.#choose = choose;
    this.#active = Math.min(this.#active, Math.max(0, items.length - 1));
    this.node.hidden = items.length === 0;
    input.setAttribute('aria-expanded', String(this.open));
    input.setAttribute('aria-controls', 'picker');
    this.node.replaceChildren(
      ...(heading ? [element('div', { class: 'picker-heading' }, heading)] : []),
      ...items.map((item, index) => this.#option(item, index)),
    );
    this.#mark();
  }

  #option(item, index) {
    return element(
      'div',
      {
        class: 'picker-option',
        role: 'option',
        id: `picker-${index}`,
        // Pointer down, not click: the input must not lose the focus first.
        onpointerdown: (event) => event.preventDefault(),
        onclick: () => this.#choose(this.#items[index]),
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

  /** Takes the keys that belong to the list; true when it did. */
  key(event) {
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.#active = (this.#active + step + this.#items.length) % this.#items.length;
      this.#mark();
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))
      this.#choose(this.#items[this.#active]);
    else if (event.key === 'Escape') this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

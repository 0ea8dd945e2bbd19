/** @import { APISelectMenuOption } from 'discord-api-types/v10' */
/** @import { Menu } from './menu-options.js' */
import { element, stepOf } from './dom.js';
import { emojiNode } from './emoji.js';

/**
 * Opens a select menu beside its button, or as a sheet on a small screen. Resolves with the chosen
 * values, or null when the person went away. One choice is taken at once; several are confirmed.
 *
 * @param {HTMLElement} trigger
 * @param {Pick<Menu, 'placeholder' | 'min_values' | 'max_values'>} data
 * @param {readonly APISelectMenuOption[]} options
 * @returns {Promise<string[] | null>}
 */
export function openSelect(trigger, data, options) {
  const min = data.min_values ?? 1;
  const max = data.max_values ?? 1;
  const several = max > 1;
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  return new Promise((resolve) => {
    /** @type {string[] | null} */
    let result = null;
    /** @param {string[]} values */
    const finish = (values) => {
      result = values;
      dialog.close();
    };
    const confirm = element(
      'button',
      { type: 'button', class: 'button primary', onclick: () => finish([...chosen]) },
      'Confirm',
    );
    const list = element('div', {
      class: 'select-list',
      role: 'listbox',
      'aria-multiselectable': String(several),
      'aria-label': data.placeholder || 'Options',
    });
    const refresh = () => {
      for (const [index, { value }] of options.entries())
        nodes[index]?.setAttribute('aria-selected', String(chosen.has(value)));
      confirm.disabled = chosen.size < min || chosen.size > max;
      confirm.textContent = several && chosen.size > 0 ? `Confirm (${chosen.size})` : 'Confirm';
    };
    /** @param {string} value */
    const take = (value) => {
      if (!several) {
        finish([value]);
        return;
      }
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < max) chosen.add(value);
      refresh();
    };
    const nodes = options.map((option) => optionNode(option, several, take));
    list.append(...nodes);
    list.addEventListener('keydown', (event) => moveFocus(event, nodes));
    const hint = several
      ? element(
          'p',
          { class: 'select-hint' },
          min === max ? `Choose ${max}` : `Choose ${min} to ${max}`,
        )
      : null;
    const foot =
      several || min === 0 ? element('div', { class: 'select-foot' }, hint, confirm) : null;
    const dialog = element(
      'dialog',
      { class: 'select-dialog', 'aria-label': data.placeholder || 'Make a selection' },
      list,
      foot,
    );
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      trigger.focus();
      resolve(result);
    });
    refresh();
    document.body.append(dialog);
    dialog.showModal();
    place(dialog, trigger);
    (nodes.find((node) => node.getAttribute('aria-selected') === 'true') ?? nodes[0])?.focus();
  });
}

/**
 * @param {APISelectMenuOption} option
 * @param {boolean} several
 * @param {(value: string) => void} take
 */
function optionNode(option, several, take) {
  return element(
    'button',
    {
      type: 'button',
      role: 'option',
      class: 'select-option',
      'data-value': option.value,
      onclick: () => take(option.value),
    },
    emojiNode(option.emoji),
    element(
      'span',
      { class: 'select-words' },
      element('span', { class: 'select-label' }, option.label),
      option.description
        ? element('span', { class: 'select-description' }, option.description)
        : null,
    ),
    element('span', { class: several ? 'tick box' : 'tick', 'aria-hidden': 'true' }),
  );
}

/**
 * @param {KeyboardEvent} event
 * @param {readonly HTMLElement[]} nodes
 */
function moveFocus(event, nodes) {
  const step = stepOf(event);
  if (step === 0) return;
  event.preventDefault();
  const at = nodes.findIndex((node) => node.matches(':focus'));
  nodes[(at + step + nodes.length) % nodes.length]?.focus();
}

/**
 * Beside the trigger where there is room, and on the screen in any case: what comes in above may have moved
 * the trigger away. The style sheet makes it a sheet on small screens.
 *
 * @param {HTMLElement} dialog
 * @param {HTMLElement} trigger
 */
function place(dialog, trigger) {
  if (matchMedia('(max-width: 700px)').matches) return;
  const box = trigger.getBoundingClientRect();
  const height = dialog.offsetHeight;
  const below = box.bottom + height + 8 < innerHeight;
  const wanted = below ? box.bottom + 4 : box.top - height - 4;
  dialog.style.left = `${box.left}px`;
  dialog.style.width = `${Math.max(box.width, 260)}px`;
  dialog.style.top = `${Math.max(8, Math.min(wanted, innerHeight - height - 8))}px`;
}

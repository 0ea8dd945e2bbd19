/** @import { APIComponentInLabel, APIComponentInModalActionRow, APIModalInteractionResponseCallbackComponent, APIModalInteractionResponseCallbackData, APITextInputComponent } from 'discord-api-types/v10' */
/** @import { PageFieldValues } from '../serving/page-protocol.ts' */
/** @import { Menu } from './menu-options.js' */
import { unknownComponent } from './components.js';
import { element } from './dom.js';
import { optionsOf } from './menu-options.js';

/** @typedef {{ node: HTMLElement, read: () => PageFieldValues }} Part */

/**
 * Shows a modal of the bot. Resolves with what was entered, or null when cancelled.
 *
 * @param {APIModalInteractionResponseCallbackData} modal
 * @returns {Promise<PageFieldValues | null>}
 */
export function openForm(modal) {
  return new Promise((resolve) => {
    /** @type {PageFieldValues | null} */
    let result = null;
    const parts = modal.components.flatMap(partsOf);
    const form = element(
      'form',
      { method: 'dialog' },
      element('h2', { id: 'form-title' }, modal.title),
      parts.map((part) => part.node),
      element(
        'div',
        { class: 'form-actions' },
        element(
          'button',
          { type: 'button', class: 'button secondary', onclick: () => dialog.close() },
          'Cancel',
        ),
        element('button', { type: 'submit', class: 'button primary' }, 'Submit'),
      ),
    );
    form.addEventListener('submit', () => {
      result = Object.fromEntries(parts.flatMap((part) => Object.entries(part.read())));
    });
    /** @type {HTMLDialogElement} */
    const dialog = element(
      'dialog',
      { class: 'form-dialog', 'aria-labelledby': 'form-title' },
      form,
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(result);
    });
    document.body.append(dialog);
    dialog.showModal();
    /** @type {HTMLElement | null} */
    const first = dialog.querySelector('input, textarea, select');
    first?.focus();
  });
}

/**
 * The parts of one entry: an action row of the old kind, a label of the new one, or plain text.
 *
 * @param {APIModalInteractionResponseCallbackComponent} entry
 * @returns {Part[]}
 */
function partsOf(entry) {
  if (entry.type === 1) return entry.components.map((one) => field(one, one.label));
  if (entry.type === 18) return [field(entry.component, entry.label, entry.description)];
  return [{ node: element('p', {}, entry.content), read: () => ({}) }];
}

/**
 * @param {APIComponentInLabel | APIComponentInModalActionRow} data
 * @param {string} [label]
 * @param {string} [description]
 * @returns {Part}
 */
function field(data, label, description) {
  const id = `field-${data.custom_id}`;
  const required = !('required' in data) || data.required !== false;
  const { node, read } = inputFor(data, { id, required });
  return {
    node: element(
      'div',
      { class: 'form-field' },
      element(
        'label',
        { htmlFor: id },
        label,
        required ? element('span', { class: 'required' }, ' *') : null,
      ),
      description ? element('p', { class: 'form-hint' }, description) : null,
      node,
    ),
    read: () => ({ [data.custom_id]: read() }),
  };
}

/** @typedef {{ id: string, required: boolean }} Common what fields of all kinds have */
/** @typedef {{ node: HTMLElement, read: () => string | string[] }} Input */

/**
 * @param {APIComponentInLabel} data
 * @param {Common} common
 * @returns {Input}
 */
function inputFor(data, common) {
  switch (data.type) {
    case 3:
    case 5:
    case 6:
    case 8:
      return choice(data, common);
    case 4:
      return textInput(data, common);
    default:
      return { node: unknownComponent(data.type), read: () => [] };
  }
}

/**
 * @param {APITextInputComponent} data
 * @param {Common} common
 * @returns {Input}
 */
function textInput(data, common) {
  const properties = {
    ...common,
    value: data.value ?? '',
    placeholder: data.placeholder ?? '',
    maxLength: data.max_length ?? 4000,
    minLength: data.min_length ?? 0,
  };
  const node =
    data.style === 2
      ? element('textarea', { ...properties, rows: 5 })
      : element('input', properties);
  return { node, read: () => node.value };
}

/**
 * @param {Menu} data
 * @param {Common} common
 * @returns {Input}
 */
function choice(data, common) {
  const multiple = (data.max_values ?? 1) > 1;
  const options = optionsOf(data).map((option) =>
    element('option', { value: option.value, selected: option.default === true }, option.label),
  );
  // Otherwise the first is chosen by itself.
  const isOpen = !multiple && !options.some((option) => option.selected);
  const none = isOpen ? element('option', { value: '' }) : null;
  const node = element('select', { ...common, multiple }, none, options);
  const read = () => [...node.selectedOptions].map(({ value }) => value).filter(Boolean);
  return { node, read };
}

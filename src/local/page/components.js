/** @import { APIButtonComponent, APIContainerComponent, APIMediaGalleryComponent, APIMessageComponent } from 'discord-api-types/v10' */
/** @import { PageMessage, PageRequest } from '../serving/page-protocol.ts' */
/** @import { Menu } from './menu-options.js' */
import { element } from './dom.js';
import { emojiNode } from './emoji.js';
import { markdown } from './markdown.js';
import { optionsOf } from './menu-options.js';
import { fileLink, picture } from './pictures.js';
import { openSelect } from './select-menu.js';
import { state } from './state.js';

/** @typedef {Extract<PageRequest, { action: 'press' | 'select' }>} Use what a person does with a button or menu */
/** @typedef {(node: HTMLElement, use: Use) => Promise<void>} Act never rejects: what fails is shown with the message */

/** @type {Record<number, string>} */
const STYLES = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'danger',
};

/**
 * Draws one component of a message.
 *
 * @param {APIMessageComponent} data
 * @param {PageMessage} message
 * @param {Act} act is called with what the person does with it
 * @returns {HTMLElement}
 */
export function component(data, message, act) {
  switch (data.type) {
    case 1:
      return element('div', { class: 'action-row' }, inside(data, message, act));
    case 2:
      return button(data, message, act);
    case 3:
    case 5:
    case 6:
    case 8:
      return menu(data, message, act);
    case 9:
      return element(
        'div',
        { class: 'section' },
        element('div', { class: 'section-text' }, inside(data, message, act)),
        element('div', { class: 'section-accessory' }, component(data.accessory, message, act)),
      );
    case 10:
      return markdown(data.content);
    case 11:
      return picture(data.media.url, data.description, null, 'thumbnail');
    case 12:
      return gallery(data);
    case 13:
      return fileLink(data.file.url, data.name ?? 'file', data.size);
    case 14:
      return data.divider === false
        ? element('div', { class: `space spacing-${data.spacing ?? 1}` })
        : element('hr', { class: `separator spacing-${data.spacing ?? 1}` });
    case 17:
      return container(data, message, act);
    default:
      return unknownComponent(data.type);
  }
}

/** @param {number} type */
export const unknownComponent = (type) => element('p', { class: 'unknown' }, `[component ${type}]`);

/**
 * @param {Extract<APIMessageComponent, { components: unknown }>} data
 * @param {PageMessage} message
 * @param {Act} act
 */
const inside = (data, message, act) =>
  data.components.map((child) => component(child, message, act));

/**
 * @param {APIButtonComponent} data
 * @param {PageMessage} message
 * @param {Act} act
 */
function button(data, message, act) {
  // Nothing is sold here.
  if (data.style === 6) return unknownComponent(data.type);
  const words = [emojiNode(data.emoji), data.label ? element('span', {}, data.label) : null];
  if (data.style === 5)
    return element(
      'a',
      { class: 'button link', href: data.url, target: '_blank', rel: 'noreferrer' },
      words,
      ' ↗',
    );
  /** @type {HTMLButtonElement} */
  const node = element(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[data.style]}`,
      disabled: data.disabled === true,
      'aria-label': data.label ? null : (data.emoji?.name ?? 'button'),
      'data-control': data.custom_id,
      onclick: () =>
        act(node, {
          action: 'press',
          user: state.seat,
          message: message.id,
          customId: data.custom_id,
        }),
    },
    words,
  );
  return node;
}

/**
 * @param {Menu} data
 * @param {PageMessage} message
 * @param {Act} act
 */
function menu(data, message, act) {
  const options = optionsOf(data);
  const chosen = options.filter((option) => option.default);
  const text =
    chosen.map((option) => option.label).join(', ') || data.placeholder || 'Make a selection';
  const node = element(
    'button',
    {
      type: 'button',
      class: chosen.length > 0 ? 'menu chosen' : 'menu',
      disabled: data.disabled === true,
      'aria-haspopup': 'listbox',
      'data-control': data.custom_id,
    },
    element('span', { class: 'menu-text' }, text),
    element('span', { 'aria-hidden': 'true', class: 'menu-arrow' }, '▾'),
  );
  node.addEventListener('click', async () => {
    const values = await openSelect(node, data, options);
    if (values)
      await act(node, {
        action: 'select',
        user: state.seat,
        message: message.id,
        customId: data.custom_id,
        values,
      });
  });
  return node;
}

/** @param {APIMediaGalleryComponent} data */
function gallery(data) {
  const count = Math.min(data.items.length, 4);
  return element(
    'div',
    { class: `gallery gallery-${count}` },
    data.items.map((item) =>
      picture(item.media.url, item.description, item.media, 'gallery-picture'),
    ),
  );
}

/**
 * @param {APIContainerComponent} data
 * @param {PageMessage} message
 * @param {Act} act
 */
function container(data, message, act) {
  const colour = data.accent_color;
  const style =
    colour === null || colour === undefined
      ? null
      : `border-left-color: #${colour.toString(16).padStart(6, '0')}`;
  return element(
    'div',
    { class: style ? 'container accented' : 'container', style },
    inside(data, message, act),
  );
}

import { element } from './dom.js';
import { markdown } from './markdown.js';
import { emojiImage } from './markdown-inline.js';
import { fileLink, picture } from './pictures.js';
import { openSelect } from './select-menu.js';
import { state } from './state.js';

const STYLES = {
  1: 'primary',
  2: 'secondary',
  3: 'success',
  4: 'danger',
  5: 'link',
  6: 'secondary',
};

/** Draws one component of a message. `act` is called with what the person does with it. */
export function component(data, message, act) {
  const draw = DRAW[data.type];
  return draw
    ? draw(data, message, act)
    : element('p', { class: 'unknown' }, `[component ${data.type}]`);
}

const DRAW = {
  1: (row, message, act) =>
    element(
      'div',
      { class: 'action-row' },
      row.components.map((child) => component(child, message, act)),
    ),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  8: menu,
  9: (section, message, act) =>
    element(
      'div',
      { class: 'section' },
      element(
        'div',
        { class: 'section-text' },
        section.components.map((child) => component(child, message, act)),
      ),
      element('div', { class: 'section-accessory' }, component(section.accessory, message, act)),
    ),
  10: (data) => markdown(data.content),
  11: (data) => picture(data.media.url, data.description, null, 'thumbnail'),
  12: gallery,
  13: (data) => fileLink(data.file.url, data.name ?? 'file', data.size),
  14: (data) =>
    data.divider === false
      ? element('div', { class: `space spacing-${data.spacing ?? 1}` })
      : element('hr', { class: `separator spacing-${data.spacing ?? 1}` }),
  17: container,
};

export function emojiNode(emoji) {
  if (!emoji) return null;
  return emoji.id
    ? emojiImage(emoji.id, emoji.name)
    : element('span', { class: 'emoji-text' }, emoji.name);
}

function button(data, message, act) {
  const inside = [emojiNode(data.emoji), data.label ? element('span', {}, data.label) : null];
  const name = data.label || data.emoji?.name || 'button';
  if (data.style === 5)
    return element(
      'a',
      { class: 'button link', href: data.url, target: '_blank', rel: 'noreferrer' },
      inside,
      ' ↗',
    );
  const node = element(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[data.style] ?? 'secondary'}`,
      disabled: data.disabled === true,
      'aria-label': data.label ? null : name,
      'data-control': data.custom_id,
      onclick: () => act(node, 'press', { message: message.id, customId: data.custom_id }),
    },
    inside,
  );
  return node;
}

/** What menus of people, roles and channels offer; the other kind brings its own options. */
const OFFERED = {
  5: () => state.users.map((user) => ({ label: user.displayName, value: user.id })),
  6: () => state.roles.map((role) => ({ label: `@${role.name}`, value: role.id })),
  8: ({ channel_types: types = [] }) =>
    [...state.channels.values()]
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .map((channel) => ({ label: `#${channel.name}`, value: channel.id })),
};

function optionsOf(data) {
  const chosen = new Set((data.default_values ?? []).map(({ id }) => id));
  return (
    OFFERED[data.type]?.(data).map((one) => ({ ...one, default: chosen.has(one.value) })) ??
    data.options
  );
}

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
    const values = await openSelect(node, { ...data, options });
    if (values) act(node, 'select', { message: message.id, customId: data.custom_id, values });
  });
  return node;
}

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

function container(data, message, act) {
  const colour = data.accent_color;
  const style =
    colour === null || colour === undefined
      ? null
      : `border-left-color: #${colour.toString(16).padStart(6, '0')}`;
  return element(
    'div',
    { class: style ? 'container accented' : 'container', style },
    data.components.map((child) => component(child, message, act)),
  );
}

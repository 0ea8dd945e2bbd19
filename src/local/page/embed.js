/** @import { APIEmbed, APIEmbedField } from 'discord-api-types/v10' */
import { element, localAddress } from './dom.js';
import { markdown } from './markdown.js';
import { picture } from './pictures.js';
import { clock } from './time.js';

/**
 * A classic embed.
 *
 * @param {APIEmbed} data
 */
export function embed(data) {
  const colour = data.color ? `#${data.color.toString(16).padStart(6, '0')}` : null;
  return element(
    'div',
    { class: 'embed', style: colour ? `border-left-color: ${colour}` : null },
    element(
      'div',
      { class: 'embed-body' },
      data.author?.name ? element('div', { class: 'embed-author' }, data.author.name) : null,
      data.title ? element('div', { class: 'embed-title' }, titleOf(data.title, data.url)) : null,
      data.description ? markdown(data.description) : null,
      data.fields?.length
        ? element('div', { class: 'embed-fields' }, data.fields.map(field))
        : null,
      data.image ? picture(data.image.url, '', data.image, 'embed-image') : null,
      footer(data),
    ),
    data.thumbnail ? picture(data.thumbnail.url, '', null, 'embed-thumbnail') : null,
  );
}

/**
 * @param {string} title
 * @param {string | undefined} url
 */
function titleOf(title, url) {
  if (!url) return markdown(title);
  return element('a', { href: localAddress(url), target: '_blank', rel: 'noreferrer' }, title);
}

/** @param {APIEmbedField} one */
function field(one) {
  return element(
    'div',
    { class: one.inline ? 'embed-field inline' : 'embed-field' },
    element('div', { class: 'embed-field-name' }, markdown(one.name)),
    markdown(one.value),
  );
}

/** @param {APIEmbed} data */
function footer(data) {
  if (!data.footer?.text && !data.timestamp) return null;
  const time = data.timestamp ? clock(data.timestamp) : null;
  const text = data.footer?.text ?? '';
  return element('div', { class: 'embed-footer' }, text, text && time ? ' · ' : null, time);
}

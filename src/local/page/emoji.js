/** @import { APIMessageComponentEmoji } from 'discord-api-types/v10' */
import { element } from './dom.js';

/**
 * An emoji of the server's.
 *
 * @param {string} id
 * @param {string} name
 */
export function emojiImage(id, name) {
  return element('img', {
    class: 'emoji',
    src: `/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
  });
}

/**
 * What stands before the words of a button or an option.
 *
 * @param {APIMessageComponentEmoji | undefined} emoji
 */
export function emojiNode(emoji) {
  if (!emoji) return null;
  const { id, name = '' } = emoji;
  return id ? emojiImage(id, name) : element('span', { class: 'emoji-text' }, name);
}

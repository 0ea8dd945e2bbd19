import { element } from './dom.js';
import { emojiImage } from './emoji.js';
import { identity, state } from './state.js';
import { timeElement } from './time.js';

/** @param {string} text */
const asText = (text) => document.createTextNode(text);

/**
 * What may stand inside a line, tried in this order at every place. The texts are those of the groups, empty
 * where one took no part.
 *
 * @type {readonly (readonly [RegExp, (first: string, second: string) => Node])[]}
 */
const RULES = [
  [/^\\([\\`*_~|<>#\-[\]()])/, asText],
  [/^``(.+?)``(?!`)|^`([^`\n]+)`/, (two, one) => element('code', {}, (two || one).trim())],
  [/^<@!?(\d+)>/, mention],
  [/^<@&(\d+)>/, (id) => element('span', { class: 'mention' }, `@${roleName(id)}`)],
  [/^<#(\d+)>/, channelLink],
  [/^<\/([\w -]+):\d+>/u, commandLink],
  [/^<a?:(\w+):(\d+)>/, (name, id) => emojiImage(id, name)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (seconds, style) => timeElement(Number(seconds), style || 'f')],
  [/^<(https?:\/\/[^\s>]+)>/, (url) => link(url, url)],
  [/^\[([^\]\n]+)\]\((?:<)?(https?:\/\/[^\s)>]+)(?:>)?\)/, (text, url) => link(url, text)],
  [/^(https?:\/\/[^\s<>)\]]+)/, (url) => link(url, url)],
  [
    /^\*\*\*(?=\S)([\s\S]+?\S?)\*\*\*/,
    (inside) => element('strong', {}, element('em', {}, inlineNodes(inside))),
  ],
  [
    /^\*\*(?=\S)([\s\S]+?[^\s*]\**|\S)\*\*(?!\*)/,
    (inside) => element('strong', {}, inlineNodes(inside)),
  ],
  [/^__([\s\S]+?)__(?!_)/, (inside) => element('u', {}, inlineNodes(inside))],
  [/^\*(?=\S)([^*]+?)\*(?!\*)/, (inside) => element('em', {}, inlineNodes(inside))],
  [/^\b_(?=\S)([^_]+?)_(?!\w)/, (inside) => element('em', {}, inlineNodes(inside))],
  [/^~~(?=\S)([\s\S]+?)~~/, (inside) => element('s', {}, inlineNodes(inside))],
  [/^\|\|([\s\S]+?)\|\|/, spoiler],
  [/^@(everyone|here)\b/, (whom) => element('span', { class: 'mention' }, `@${whom}`)],
  [/^(\w+)/u, asText],
];

/**
 * The inside of one line as nodes.
 *
 * @param {string} text
 */
export function inlineNodes(text) {
  /** @type {Node[]} */
  const nodes = [];
  let rest = text;
  let plain = '';
  const flush = () => {
    if (plain !== '') nodes.push(document.createTextNode(plain));
    plain = '';
  };
  while (rest.length > 0) {
    const { length, first, second, make } = firstMatch(rest);
    if (make === asText) plain += first;
    else {
      flush();
      nodes.push(make(first, second));
    }
    rest = rest.slice(length);
  }
  flush();
  return nodes;
}

/**
 * What the text begins with; where no rule says it, that is one character.
 *
 * @param {string} text not empty
 */
function firstMatch(text) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    if (match) {
      const [{ length }, first = '', second = ''] = match;
      return { length, first, second, make };
    }
  }
  const [character = ''] = text;
  return { length: character.length, first: character, second: '', make: asText };
}

/** @param {string} id */
const roleName = (id) => state.roles.find((role) => role.id === id)?.name ?? 'unknown-role';

/** @param {string} userId */
function mention(userId) {
  const mine = userId === state.seat;
  return element('span', { class: mine ? 'mention mine' : 'mention' }, `@${identity(userId).name}`);
}

/** @param {string} channelId */
function channelLink(channelId) {
  const channel = state.channels.get(channelId);
  if (!channel) return element('span', { class: 'mention' }, '#unknown');
  const sign = channel.parentId ? '' : '#';
  return element(
    'a',
    { class: 'mention', href: `#/${state.seat}/${channelId}` },
    `${sign}${channel.name}`,
  );
}

/** @param {string} name */
function commandLink(name) {
  const open = () => document.dispatchEvent(new CustomEvent('choose-command', { detail: name }));
  return element(
    'button',
    { type: 'button', class: 'mention command-link', onclick: open },
    `/${name}`,
  );
}

/**
 * @param {string} url
 * @param {string} text
 */
function link(url, text) {
  const inside = text === url ? [text] : inlineNodes(text);
  return element('a', { href: url, target: '_blank', rel: 'noreferrer' }, inside);
}

/** @param {string} text */
function spoiler(text) {
  const node = element(
    'button',
    { type: 'button', class: 'spoiler', 'aria-label': 'Spoiler: show' },
    inlineNodes(text),
  );
  node.addEventListener('click', () => {
    node.classList.add('shown');
    node.removeAttribute('aria-label');
  });
  return node;
}

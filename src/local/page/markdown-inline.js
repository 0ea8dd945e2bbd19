import { element } from './dom.js';
import { identity, state } from './state.js';
import { timeElement } from './time.js';

const asText = (match) => document.createTextNode(match[0]);

/** What may stand inside a line, tried in this order at every place. */
const RULES = [
  [/^\\([\\`*_~|<>#\-[\]()])/, (match) => document.createTextNode(match[1])],
  [/^``(.+?)``(?!`)|^`([^`\n]+)`/, (match) => element('code', {}, (match[1] ?? match[2]).trim())],
  [/^<@!?(\d+)>/, (match) => mention(match[1])],
  [/^<@&(\d+)>/, (match) => element('span', { class: 'mention' }, `@${roleName(match[1])}`)],
  [/^<#(\d+)>/, (match) => channelLink(match[1])],
  [/^<\/([\w -]+):\d+>/u, (match) => commandLink(match[1])],
  [/^<a?:(\w+):(\d+)>/, (match) => emojiImage(match[2], match[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => timeElement(Number(match[1]), match[2] ?? 'f')],
  [/^<(https?:\/\/[^\s>]+)>/, (match) => link(match[1], match[1])],
  [/^\[([^\]\n]+)\]\((?:<)?(https?:\/\/[^\s)>]+)(?:>)?\)/, (match) => link(match[2], match[1])],
  [/^https?:\/\/[^\s<>)\]]+/, (match) => link(match[0], match[0])],
  [
    /^\*\*\*(?=\S)([\s\S]+?\S?)\*\*\*/,
    (match) => element('strong', {}, element('em', {}, inlineNodes(match[1]))),
  ],
  [
    /^\*\*(?=\S)([\s\S]+?[^\s*]\**|\S)\*\*(?!\*)/,
    (match) => element('strong', {}, inlineNodes(match[1])),
  ],
  [/^__([\s\S]+?)__(?!_)/, (match) => element('u', {}, inlineNodes(match[1]))],
  [/^\*(?=\S)([^*]+?)\*(?!\*)/, (match) => element('em', {}, inlineNodes(match[1]))],
  [/^\b_(?=\S)([^_]+?)_(?!\w)/, (match) => element('em', {}, inlineNodes(match[1]))],
  [/^~~(?=\S)([\s\S]+?)~~/, (match) => element('s', {}, inlineNodes(match[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (match) => spoiler(match[1])],
  [/^@(everyone|here)\b/, (match) => element('span', { class: 'mention' }, match[0])],
  [/^\w+/u, asText],
];

/** The inside of one line as nodes. */
export function inlineNodes(text) {
  const nodes = [];
  let rest = text;
  let plain = '';
  const flush = () => {
    if (plain !== '') nodes.push(document.createTextNode(plain));
    plain = '';
  };
  while (rest.length > 0) {
    const found = firstMatch(rest);
    if (!found) {
      const [character] = rest;
      plain += character;
      rest = rest.slice(character.length);
      continue;
    }
    const [match, make] = found;
    if (make === asText) plain += match[0];
    else {
      flush();
      nodes.push(make(match));
    }
    rest = rest.slice(match[0].length);
  }
  flush();
  return nodes;
}

function firstMatch(text) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return null;
}

const roleName = (id) => state.roles.find((role) => role.id === id)?.name ?? 'unknown-role';

function mention(userId) {
  const mine = userId === state.seat;
  return element('span', { class: mine ? 'mention mine' : 'mention' }, `@${identity(userId).name}`);
}

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

function commandLink(name) {
  const open = () => document.dispatchEvent(new CustomEvent('choose-command', { detail: name }));
  return element(
    'button',
    { type: 'button', class: 'mention command-link', onclick: open },
    `/${name}`,
  );
}

export function emojiImage(id, name) {
  return element('img', {
    class: 'emoji',
    src: `/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
  });
}

function link(url, text) {
  const inside = text === url ? [text] : inlineNodes(text);
  return element('a', { href: url, target: '_blank', rel: 'noreferrer' }, inside);
}

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

/** @import { PageChannel } from '../serving/page-protocol.ts' */
import { byId, element } from './dom.js';
import { icon } from './icons.js';
import {
  allWaitingMentions,
  canSee,
  newestMessageId,
  spokenHere,
  state,
  waitingMentions,
} from './state.js';

/** Draws the server's channels and threads for the current seat. */
export function drawSidebar() {
  const channels = [...state.channels.values()].filter((one) => canSee(one, state.seat));
  const text = channels.filter((one) => one.type === 0).sort((a, b) => a.position - b.position);
  const direct = channels.filter((one) => one.type === 1);
  byId('sidebar').replaceChildren(
    element('div', { class: 'server-name' }, state.guild.name),
    element(
      'ul',
      { class: 'channels' },
      text.map((channel) => channelEntry(channel, channels)),
    ),
    direct.length > 0 ? element('div', { class: 'sidebar-heading' }, 'Direct messages') : '',
    element(
      'ul',
      { class: 'channels' },
      direct.map((channel) => element('li', {}, channelLink(channel, '@'))),
    ),
    workshopLink(),
    botLine(),
  );
}

/** The way to the page on which people write packs, if there is one. */
function workshopLink() {
  const label = state.workshop?.[state.seat];
  const address = `/workshop.html?locale=${spokenHere()}#/${state.seat}/${state.channelId}`;
  return label === undefined
    ? ''
    : element('a', { class: 'workshop-link', href: address }, icon('tools'), label);
}

function botLine() {
  const { name, connected } = state.bot;
  return element(
    'div',
    { class: connected ? 'bot-line online' : 'bot-line', role: 'status' },
    `${name} is ${connected ? 'online' : 'offline'}`,
  );
}

/**
 * @param {PageChannel} a
 * @param {PageChannel} b
 */
const newestFirst = (a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1);

/**
 * @param {PageChannel} channel
 * @param {readonly PageChannel[]} all
 */
function channelEntry(channel, all) {
  const threads = all.filter((one) => one.parentId === channel.id).sort(newestFirst);
  const active = threads.filter((one) => !one.archived);
  const archived = threads.filter((one) => one.archived);
  return element(
    'li',
    {},
    channelLink(channel, '#'),
    active.length > 0 ? threadList(active) : null,
    archived.length > 0
      ? element(
          'details',
          { class: 'archived', open: archived.some((one) => one.id === state.channelId) },
          element('summary', {}, `Archived threads (${archived.length})`),
          threadList(archived),
        )
      : null,
  );
}

/** @param {readonly PageChannel[]} threads */
function threadList(threads) {
  return element(
    'ul',
    { class: 'threads' },
    threads.map((thread) => element('li', {}, channelLink(thread, threadSign(thread)))),
  );
}

/** @param {PageChannel} thread */
const threadSign = (thread) => icon(thread.type === 12 || thread.locked ? 'lock' : 'thread');

/**
 * @param {PageChannel} channel
 * @param {string | SVGElement} sign
 */
function channelLink(channel, sign) {
  const waiting = waitingMentions(state.seat, channel.id);
  const current = channel.id === state.channelId;
  const newest = newestMessageId(channel.id);
  const unread =
    !current && newest !== '' && (state.looked.get(`${state.seat} ${channel.id}`) ?? '') !== newest;
  return element(
    'a',
    {
      class: unread ? 'channel-link unread' : 'channel-link',
      href: `#/${state.seat}/${channel.id}`,
      'aria-current': current ? 'page' : null,
    },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    element('span', { class: 'channel-name' }, channel.name),
    waiting > 0 ? badge(waiting) : null,
  );
}

/** @param {number} count */
function badge(count) {
  return element(
    'span',
    { class: 'badge', 'aria-label': `${count} mention${count === 1 ? '' : 's'} waiting` },
    String(count),
  );
}

/** Draws the people one can be. A badge says that a mention waits for somebody. */
export function drawSeats() {
  byId('seats').replaceChildren(
    ...state.users.map((user) => {
      const waiting = allWaitingMentions(user.id);
      return element(
        'button',
        {
          type: 'button',
          class: 'seat',
          'aria-pressed': String(user.id === state.seat),
          'data-seat': user.id,
          onclick: () => {
            location.hash = `#/${user.id}/${bestChannel(user.id)}`;
          },
        },
        element(
          'span',
          { class: 'avatar', style: `background:${user.colour}`, 'aria-hidden': 'true' },
          user.displayName.slice(0, 1),
        ),
        element('span', { class: 'seat-name' }, user.displayName),
        waiting > 0 ? badge(waiting) : null,
      );
    }),
  );
}

/**
 * Where to go when taking a seat: stay, unless the channel is closed to that person.
 *
 * @param {string} userId
 */
function bestChannel(userId) {
  const here = state.channels.get(state.channelId);
  if (here && canSee(here, userId)) return here.id;
  return here?.parentId ?? [...state.channels.values()].find((one) => one.type === 0)?.id ?? '';
}

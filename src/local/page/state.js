/** @import { APIApplicationCommand } from 'discord-api-types/v10' */
/** @import { LocalUser } from '../options.ts' */
/** @import { PageChannel, PageMentions, PageMessage } from '../serving/page-protocol.ts' */

/**
 * A command under way, or one that failed.
 *
 * @typedef {{ seat: string, channelId: string, command: string, error: string | null }} Attempt
 */

/** What the page knows; `main.js` keeps it up to date. */
export const state = {
  guild: { id: '', name: '' },
  bot: { id: '', name: '', connected: false },
  /** @type {readonly LocalUser[]} */
  users: [],
  /** @type {readonly { id: string, name: string }[]} */
  roles: [],
  /** @type {Map<string, PageChannel>} */
  channels: new Map(),
  /** @type {Map<string, PageMessage>} */
  messages: new Map(),
  /** @type {readonly APIApplicationCommand[]} */
  commands: [],
  /** @type {PageMentions} */
  mentions: {},
  /** @type {Record<string, string> | null} */
  workshop: null,
  seat: '',
  channelId: '',
  /**
   * Ids of ephemeral messages somebody dismissed in this tab.
   *
   * @type {Set<string>}
   */
  dismissed: new Set(),
  /**
   * `seat message` → what the person reads because a click on it failed.
   *
   * @type {Map<string, string>}
   */
  failures: new Map(),
  /** @type {Attempt[]} */
  attempts: [],
  /**
   * `seat channel` → id of the newest message looked at in this tab.
   *
   * @type {Map<string, string>}
   */
  looked: new Map(),
};

/** @param {string} id */
const person = (id) => state.users.find((user) => user.id === id);

/**
 * Name and colour of a message's author or of a mentioned user.
 *
 * @param {string} id
 */
export function identity(id) {
  if (id === state.bot.id) return { name: state.bot.name, colour: '#4a5fd0', isBot: true };
  const user = person(id);
  return { name: user?.displayName ?? 'Unknown', colour: user?.colour ?? '#666a76', isBot: false };
}

/** The language of the person whose seat it is, as their Discord calls it. */
export const spokenHere = () => person(state.seat)?.locale ?? 'en';

/**
 * Whether the person on a seat may see the channel.
 *
 * @param {PageChannel} channel
 * @param {string} seat
 */
export function canSee(channel, seat) {
  if (channel.type === 1) return channel.recipientId === seat;
  if (channel.type === 12) return channel.members.includes(seat);
  return true;
}

/** @param {string} channelId */
export function visibleMessages(channelId) {
  return [...state.messages.values()].filter(
    (message) =>
      message.channel_id === channelId &&
      (message.ephemeralFor === null || message.ephemeralFor === state.seat) &&
      !state.dismissed.has(message.id),
  );
}

/**
 * @param {string} userId
 * @param {string} channelId
 */
export const waitingMentions = (userId, channelId) => state.mentions[userId]?.[channelId] ?? 0;

/** @param {string} userId */
export function allWaitingMentions(userId) {
  return Object.values(state.mentions[userId] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** @param {string} channelId */
export function newestMessageId(channelId) {
  let newest = '';
  for (const message of state.messages.values())
    if (message.channel_id === channelId && message.ephemeralFor === null) newest = message.id;
  return newest;
}

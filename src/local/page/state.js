/** What the page knows; `main.js` keeps it up to date. */
export const state = {
  guild: { id: '', name: '' },
  bot: { id: '', name: '', connected: false },
  users: [],
  roles: [],
  channels: new Map(),
  messages: new Map(),
  commands: [],
  emojis: [],
  /** User id → channel id → number of mentions not looked at yet. */
  mentions: {},
  seat: '',
  channelId: '',
  /** Ephemeral messages somebody dismissed in this tab. */
  dismissed: new Set(),
  /** Message id → what the person reads because a click on it failed. */
  failures: new Map(),
  /** Commands under way, and those that failed: `{ id, seat, channelId, command, error }`. */
  attempts: [],
  /** `seat channel` → id of the newest message looked at in this tab. */
  looked: new Map(),
};

export const person = (id) => state.users.find((user) => user.id === id);

/** Name and colour of a message's author or of a mentioned user. */
export function identity(id) {
  if (id === state.bot.id) return { name: state.bot.name, colour: '#4a5fd0', isBot: true };
  const user = person(id);
  return { name: user?.displayName ?? 'Unknown', colour: user?.colour ?? '#666a76', isBot: false };
}

/** Whether the person on the current seat may see the channel. */
export function canSee(channel) {
  if (channel.type === 1) return channel.recipientId === state.seat;
  if (channel.type === 12) return channel.members.includes(state.seat);
  return true;
}

export function visibleMessages(channelId) {
  return [...state.messages.values()].filter(
    (message) =>
      message.channel_id === channelId &&
      (message.ephemeralFor === null || message.ephemeralFor === state.seat) &&
      !state.dismissed.has(message.id),
  );
}

export const waitingMentions = (userId, channelId) => state.mentions[userId]?.[channelId] ?? 0;

export function allWaitingMentions(userId) {
  return Object.values(state.mentions[userId] ?? {}).reduce((sum, count) => sum + count, 0);
}

export function newestMessageId(channelId) {
  let newest = '';
  for (const message of state.messages.values())
    if (message.channel_id === channelId && message.ephemeralFor === null) newest = message.id;
  return newest;
}

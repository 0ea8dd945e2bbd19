import type { PermissionFlagsBits } from 'discord-api-types/v10';

type PermissionsString = keyof typeof PermissionFlagsBits;

/** Somebody whose seat can be taken at the local Discord. */
export interface LocalUser {
  /** Discord id; the same in every run. */
  id: string;
  /** Account name, lower case. */
  username: string;
  /** The name people see. */
  displayName: string;
  /** Color of the avatar disc, `#rrggbb`. */
  colour: string;
  /** The language of their Discord: `en-US`, `fr`. */
  locale: string;
}

/** A text channel that exists from the start. */
export interface LocalChannel {
  id: string;
  name: string;
  topic: string;
}

/** A role of the server. */
export interface LocalRole {
  id: string;
  name: string;
  /** Ids of the people who have it. */
  members: string[];
  /** What it adds to the rights that everyone has, by discord.js's names. */
  permissions: readonly PermissionsString[];
}

/** A role as requested: its members by their display names. */
export type WantedRole = Omit<LocalRole, 'id' | 'permissions'> &
  Partial<Pick<LocalRole, 'permissions'>>;

/** What answers the page on which people write packs for the bot. */
export interface WorkshopDesk {
  /** What the way to it is called, for somebody whose Discord speaks a language. */
  label(locale: string): string;
  /**
   * Answers in lines, each an object for the page; nobody listens any more if it is ended early.
   * @throws an Error with words for the person
   */
  ask(asked: unknown): AsyncGenerator<object>;
}

export interface LocalDiscordOptions {
  /** TCP port on 127.0.0.1; 0 (the default) takes any free one. */
  port?: number;
  /** Display names of the people, at most 20. Default: Ann, Bo, Cleo, Dag. The first owns the server. */
  users?: readonly string[];
  /** Default: Hosts (Ann and Bo), and Moderators (Dag), who may manage the server. */
  roles?: readonly WantedRole[];
  guildName?: string;
  /** The language of everyone and of the servers. Default: en-US, as Discord's own. */
  locale?: string;
  /** The language that the servers have told Discord, if it is another. */
  guildLocale?: string;
  /** The language of each person's Discord, by display name, where it is another. */
  locales?: Readonly<Record<string, string>>;
  /** More servers that the bot is on, with the names of their text channels. Default: none. */
  otherGuilds?: readonly { name: string; channels: readonly string[] }[];
  botName?: string;
  /** Names of the text channels. Default: games, general. */
  channels?: readonly string[];
  /** The token the bot must log in with. */
  token?: string;
  /**
   * Path of Discord's OpenAPI 3.1 description. If the file is there, every request and response is checked
   * against it; otherwise that check is skipped with a notice.
   */
  openApiPath?: string;
  /** Where notices for the person at the terminal go. Default: standard error. */
  notice?: (text: string) => void;
  /**
   * The time, in milliseconds since the epoch, for ids, messages, threads and the tokens of interactions. It
   * must not go back. Default: the machine's clock.
   */
  now?: () => number;
  /** How long an interaction may stay unacknowledged, in milliseconds. Discord's own figure, 3000, is the default. */
  acknowledgementLimit?: number;
  /** How long an interaction's token works, in milliseconds. Discord's own figure, 15 minutes, is the default. */
  tokenLifetime?: number;
  /** If there is one, the page leads to it. */
  workshop?: WorkshopDesk;
}

export const DEFAULT_TOKEN = 'local-discord-token';
/** What Discord speaks with people and servers that have chosen nothing. */
export const DEFAULT_LOCALE = 'en-US';
export const APPLICATION_ID = '100000000000000001';
export const BOT_ROLE_ID = '120000000000000001';

export const DEFAULT_ROLES: readonly WantedRole[] = [
  { name: 'Hosts', members: ['Ann', 'Bo'] },
  { name: 'Moderators', members: ['Dag'], permissions: ['ManageGuild'] },
];

const COLOURS = [
  '#e0685c',
  '#4f9d69',
  '#5b8def',
  '#c78a2c',
  '#9a6fd0',
  '#2f9ea6',
  '#c7598f',
  '#7d8a3c',
];

export function localUsers(
  names: readonly string[],
  locales: Readonly<Record<string, string>> = {},
  usual = DEFAULT_LOCALE,
): LocalUser[] {
  return names.map((displayName, index) => ({
    id: `2000000000000000${String(index + 1).padStart(2, '0')}`,
    username: displayName.toLowerCase().replace(/[^a-z0-9_.]/g, '_'),
    displayName,
    colour: COLOURS[index % COLOURS.length] ?? '#5b8def',
    locale: locales[displayName] ?? usual,
  }));
}

export const localRoles = (
  wanted: readonly WantedRole[],
  users: readonly LocalUser[],
): LocalRole[] =>
  wanted.map(({ name, members, permissions = [] }, index) => ({
    id: `1210000000000000${String(index + 1).padStart(2, '0')}`,
    name,
    members: users.filter((user) => members.includes(user.displayName)).map(({ id }) => id),
    permissions,
  }));

const FIRST_GUILD = 110_000_000_000_000_001n;
/** Discord assigns a server to a shard by its id without the lowest 22 bits, modulo the number of shards. */
const NEXT_SHARD = 1n << 22n;

/** The id of a server, by its position; neighbours are on neighbouring shards. */
export const guildIdAt = (position: number): string =>
  String(FIRST_GUILD + BigInt(position) * NEXT_SHARD);

/** @param first how many channels the earlier servers have */
export function localChannels(names: readonly string[], first = 0): LocalChannel[] {
  return names.map((name, index) => ({
    id: `3000000000000000${String(first + index + 1).padStart(2, '0')}`,
    name,
    topic: '',
  }));
}

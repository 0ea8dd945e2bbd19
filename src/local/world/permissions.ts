import { PermissionFlagsBits as Flags } from 'discord-api-types/v10';
import type { LocalRole } from '../options.ts';
import type { StoredChannel, World } from './world.ts';

export type PermissionName = keyof typeof Flags;

const names = (list: readonly PermissionName[]): bigint =>
  list.reduce((bits, name) => bits | Flags[name], 0n);

/** What everyone may do in the server. */
export const EVERYONE_PERMISSIONS = names([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'ReadMessageHistory',
  'AddReactions',
  'UseApplicationCommands',
  'EmbedLinks',
  'AttachFiles',
  'UseExternalEmojis',
]);

/**
 * What the bot's own role adds: no more than its invitation asks for. Here it may lose something server-wide,
 * or be given more.
 */
export const BOT_PERMISSIONS = EVERYONE_PERMISSIONS | names(['CreatePublicThreads']);

export const OWNER_PERMISSIONS = Object.values(Flags).reduce((bits, flag) => bits | flag, 0n);

/** Bits of a permission, by discord.js's name (`AttachFiles`) or the API's (`ATTACH_FILES`). */
export function permissionBit(name: string): bigint {
  const wanted = name.replaceAll('_', '').toLowerCase();
  for (const [known, bit] of Object.entries(Flags)) if (known.toLowerCase() === wanted) return bit;
  throw new RangeError(`Discord has no permission called "${name}"`);
}

/** What the bot may do in this channel; a thread follows its parent, a direct message allows all. */
export function botPermissionsIn(world: World, channel: StoredChannel): bigint {
  if (channel.type === 1) return BOT_PERMISSIONS;
  const home = channel.parentId ? world.channels.get(channel.parentId) : channel;
  return world.botPermissions & ~(home?.botDenied ?? 0n);
}

/** What a person may do: everything for the owner, the ordinary rights and those of their roles for the others. */
export function personPermissions(world: World, userId: string): bigint {
  if (world.users[0]?.id === userId) return OWNER_PERMISSIONS;
  const roles = world.roles.filter(({ members }) => members.includes(userId));
  return roles.reduce((bits, { permissions }) => bits | names(permissions), EVERYONE_PERMISSIONS);
}

/** What a role of people adds. */
export const rolePermissions = ({ permissions }: LocalRole): bigint => names(permissions);

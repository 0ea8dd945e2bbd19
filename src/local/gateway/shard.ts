import { isLoose } from '../validation/json.ts';

/** A part of the servers that one connection serves. */
export interface Shard {
  id: number;
  count: number;
  /** Direct messages (`null`) come to shard 0. */
  serves(guildId: string | null): boolean;
}

/** The shard that a login names; the only one if it names none; null if there is no such shard. */
export function shardIn(given: unknown): Shard | null {
  const [id, count] = given === undefined ? [0, 1] : Array.isArray(given) ? given : [];
  if (!Number.isInteger(id) || !Number.isInteger(count) || id < 0 || id >= count) return null;
  return {
    id,
    count,
    serves: (guildId) =>
      guildId === null ? id === 0 : (BigInt(guildId) >> 22n) % BigInt(count) === BigInt(id),
  };
}

/** Events whose data is the server itself. */
const OF_GUILDS: ReadonlySet<string> = new Set(['GUILD_CREATE', 'GUILD_UPDATE', 'GUILD_DELETE']);

/** Where an event happened; null for direct messages and anything that concerns no server. */
export function guildOf(event: string, data: unknown): string | null {
  if (!isLoose(data)) return null;
  const id = OF_GUILDS.has(event) ? data.id : data.guild_id;
  return typeof id === 'string' ? id : null;
}

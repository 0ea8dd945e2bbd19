import { z } from 'zod';
import { isTimeZone, MOST_PACKS, PACES, packDigest } from './match-settings.ts';

/** How fast new tables of a server are played, unless their host sets something else. */
const pace = z.enum(PACES).exclude(['own']);
export const SERVER_PACES = pace.options;

/** Bounds of what can be set; channels and roles are chosen in menus with this maximum. */
export const SERVER_LIMITS = {
  channels: 25,
  starters: 25,
  mostMatches: { min: 1, max: 200 },
} as const;

/** An id of the chat service. */
const id = z.string().regex(/^[\w-]{1,40}$/);

/** A list that names something; an empty one counts as never set. */
const ids = (most: number) => z.array(id).min(1).max(most);

const { channels, starters, mostMatches } = SERVER_LIMITS;

const fields = {
  /** Where tables may be opened; unset: wherever the bot can. */
  channels: ids(channels),
  /** Roles whose members may open tables; unset: everyone may. */
  starters: ids(starters),
  /** Unset: the default of new matches. */
  pace,
  /** The language, by the name of its catalogue: `en`. Unset: English. */
  locale: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  /** Where its people live, an IANA name; unset: guessed from their languages and hosts. */
  timeZone: z.string().refine(isTimeZone),
  /** Where people's reports about a game go; unset: only to the person who made it. */
  reportChannelId: id,
  /** How many matches may be open at the same time, lobbies included; unset: any number. */
  mostMatches: z.number().int().min(mostMatches.min).max(mostMatches.max),
  /** The packs that new lobbies offer, by their digests, in the order of adding; unset: none. */
  packs: z.array(packDigest).min(1).max(MOST_PACKS),
};

type Fields = { [Name in keyof typeof fields]: z.infer<(typeof fields)[Name]> };

/** What server managers have set. Anything unset has the general default. */
export type ServerSettings = Partial<Fields>;

/** New values of some settings; null resets one. */
export type ServerSettingsChange = { [Name in keyof Fields]?: Fields[Name] | null };

export type ServerSettingName = keyof Fields;

export const SERVER_SETTINGS = Object.keys(fields) as ServerSettingName[];

/** @param json What was saved. Whatever can't be read counts as never set; the rest stays. */
export function readServerSettings(json: unknown): ServerSettings {
  if (typeof json !== 'object' || json === null) return {};
  const read: { [name: string]: unknown } = {};
  for (const name of SERVER_SETTINGS) {
    const value = fields[name].safeParse((json as { [name: string]: unknown })[name]);
    if (value.success) read[name] = value.data;
  }
  return read;
}

/** The name of the first new value that is invalid, or null. An empty list resets a setting as null does. */
export function wrongSetting(changes: ServerSettingsChange): ServerSettingName | null {
  const isRight = (name: ServerSettingName) => {
    const value = changes[name];
    return value === undefined || isTakenBack(value) || fields[name].safeParse(value).success;
  };
  return SERVER_SETTINGS.find((name) => !isRight(name)) ?? null;
}

export const isTakenBack = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0);

import type { BaseInteraction, Guild } from 'discord.js';
import type { MatchSummary } from '../table/match/saved/summary.ts';
import type { Table } from '../table/table.ts';
import { type Languages, serverLanguage } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';

/** The texts of the language in which everyone reads a match: its own, else its server's. */
export type TextsOn = (match: Pick<MatchSummary, 'guildId' | 'settings'>) => Promise<Texts>;

/** The texts of what is said to one person about a match. */
export type TextsTo = (
  userId: string,
  match: Pick<MatchSummary, 'guildId' | 'settings'>,
) => Promise<Texts>;

interface Speaking {
  client: {
    guilds: { cache: Pick<ReadonlyMap<string, Pick<Guild, 'preferredLocale'>>, 'get'> };
  };
  languages: Languages;
  /** Null while the bot starts. */
  table: Pick<Table, 'settings' | 'rememberedSettings' | 'notifications'> | null;
}

/**
 * The language of a server. With one language there is nothing to look up. Without a setting that can be read, the
 * default. Every press and every message asks for it: so for the servers on this process's shards, whose settings
 * are changed here alone, it is remembered. A server that isn't among them may be another process's.
 */
export async function spokenOn(
  { client, languages, table }: Speaking,
  guildId: string | null,
): Promise<Texts> {
  const { locales, usual } = languages;
  if (locales.length < 2 || table === null || guildId === null) return usual;
  const guild = client.guilds.cache.get(guildId);
  const read = await (guild ? table.rememberedSettings(guildId) : table.settings(guildId));
  if (!read.ok) return usual;
  return serverLanguage(languages, read.settings.locale, guild?.preferredLocale);
}

/**
 * What is said to somebody in private, and what everyone around them reads: their own language where the bot speaks
 * it, otherwise the server's.
 */
export async function textsFor(
  speaking: Speaking,
  { guildId, locale }: Pick<BaseInteraction, 'guildId'> & { locale: string },
): Promise<{ texts: Texts; publicTexts: Texts }> {
  const publicTexts = await spokenOn(speaking, guildId);
  return { texts: speaking.languages.spoken(locale) ?? publicTexts, publicTexts };
}

/** What everyone reads a match in. */
export const spokenIn = async (
  speaking: Speaking,
  { guildId, settings: { locale } }: Pick<MatchSummary, 'guildId' | 'settings'>,
): Promise<Texts> =>
  locale === null ? spokenOn(speaking, guildId) : speaking.languages.textsFor(locale);

/** What somebody reads in direct messages: their own language, if they have set how to be notified. */
export async function spokenTo(
  speaking: Speaking,
  userId: string,
  match: Pick<MatchSummary, 'guildId' | 'settings'>,
): Promise<Texts> {
  const { languages, table } = speaking;
  const read = languages.locales.length < 2 ? null : await table?.notifications(userId);
  const own = read?.ok ? languages.spoken(read.preferences.locale) : null;
  return own ?? spokenIn(speaking, match);
}

import type { Table } from '../table/table.ts';
import type { Languages } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';

/** The texts of the language that is set for a server. */
export type TextsOn = (guildId: string) => Promise<Texts>;

/** With one language there is nothing to look up. The default while the setting can't be read. */
export async function spokenOn(
  { locales, usual, textsFor }: Languages,
  table: Pick<Table, 'settings'> | null,
  guildId: string | null,
): Promise<Texts> {
  if (locales.length < 2 || table === null || guildId === null) return usual;
  const read = await table.settings(guildId);
  return textsFor(read.ok ? read.settings.locale : undefined);
}

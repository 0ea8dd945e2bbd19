import type { Table } from '../table/table.ts';

/** Matches whose server is remembered: it never changes. */
const REMEMBERED = 10_000;

/** Remembers which server a match is played on, so that it costs a look-up only once. */
export class HomeServers {
  readonly #known = new Map<string, string>();

  /**
   * Whether a match belongs to another server, and so is none of this person's business. What can't be found
   * out now is left to whatever is done next, which reports the error.
   */
  async isElsewhere(
    table: Pick<Table, 'find'>,
    guildId: string | null,
    matchId: string,
  ): Promise<boolean> {
    const home = this.#known.get(matchId) ?? (await this.#lookUp(table, matchId));
    return home !== null && home !== guildId;
  }

  async #lookUp(table: Pick<Table, 'find'>, matchId: string): Promise<string | null> {
    const found = await table.find(matchId);
    if (!found.ok) return null;
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(matchId, found.match.guildId);
    return found.match.guildId;
  }
}

import type { RandomState } from '../../kernel/random.ts';
import type { Match } from './choosing.ts';
import { cardOf, type OpenedTable, openTable, readyToStart, takeSeats, threadOf } from './lobby.ts';
import type { Player } from './player.ts';
import { latestWayTo, tellsTheEnd, wayTo } from './ways.ts';

/** A table where everyone sits and has chosen. */
export interface Gathered {
  host: Player;
  table: OpenedTable;
}

/** Milliseconds for a thread after one press of the button. */
const ONE_PRESS = 5_000;

/** Opens a table, and everyone sits down. */
export async function gather({
  players,
  random,
  gameId,
  channelId,
  prefers,
}: {
  players: readonly Player[];
  random: RandomState;
  gameId: string;
  /** Where; the first channel unless given. */
  channelId?: string;
  /** Which characters everyone would rather play. */
  prefers?: (value: string) => boolean;
}): Promise<Gathered> {
  const host = players[0] as Player;
  const table = await openTable(host, channelId ?? host.discord.channels[0]?.id ?? '', gameId);
  await takeSeats(players, random, table, prefers);
  await readyToStart(table);
  return { host, table };
}

/** Presses the button without waiting for the result. */
export function pressStart({ host, table }: Gathered): void {
  const way = wayTo(cardOf(table), 'start');
  if (way) void host.click({ way, values: null });
}

/**
 * The thread of a match whose start may have got lost: if no thread appears, the button is pressed again.
 * @throws Error if there is none in time, or nothing in it.
 */
export async function threadAfterStart(gathered: Gathered, milliseconds: number): Promise<string> {
  const { discord } = gathered.table;
  const until = Date.now() + milliseconds;
  for (;;) {
    try {
      const thread = await threadOf(gathered.table, ONE_PRESS);
      await discord.waitFor(
        () => latestWayTo(discord.messages(thread), 'act') !== undefined,
        milliseconds,
        'a first round',
      );
      return thread;
    } catch (error) {
      if (Date.now() > until) throw error;
      pressStart(gathered);
    }
  }
}

/** Ends a running match so that another one can begin. */
export async function endEarly({
  thread,
  players,
}: Pick<Match, 'thread' | 'players'>): Promise<void> {
  const host = players[0] as Player;
  if (tellsTheEnd(host.discord.messages(thread))) return;
  await host.command(thread, 'game end');
  const sure = latestWayTo(host.sees(thread), 'ended');
  if (sure) await host.click({ way: sure, values: null });
}

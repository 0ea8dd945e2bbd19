import type { RandomState } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Match } from './choosing.ts';
import { cardOf, type OpenedTable, openTable, readyToStart, takeSeats, threadOf } from './lobby.ts';
import type { Player } from './player.ts';
import { latestWayTo, tellsTheEnd, wayTo } from './ways.ts';

/** A table where everybody sits and has chosen. */
export interface Gathered {
  discord: LocalDiscord;
  host: Player;
  table: OpenedTable;
}

/** Milliseconds for a thread after one press of the button. */
const ONE_PRESS = 5_000;

/** Opens a table, and everybody sits down. */
export async function gather({
  discord,
  players,
  random,
  gameId,
  channelId = discord.channels[0]?.id ?? '',
}: {
  discord: LocalDiscord;
  players: readonly Player[];
  random: RandomState;
  gameId: string;
  /** Where; the first channel unless given. */
  channelId?: string;
}): Promise<Gathered> {
  const host = players[0] as Player;
  const table = await openTable(discord, host, channelId, gameId);
  await takeSeats(discord, players, random, table);
  await readyToStart(discord, table);
  return { discord, host, table };
}

/** Presses the button and does not wait for what comes of it. */
export function pressStart({ discord, host, table }: Gathered): void {
  const way = wayTo(cardOf(discord, table), 'start');
  if (way) void host.click({ way, values: null });
}

/**
 * The thread of a match whose start may have got lost: who sees no thread presses again.
 * @throws Error when there is none in time, or nothing in it.
 */
export async function threadAfterStart(gathered: Gathered, milliseconds: number): Promise<string> {
  const { discord, table } = gathered;
  const until = Date.now() + milliseconds;
  for (;;) {
    try {
      const thread = await threadOf(discord, table, ONE_PRESS);
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

/** Ends a running match for another one to begin. */
export async function endEarly({ discord, thread, players }: Match): Promise<void> {
  const host = players[0] as Player;
  if (tellsTheEnd(discord.messages(thread))) return;
  await host.command(thread, 'game end');
  const sure = latestWayTo(host.sees(thread), 'ended');
  if (sure) await host.click({ way: sure, values: null });
}

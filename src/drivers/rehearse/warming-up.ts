import { openPanel } from '../players/choosing.ts';
import { type OpenedTable, openTable, startMatch, takeSeats } from '../players/lobby.ts';
import { endEarly } from '../players/opening.ts';
import type { Player } from '../players/player.ts';
import { stepsIn } from '../players/taking.ts';
import { latestWayTo, wayTo } from '../players/ways.ts';
import type { Game } from './playing.ts';

/**
 * Does a bit of everything in a match of its own, and ends that early. Checking a kind of request for the first
 * time compiles its schema, which stops the local Discord for 0.1 s, and the bot's first steps are slow too:
 * times are taken after this.
 */
export async function warmUp(
  { discord, random, players, onlooker }: Omit<Game, 'thread'>,
  gameId: string,
): Promise<OpenedTable> {
  const host = players[0] as Player;
  const channelId = discord.channels[0]?.id ?? '';
  await host.command(channelId, 'game list');
  const table = await openTable(host, channelId, gameId);
  await takeSeats(players, random, table);
  const thread = await startMatch(host, table);
  await discord.waitFor(
    () => latestWayTo(discord.messages(thread), 'act'),
    30_000,
    'a first round',
  );
  for (const command of ['board', 'hand', 'status', 'log', 'help', 'report', 'choose']) {
    await host.command(thread, command);
  }
  await host.complete(thread, 'choose', { option: '' }, 'option');
  for (const player of [...players, onlooker]) {
    const panel = await openPanel(player, thread);
    const [step] = panel ? stepsIn(panel, random) : [];
    if (step) await player.click(step);
  }
  await endEarly({ thread, players });
  await discord.waitFor(
    () => discord.messages(channelId).some((message) => wayTo(message, 'again') !== undefined),
    30_000,
    'the first match to be ended',
  );
  return table;
}

import type { RandomState } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { type OpenedTable, openTable, startMatch, takeSeats } from '../players/lobby.ts';
import type { Player } from '../players/player.ts';
import { stepsIn } from '../players/steps.ts';
import { latestWayTo, wayTo } from '../players/ways.ts';

interface Cast {
  discord: LocalDiscord;
  random: RandomState;
  players: readonly Player[];
  onlooker: Player;
}

/**
 * Does a bit of everything in a match of its own, and ends that early. Checking a kind of request for
 * the first time compiles its schema, which stops the local Discord for 0.1 s, and the bot's first
 * steps are slow too: times are taken after this.
 */
export async function warmUp(cast: Cast, gameId: string): Promise<OpenedTable> {
  const { discord, random, players, onlooker } = cast;
  const host = players[0] as Player;
  const channelId = discord.channels[0]?.id ?? '';
  await host.command(channelId, 'game list');
  const table = await openTable(discord, host, channelId, gameId);
  await takeSeats(discord, players, random, table);
  const thread = await startMatch(discord, host, table);
  await discord.waitFor(
    () => latestWayTo(discord.messages(thread), 'act'),
    30_000,
    'a first round',
  );
  for (const command of ['board', 'hand', 'status', 'log', 'help', 'report', 'choose']) {
    await host.command(thread, command);
  }
  await host.complete(thread, 'choose', { option: '' }, 'option');
  for (const player of [...players, onlooker]) await openAndChoose(cast, player, thread);
  await host.command(thread, 'game end');
  const sure = latestWayTo(host.sees(thread), 'ended');
  if (sure) await host.click({ way: sure, values: null });
  await discord.waitFor(
    () => discord.messages(channelId).some((message) => wayTo(message, 'again') !== undefined),
    30_000,
    'the first match to be ended',
  );
  return table;
}

async function openAndChoose({ discord, random }: Cast, player: Player, thread: string) {
  const way = latestWayTo(discord.messages(thread), 'act');
  if (!way) return;
  const { answer } = await player.click({ way, values: null });
  const [step] = answer ? stepsIn(answer, random) : [];
  if (step) await player.click(step);
}

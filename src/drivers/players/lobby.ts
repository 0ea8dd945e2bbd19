import { ButtonStyle } from 'discord-api-types/v10';
import { games } from '../../games/index.ts';
import { perSeatOf } from '../../kernel/lobby.ts';
import { type RandomState, shuffle } from '../../kernel/random.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import type { Player } from './player.ts';
import { chance } from './taking.ts';
import { type Way, wayTo } from './ways.ts';

/** A table where somebody has opened a game. */
export interface OpenedTable {
  discord: LocalDiscord;
  gameId: string;
  matchId: string;
  /** The card in the channel. */
  cardId: string;
  channelId: string;
}

/** Milliseconds in which the card shows what was done, or a thread is opened. */
const SOON = 30_000;

/** The first player opens a table, with the command or with a button under an earlier game's end. */
export async function openTable(
  host: Player,
  channelId: string,
  gameId: string,
  again?: Way,
): Promise<OpenedTable> {
  const { discord } = host;
  const known = new Set(discord.messages(channelId).map(({ id }) => id));
  await (again
    ? host.click({ way: again, values: null })
    : host.command(channelId, 'game new', gameArgument(discord, gameId)));
  return newTable(host, channelId, gameId, known);
}

/** The first player opens a campaign, as its menu offers it. */
export async function openCampaign(
  host: Player,
  channelId: string,
  gameId: string,
): Promise<OpenedTable> {
  const known = new Set(host.discord.messages(channelId).map(({ id }) => id));
  const { answer } = await host.command(channelId, 'campaign new');
  const way = answer && wayTo(answer, 'found');
  if (!way) throw new Error('No campaign is offered.');
  await host.click({ way, values: null });
  return newTable(host, channelId, gameId, known);
}

/** @param known messages that were there before */
async function newTable(
  host: Player,
  channelId: string,
  gameId: string,
  known: ReadonlySet<string>,
): Promise<OpenedTable> {
  const { discord } = host;
  const card = await discord.waitFor(
    () =>
      discord.messages(channelId).find(
        (message) =>
          !known.has(message.id) &&
          wayTo(message, 'join') !== undefined &&
          // Others may open one at the same moment.
          message.text.includes(`<@${host.userId}>`),
      ),
    SOON,
    'a card of a new table',
  );
  const { address } = wayTo(card, 'join') as Way;
  const matchId = 'table' in address ? address.table : '';
  return { discord, gameId, matchId, cardId: card.id, channelId };
}

/** The command's option is there as soon as there are several games to choose from. */
function gameArgument(discord: LocalDiscord, gameId: string): { [option: string]: string } {
  const command = discord.commands().find(({ name }) => name === 'game');
  const create = command?.options?.find(({ name }) => name === 'new');
  const [argument] = create && 'options' in create ? (create.options ?? []) : [];
  return argument ? { [argument.name]: gameId } : {};
}

/** Everyone takes a seat and chooses what to play, by button, menu or command. */
export async function takeSeats(
  players: readonly Player[],
  random: RandomState,
  table: OpenedTable,
  prefers: (value: string) => boolean = () => false,
): Promise<void> {
  const taken = new Set<string>();
  const each = charactersEach(table, players.length);
  for (const player of players) {
    const menu = wayTo(cardOf(table), 'character');
    if (!menu) {
      await clickOnCard(player, table, 'join');
      continue;
    }
    const { options } = menu.control;
    const free = shuffle(
      random,
      options.map(({ value }) => value).filter((value) => !taken.has(value)),
    );
    // Those that are preferred first, in the same order.
    const wanted = [...free].sort((one, other) => +prefers(other) - +prefers(one));
    const values = wanted.slice(0, each);
    for (const value of values) taken.add(value);
    const [only] = values;
    if (only !== undefined && values.length === 1 && chance(random, 0.3)) {
      await player.complete(table.channelId, 'game join', { character: '' }, 'character');
      await player.command(table.channelId, 'game join', {
        character: only,
        table: table.matchId,
      });
    } else {
      if (chance(random, 0.3)) await clickOnCard(player, table, 'join');
      await player.click({ way: menu, values });
    }
    await seated(player, table);
  }
}

/** The fewest characters that a player has to hold for this many players to start. */
function charactersEach({ gameId }: OpenedTable, players: number): number {
  const game = games.find(({ rules }) => rules.id === gameId);
  return game ? Math.max(1, perSeatOf(game.rules.lobby, players).min) : 1;
}

/** Somebody starts the match as soon as nothing is missing; returns its thread. */
export async function startMatch(player: Player, table: OpenedTable): Promise<string> {
  await readyToStart(table);
  await clickOnCard(player, table, 'start');
  return threadOf(table, SOON);
}

/** The card's button shows that nothing is missing. */
export const readyToStart = (table: OpenedTable): Promise<true> =>
  table.discord.waitFor(
    () => wayTo(cardOf(table), 'start')?.control.style === ButtonStyle.Success || null,
    SOON,
    'a table to be ready',
  );

/**
 * The thread that a table's card links to, once it is played. The card's last line says where that is; a
 * campaign's names the threads of earlier matches above, also while the next one is still being opened.
 */
export function threadOf(table: OpenedTable, milliseconds: number): Promise<string> {
  return table.discord.waitFor(
    () => {
      const card = cardOf(table);
      const where = wayTo(card, 'start') ? '' : card.text.trimEnd().split('\n').at(-1);
      return /<#(\d+)>/.exec(where ?? '')?.[1];
    },
    milliseconds,
    'the thread of a match',
  );
}

export function cardOf({ discord, channelId, cardId }: OpenedTable): SeenMessage {
  const card = discord.messages(channelId).find(({ id }) => id === cardId);
  if (!card) throw new Error('The card of a table is gone.');
  return card;
}

async function clickOnCard(
  player: Player,
  table: OpenedTable,
  verb: 'join' | 'start',
): Promise<void> {
  const way = wayTo(cardOf(table), verb);
  if (way) await player.click({ way, values: null });
}

const seated = (player: Player, table: OpenedTable): Promise<true> =>
  table.discord.waitFor(
    () => cardOf(table).text.includes(`<@${player.userId}>`) || null,
    SOON,
    'the card to show a seat',
  );

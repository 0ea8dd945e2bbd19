import type { Address } from '../../discord/address.ts';
import type { Game } from '../../kernel/game.ts';
import { type RandomState, seedRandom } from '../../kernel/random.ts';
import type { Scenario } from '../../kernel/scenario-file.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import { openScenario } from '../../starting/open-scenario.ts';
import type { Texts } from '../../texts/texts.ts';
import { type BotHere, startBotHere } from '../bot/bot-here.ts';
import { readAnswers } from '../players/answers.ts';
import { cardOf, type OpenedTable, openTable, startMatch, takeSeats } from '../players/lobby.ts';
import { Player } from '../players/player.ts';
import { Watch } from '../players/watch.ts';
import { type Way, waysIn, wayTo } from '../players/ways.ts';
import { seedOf } from '../seeds.ts';
import type { Clock } from './clock.ts';
import { PEOPLE } from './people.ts';

/** The pace is daily as it is; quiet hours are what the host sets. */
const TIMES = { quiet: '22:00-08:00', zone: PEOPLE[0]?.zone ?? '' };
/** Where they begin is for all of them to say: the first thing to vote on. */
const OPTIONS: { readonly [game: string]: { readonly [option: string]: string } } = {
  'altar-quest': { 'start-room': 'chosen' },
};

export interface Opening {
  game: Game;
  texts: Texts;
  seed: number;
  databaseUrl: string;
  discord: LocalDiscord;
  clock: Clock;
}

/** Starts the bot on the database, by the clock of the week. */
export function startingBot({ discord, game, texts, databaseUrl, seed, clock }: Opening) {
  let seeds = 0;
  return (): Promise<BotHere> =>
    startBotHere({
      discord,
      game,
      texts,
      databaseUrl,
      newSeed: () => seedOf(seed, seeds++, 'week'),
      now: () => new Date(clock.now),
      pace: {},
    });
}

/** A match that has begun, with those who play it by their names. */
interface Begun {
  matchId: string;
  thread: string;
  players: ReadonlyMap<string, Player>;
}

/** A table of all four in the middle of a game, at its daily pace. */
export async function layOut(opening: Opening, bot: BotHere, scenario: Scenario): Promise<Begun> {
  const { discord } = opening;
  const players = playersIn(opening);
  const address = await openScenario(bot.table, discord, scenario);
  const thread = address.slice(address.lastIndexOf('/') + 1);
  const matchId = (await bot.store.idByThread(thread)) ?? '';
  return { matchId, thread, players };
}

/** A table of all four, at its daily pace with quiet hours; its match has begun. */
export async function gather(opening: Opening): Promise<Begun> {
  const { discord, game, seed } = opening;
  const players = playersIn(opening);
  const [host] = players.values() as Iterable<Player> as [Player];
  const channelId = discord.channels[0]?.id ?? '';
  const random: RandomState = seedRandom(seedOf(seed, 0, 'seats'));
  const table = await openTable(discord, host, channelId, game.rules.id);
  await takeSeats(discord, [...players.values()], random, table);
  await choosesInMenus(discord, host, table, 'pace', TIMES);
  await choosesInMenus(discord, host, table, 'options', OPTIONS[game.rules.id] ?? {});
  const thread = await startMatch(discord, host, table);
  return { matchId: table.matchId, thread, players };
}

function playersIn({ discord, texts }: Opening): Map<string, Player> {
  const surroundings = {
    discord,
    watch: new Watch(discord),
    answers: readAnswers(texts),
    deeds: [],
  };
  return new Map(
    PEOPLE.map(({ name }): [string, Player] => {
      const user = discord.users.find(({ displayName }) => displayName === name);
      return [name, new Player(surroundings, user?.id ?? '')];
    }),
  );
}

/** The host chooses in the menus behind a button of the table's card: values by the name of the menu. */
async function choosesInMenus(
  discord: LocalDiscord,
  host: Player,
  table: OpenedTable,
  verb: 'pace' | 'options',
  wanted: { readonly [menu: string]: string },
): Promise<void> {
  const button = wayTo(cardOf(discord, table), verb);
  for (const [name, value] of Object.entries(wanted)) {
    const panel = button && (await host.click({ way: button, values: null })).answer;
    const menu = panel && (await menuFor(host, panel, name));
    if (!menu) throw new Error(`The host finds no menu for ${name}.`);
    await host.click({ way: menu, values: [value] });
  }
}

/** The menu with this name, on this page or on one that can be turned to from it. */
async function menuFor(host: Player, first: SeenMessage, name: string): Promise<Way | undefined> {
  let shown: SeenMessage | null = first;
  for (let page = 1; shown; page++) {
    const ways: Way[] = waysIn(shown);
    const menu = ways.find(({ address }) => menuName(address) === name);
    if (menu) return menu;
    const next = ways.find(
      ({ address }) => address.verb === 'more-options' && address.page === String(page),
    );
    shown = next ? (await host.click({ way: next, values: null })).answer : null;
  }
  return undefined;
}

const menuName = (address: Address): string =>
  address.verb === 'paced' ? address.part : address.verb === 'option' ? address.option : '';

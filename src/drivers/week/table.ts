import type { Address } from '../../discord/address.ts';
import type { Game } from '../../kernel/game.ts';
import { type RandomState, seedRandom } from '../../kernel/random.ts';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import { NIGHT } from '../../table/match/saved/match-settings.ts';
import type { Texts } from '../../texts/texts.ts';
import { type BotHere, startBotHere } from '../bot/bot-here.ts';
import { campaignIn } from '../players/home.ts';
import {
  cardOf,
  type OpenedTable,
  openCampaign,
  openTable,
  startMatch,
  takeSeats,
} from '../players/lobby.ts';
import { peopleIn } from '../players/people.ts';
import type { Player } from '../players/player.ts';
import { type Way, waysIn, wayTo } from '../players/ways.ts';
import { seedOf } from '../seeds.ts';
import type { Clock } from './clock.ts';
import type { Habit } from './people.ts';

/** Milliseconds in which a person who has sat down is asked for their zone. */
const SOON = 10_000;
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
  habits: readonly Habit[];
}

/** Starts the bot on the database, by the clock of the week. */
export function startingBot({ discord, game, texts, databaseUrl, seed, clock }: Opening) {
  let seeds = 0;
  return (): Promise<BotHere> =>
    startBotHere({
      discord,
      games: [game],
      texts,
      databaseUrl,
      newSeed: () => seedOf(seed, seeds++, 'week'),
      now: () => new Date(clock.now),
      quiet: NIGHT,
      pace: {},
    });
}

/** A match that has begun, with its players by name. */
interface Begun {
  matchId: string;
  thread: string;
  players: ReadonlyMap<string, Player>;
  /** Null for a single match. */
  campaignId: string | null;
}

/** A table of all four, with its defaults; each says their zone when they are asked, and its match has begun. */
export async function gather(opening: Opening, ofCampaign: boolean): Promise<Begun> {
  const { discord, game, seed, habits } = opening;
  const players = playersIn(opening);
  const [host] = players.values() as Iterable<Player> as [Player];
  const channelId = discord.channels[0]?.id ?? '';
  const random: RandomState = seedRandom(seedOf(seed, 0, 'seats'));
  const open = ofCampaign ? openCampaign : openTable;
  const table = await open(host, channelId, game.rules.id);
  const campaignId = ofCampaign ? campaignIn(table) : null;
  await takeSeats([...players.values()], random, table);
  for (const habit of habits) await saysZone(discord, players, habit, channelId);
  await choosesOptions(host, table, OPTIONS[game.rules.id] ?? {});
  const thread = await startMatch(host, table);
  return { matchId: table.matchId, thread, players, campaignId };
}

const playersIn = ({ discord, texts, habits }: Opening): Map<string, Player> =>
  new Map(
    peopleIn(discord, { texts }).people.map((player, index) => [habits[index]?.name ?? '', player]),
  );

/** A player who has taken their first seat is asked for their zone in private, and chooses it. */
async function saysZone(
  discord: LocalDiscord,
  players: ReadonlyMap<string, Player>,
  { name, zone }: Habit,
  channelId: string,
): Promise<void> {
  const player = players.get(name) as Player;
  const menu = await discord.waitFor(
    () =>
      player
        .sees(channelId)
        .filter(({ ephemeral }) => ephemeral)
        .flatMap(waysIn)
        .find(({ address }) => address.verb === 'zone' && address.is === ''),
    SOON,
    'the question for a zone',
  );
  await player.click({ way: menu, values: [zone] });
}

/** The host chooses in the menus behind a button of the table's card: values by the name of the menu. */
async function choosesOptions(
  host: Player,
  table: OpenedTable,
  wanted: { readonly [menu: string]: string },
): Promise<void> {
  const button = wayTo(cardOf(table), 'options');
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

const menuName = (address: Address): string => (address.verb === 'option' ? address.option : '');

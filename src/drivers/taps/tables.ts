import type { Game, GameStatistics } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import type { Texts } from '../../texts/texts.ts';
import { startBotHere } from '../bot/bot-here.ts';
import { discordFor } from '../bot/local-discord.ts';
import { startMatch } from '../players/lobby.ts';
import { gather } from '../players/opening.ts';
import { peopleIn } from '../players/people.ts';
import { wishesOf } from '../players/wishes.ts';
import type { Policy } from '../policies.ts';
import { seedOf } from '../seeds.ts';
import { type PlayedByTaps, playByTaps } from './playing.ts';
import { undrawn } from './undrawn.ts';

/** Games after which Discord and bot start over: everything that was posted is kept in memory. */
export const AT_ONE_BOT = 5;

export interface TapsOptions {
  game: Game;
  /** The numbers of the games to play: from the first up to but not including the last. */
  from: number;
  to: number;
  /** How many sit at the table, game by game. */
  players: readonly number[];
  policies: readonly Policy[];
  /** The name of a standing answer that everyone gives when a match begins. */
  standing?: string | undefined;
  /** Everyone presses End turn, even in a turn that ends by itself. */
  hurried?: boolean | undefined;
  seed: number;
  /** A Postgres instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** In the language of the bot. */
  texts?: Texts;
}

/** A game whose turns can be told apart. */
type Counted = Game & { rules: { statistics: GameStatistics } };

const isCounted = (game: Game): game is Counted => game.rules.statistics !== undefined;

/** Plays whole games by what players see in their messages. @throws Stuck if one can't go on. */
export async function tapGames(options: TapsOptions): Promise<PlayedByTaps[]> {
  const { players: counts, seed, from, to, standing, hurried, texts = loadTexts() } = options;
  const game = undrawn(options.game);
  if (!isCounted(game)) throw new RangeError(`${game.rules.id} doesn’t tell its turns apart.`);
  const discord = await discordFor(Math.max(...counts));
  let next = from;
  const bot = await startBotHere({
    discord,
    games: [game],
    texts,
    databaseUrl: options.databaseUrl,
    newSeed: () => seedOf(seed, next, 'match'),
  });
  try {
    const { people } = peopleIn(discord);
    const wishes = wishesOf(game.rules, options.policies, seed);
    const played: PlayedByTaps[] = [];
    for (; next < to; next++) {
      const players = people.slice(0, counts[next % counts.length]);
      const random = seedRandom(seedOf(seed, next, 'seats'));
      const { host, table: opened } = await gather({ players, random, gameId: game.rules.id });
      const thread = await startMatch(host, opened);
      if (standing !== undefined) {
        for (const { userId } of players) {
          await bot.table.giveBeforehand(opened.matchId, userId, standing);
        }
      }
      const table = { discord, bot, game, texts, players, matchId: opened.matchId, thread, wishes };
      played.push(await playByTaps({ ...table, hurried }));
    }
    return played;
  } finally {
    await bot.close();
    await discord.close();
  }
}

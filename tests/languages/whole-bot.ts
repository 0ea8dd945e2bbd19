import { type BotHere, startBotHere } from '../../src/drivers/bot/bot-here.ts';
import { must } from '../../src/drivers/players/at-the-table.ts';
import { openCampaign, startMatch, takeSeats } from '../../src/drivers/players/lobby.ts';
import { gather } from '../../src/drivers/players/opening.ts';
import { peopleIn } from '../../src/drivers/players/people.ts';
import type { Player } from '../../src/drivers/players/player.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { type Game, withInterludes } from '../../src/kernel/game.ts';
import { type RandomState, seedRandom } from '../../src/kernel/random.ts';
import { type LocalDiscordOptions, startLocalDiscord } from '../../src/local/index.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { otherLanguages } from '../../src/texts/languages.ts';
import { readingRenderer } from './drawn-words.ts';
import { createExplorer, type Place } from './exploring.ts';
import { type DiscordReader, readMessages, readOutcome } from './read-discord.ts';

const HOUR = 3_600_000;
/** After how many deeds some hours pass. */
const DEEDS_A_VISIT = 40;
const PASSING = 7 * HOUR;
/** More matches than people open here. */
const ALL = 100;
/** Choices after which a match is long enough. */
const LONGEST = 1_500;
/** Choices after which the bot may catch up: to draw each board would take minutes. */
const AT_A_TIME = 20;

export interface Exploration {
  games: readonly Game[];
  /** What the server speaks, and everyone there unless `locales` names them. */
  locale: string;
  locales?: LocalDiscordOptions['locales'];
  seed: number;
  /** Deeds while tables gather and games are played. */
  deeds: number;
  /** Deeds when they are over; they are played to their ends before. */
  afterwards: number;
}

/**
 * The whole bot on a local Discord, where people do everything that it offers, also what they may not. Everything that
 * it shows them is read. Returns how often each kind of deed was done, and what was logged.
 */
export async function exploreBot(
  { games, locale, locales = {}, seed, deeds, afterwards }: Exploration,
  read: DiscordReader,
) {
  const languages = loadLanguages();
  let passed = 0;
  const now = () => Date.now() + passed;
  const discord = await startLocalDiscord({
    ...{ locale, locales, now },
    notice: () => {},
    openApiPath: '',
    // Pictures are drawn on the thread that answers, and time passes in leaps.
    acknowledgementLimit: HOUR,
    tokenLifetime: 1_000 * HOUR,
  });
  const onPictures = (text: string, drawn: string) => read('a picture', text, drawn);
  let seeds = 0;
  const bot = await startBotHere({
    discord,
    games,
    texts: languages.usual,
    otherTexts: otherLanguages(languages, languages.usual),
    renderer: readingRenderer(
      games.flatMap((game) => withInterludes([game])),
      languages,
      onPictures,
    ),
    newSeed: () => seedOf(seed, seeds++, 'explored'),
    now: () => new Date(now()),
  });
  try {
    const filesRead = readMessages(discord, locale, read);
    const random = seedRandom(seedOf(seed, 0, 'exploring'));
    const explorer = createExplorer({
      ...{ discord, random },
      settle: () => bot.settle(),
      answered: (outcome, by) =>
        readOutcome(outcome, (where, text) =>
          read(`${where} to ${by.displayName}`, text, by.locale),
        ),
    });
    const texts = languages.spoken(locale) ?? languages.usual;
    const [host, guest] = peopleIn(discord, { texts }).people as [Player, Player];
    const places = await begin(games, bot, [host, guest], random);
    const explore = async (times: number) => {
      for (let deed = 1; deed <= times; deed++) {
        await explorer.act(places[deed % places.length] as Place);
        if (deed % DEEDS_A_VISIT > 0) continue;
        passed += PASSING;
        await wakeAll(bot, now);
      }
    };
    await explore(deeds);
    if (afterwards > 0) await playOut(bot, discord.guildId, random);
    await explore(afterwards);
    await filesRead();
    return { done: explorer.done, complaints: bot.complaints };
  } finally {
    await bot.close();
    await discord.close();
  }
}

/** A table of each game that two people play, one of its campaign, and one that gathers. */
async function begin(
  games: readonly Game[],
  bot: BotHere,
  players: readonly [Player, Player],
  random: RandomState,
): Promise<Place[]> {
  const [host] = players;
  const channelId = host.discord.channels[0]?.id ?? '';
  const places: Place[] = [{ channelId, game: 'none' }];
  for (const { rules } of games) {
    const { table } = await gather({ players, random, gameId: rules.id });
    places.push({ channelId: await startMatch(host, table), game: rules.id });
    await bot.settle();
    if (!rules.campaign) continue;
    const campaign = await openCampaign(host, channelId, rules.id);
    await takeSeats(players, random, campaign);
    places.push({ channelId: await startMatch(host, campaign), game: `${rules.id} in a campaign` });
    await bot.settle();
  }
  const [{ rules }] = games as [Game];
  await gather({ players, random, gameId: rules.id });
  return places;
}

/** Does everything that falls due by itself. */
async function wakeAll(bot: BotHere, now: () => number): Promise<void> {
  for (const { id } of await bot.store.due(new Date(now()), ALL)) await bot.table.wake(id);
  await bot.settle();
}

/** Plays every match at random to its end: one choice after the other, and one vote. */
async function playOut({ store, table, settle }: BotHere, guildId: string, random: RandomState) {
  const { matches } = must(await table.list({ guildId, statuses: ['playing'] }));
  for (const { id } of matches)
    for (let left = LONGEST; left > 0; left--) {
      const stored = await store.read(id);
      if (stored?.status !== 'playing' || !stored.state) break;
      const choice = randomChoice(random, stored.state.open);
      const voters = stored.state.open.find((one) => one.id === choice.decision)?.seats ?? [];
      for (const { seat, userId } of stored.seats)
        if (voters.includes(seat))
          await table.choose({
            ...{ matchId: id, userId, decisionId: choice.decision, options: choice.options },
            requestId: `${id} ${seat} ${left}`,
          });
      if (left % AT_A_TIME === 0) await settle();
    }
  await settle();
}

/**
 * Plays some matches of every game, each to somewhere in the middle, and keeps the database with them. Run it
 * before tables, options or questions change, so that the tests play on with what people have today.
 */
import { createHash } from 'node:crypto';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { below, pick, type RandomState, seedRandom } from '../../src/kernel/random.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { embeddedDatabase } from '../support/test-database.ts';
import { must, openTestTable } from '../support/test-table.ts';
import { takenFrom, writeKept } from './kept.ts';

/** Lobbies of each game, the first of which isn't started. */
const TABLES = 7;
/** Choices after which a match is left, at most. */
const MOST = 200;

let seeds = 0;
let requests = 0;
const seedFrom = (text: string) => createHash('md5').update(text).digest('hex');
const database = await embeddedDatabase();
const { table, store, publishing, close } = await openTestTable(database, {
  games: createGames(games),
  texts: loadTexts(),
  newSeed: () => seedFrom(`kept ${++seeds}`),
});
const person = (index: number) => ({ userId: `kept-${index + 1}`, name: `Player ${index + 1}` });

async function openLobby({ rules }: Game, index: number, random: RandomState): Promise<string> {
  const { seats, options, characters } = rules.lobby;
  const players = Math.min(
    seats.min + (index % (seats.max - seats.min + 1)),
    characters.offers.length,
  );
  const where = { gameId: rules.id, guildId: 'kept', channelId: `kept-${index}`, sit: false };
  const { id } = must(await table.create({ ...where, host: person(0) })).match;
  const first = below(random, characters.offers.length);
  const dealt = seatsFor(rules.lobby, players, players, first);
  for (const [seat, { characters: own }] of dealt.entries()) {
    must(await table.join(id, person(seat), own));
  }
  for (const { id: option, choices } of options) {
    if (below(random, 3) > 0) continue;
    await table.setOption(id, person(0).userId, option, pick(random, choices));
  }
  return id;
}

/** Makes at most this many random choices; all votes agree. */
async function play(id: string, most: number, random: RandomState): Promise<void> {
  for (let chosen = 0; chosen < most; chosen++) {
    const stored = await store.read(id);
    if (stored?.status !== 'playing' || !stored.state) return;
    const { open } = stored.state;
    const { seat, decision, options } = randomChoice(random, open);
    const voters = open.find((asked) => asked.id === decision)?.seats ?? [];
    for (const voter of [seat, ...voters.filter((other) => other !== seat)]) {
      const userId = stored.seats.find((held) => held.seat === voter)?.userId ?? '';
      const request = { matchId: id, userId, decisionId: decision, options, confirmed: true };
      const answer = await table.choose({ ...request, requestId: `${id} ${++requests}` });
      if (voter === seat) must(answer);
    }
  }
}

for (const game of games.filter(({ rules }) => rules.partOf === undefined)) {
  for (let index = 0; index < TABLES; index++) {
    const random = seedRandom(seedFrom(`${game.rules.id} ${index}`));
    const id = await openLobby(game, index, random);
    const started = index > 0 && (await table.start(id, person(0).userId)).ok;
    if (started) await play(id, 5 + below(random, MOST), random);
  }
}

// One campaign between its quests, and one that has gone on from there.
for (const onward of [0, 6]) {
  const random = seedRandom(seedFrom(`campaign ${onward}`));
  const where = { gameId: 'altar-quest', guildId: 'kept', channelId: 'kept' };
  const { campaign, match } = must(await table.campaigns.create({ ...where, host: person(0) }));
  const [one, other] =
    games.find(({ rules }) => rules.id === 'altar-quest')?.rules.lobby.characters.offers ?? [];
  must(await table.chooseCharacters(match.id, person(0).userId, [one?.id ?? '']));
  must(await table.join(match.id, person(1), [other?.id ?? '']));
  must(await table.start(match.id, person(0).userId));
  await play(match.id, 40, random);
  must(await table.abandon(match.id, person(0).userId, true));
  for (let part = 0; part < onward; part++) {
    const { current } = must(await table.campaigns.find(campaign.id)).campaign;
    if ((await store.read(current?.id ?? ''))?.status === 'lobby') {
      must(await table.start(current?.id ?? '', person(0).userId));
    }
    await play(current?.id ?? '', 60, random);
  }
}

await publishing.drain();
const kept = await takenFrom(database.url);
await close();
await database.close();
const name = `${new Date().toISOString().slice(0, 10)}-${kept.migrations.at(-1)?.slice(0, 4)}`;
writeKept(name, kept);
process.stdout.write(
  `${JSON.stringify({ name, matches: kept.tables.matches?.length, campaigns: kept.tables.campaigns?.length })}\n`,
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { fallbackFor } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Membership } from '../../src/table/match/people/crowd.ts';
import { EVERYBODY } from '../../src/table/match/people/crowd.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { altarTwins } from '../support/altar-twins.ts';
import { embeddedDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, chooseNext, must, openTestTable, type TestTable } from '../support/test-table.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await embeddedDatabase();
}, 60_000);
afterAll(() => database.close());

/** What somebody sees of a match and its log, without their name. */
async function seenBy(here: TestTable, id: string, userId: string, membership?: Membership) {
  const look = must(await here.table.look(id, userId, membership));
  const log = must(await here.table.log(id, userId, membership));
  return JSON.stringify([look, log.entries]).replaceAll(id, 'the match');
}

/** Ann does what is declared for her until the crowd is asked something. */
async function crowdIsAsked(here: TestTable, id: string, membership: Membership) {
  for (let choices = 0; choices < 20; choices++) {
    const { open } = must(await here.table.look(id, 'u-cleo', membership));
    if (open[0]) return open[0];
    const own = must(await here.table.look(id, ann.userId)).open[0];
    must(await chooseNext(here.table, id, ann.userId, own ? fallbackFor(own, 'seat-1') : []));
  }
  throw new Error('The crowd is asked nothing.');
}

/** Ann against a crowd, including Cleo, that has the second seat: what each sees at each step. */
async function played(game: Game): Promise<{ [viewer: string]: string }[]> {
  const here = await openTestTable(database, {
    games: createGames([game]),
    texts: loadTexts(),
    now: () => new Date(Date.UTC(2026, 10, 17, 12)),
    newSeed: () => '1'.padStart(32, '5'),
  });
  const { table, store } = here;
  const wanted = { gameId: 'altar', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await table.create(wanted)).match;
  // The thread then sees the same of the lobby in both, however fast it is posted.
  await here.publishing.drain();
  const offers = game.rules.lobby.characters.offers.map((offer) => offer.id);
  must(await table.chooseCharacters(id, ann.userId, offers.slice(0, 2)));
  await here.publishing.drain();
  const { match } = must(await table.addCrowd(id, ann.userId, null));
  expect(match.seats[1]?.userId).toBe(EVERYBODY);
  await here.publishing.drain();
  // A crowd is dealt at random from what is left, which would differ between the matches.
  const [first, crowd] = match.seats;
  await store.change(id, async ({ stored }) => {
    if (first && crowd) stored.seats = [first, { ...crowd, characters: offers.slice(2, 4) }];
    return { answer: null, change: { match: stored, seats: stored.seats } };
  });
  must(await table.start(id, ann.userId));
  await here.publishing.drain();
  const inThread: Membership = { threadId: `thread-${id}`, roles: [] };
  const told: { [viewer: string]: string }[] = [];
  const note = async () => {
    await here.publishing.drain();
    const shown = here.publisher.publications.map(({ slot, snapshot }) => [slot, snapshot]);
    told.push({
      thread: JSON.stringify(shown).replaceAll(id, 'the match'),
      ann: await seenBy(here, id, ann.userId, inThread),
      cleo: await seenBy(here, id, 'u-cleo', inThread),
      'cleo elsewhere': await seenBy(here, id, 'u-cleo', { threadId: 'another', roles: ['7'] }),
      onlooker: await seenBy(here, id, 'u-dan'),
    });
  };
  await note();
  const asked = await crowdIsAsked(here, id, inThread);
  const ballot = {
    matchId: id,
    userId: 'u-cleo',
    membership: inThread,
    decisionId: asked.id,
    options: fallbackFor(asked, 'seat-2'),
    requestId: 'ballot',
  };
  expect(must(await table.choose(ballot)).outcome).toBe('voted');
  await note();
  await here.close();
  return told;
}

test('the hand of a crowd is seen by its members alone, and neither its votes nor anything else shows it', async () => {
  const { game, otherGame, holder } = altarTwins(2, 1, 0);
  expect(holder).toBe('seat-2');
  const [one, other] = [await played(game), await played(otherGame)];
  const differing = one.map((seen, step) =>
    Object.keys(seen).filter((viewer) => seen[viewer] !== other[step]?.[viewer]),
  );
  expect(differing).toEqual([['cleo'], ['cleo']]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { altarTwins } from '../support/altar-twins.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, bo, must, openTestTable, type TestTable } from '../support/test-table.ts';

const cy = { userId: 'u-cy', name: 'Cy' };
const dan = { userId: 'u-dan', name: 'Dan' };

let database: TestDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterAll(() => database.close());

/** What one person sees of a match, without their name. */
async function seenBy(here: TestTable, id: string, userId: string): Promise<string> {
  const look = must(await here.table.look(id, userId));
  const log = must(await here.table.log(id, userId));
  return JSON.stringify([look, log.entries]).replaceAll(id, 'the match');
}

/** What its thread and channel show: how often a message was updated is a matter of time. */
async function shownIn(here: TestTable, id: string): Promise<string> {
  await here.publishing.drain();
  const { publications } = here.publisher;
  const shown = new Map(publications.map(({ slot, snapshot }) => [slot.key, { slot, snapshot }]));
  return JSON.stringify([...shown]).replaceAll(id, 'the match');
}

interface Told {
  step: string;
  /** What each of the people sees then, and the thread. */
  seen: { [who: string]: string };
  /** Who holds the seat with the other hand. */
  holder: string | undefined;
}

/** Bo's seat goes to a companion, back, and to Cy, while Dan looks on. */
async function played(game: Game): Promise<Told[]> {
  let clock = Date.UTC(2026, 10, 17, 12);
  const here = await openTestTable(database, {
    games: createGames([game]),
    texts: loadTexts(),
    now: () => new Date(clock),
    newSeed: () => '1'.padStart(32, '5'),
  });
  const { table } = here;
  const wanted = { gameId: 'altar', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await table.create(wanted)).match;
  must(await table.join(id, bo));
  const offers = game.rules.lobby.characters.offers.map((offer) => offer.id);
  must(await table.chooseCharacters(id, ann.userId, offers.slice(0, 2)));
  must(await table.chooseCharacters(id, bo.userId, offers.slice(2, 4)));
  must(await table.start(id, ann.userId));
  const told: Told[] = [];
  const after = async (step: string) => {
    clock += 60_000;
    const seen: Told['seen'] = { thread: await shownIn(here, id) };
    for (const one of [ann, bo, cy, dan]) seen[one.userId] = await seenBy(here, id, one.userId);
    const { seats } = must(await table.find(id)).match;
    told.push({ step, seen, holder: seats.find(({ seat }) => seat === 'seat-2')?.userId });
  };
  await after('begun');
  const until = (now: Date) => new Date(now.getTime() + 86_400_000);
  must(await table.goAway(id, bo.userId, { until }));
  await after('away');
  clock += 86_400_000;
  must(await table.wake(id));
  await after('back');
  await here.store.change(id, async ({ stored }) => {
    stored.desk.away['seat-2'] = 1;
    return { answer: null, change: { match: stored } };
  });
  must(await table.replaceAbsent(id, ann.userId, 'seat-2', true));
  await after('replaced');
  must(await table.offerSeat(id, bo.userId, cy));
  await after('offered');
  const [offer] = (await here.store.read(id))?.desk.offers ?? [];
  must(await table.answerOffer(id, cy, offer?.number ?? 0, true));
  await after('handed over');
  await here.close();
  return told;
}

test('no change of who sits where shows a hand to anybody but who has the seat then', async () => {
  const { game, otherGame, holder } = altarTwins(2, 1, 0);
  expect(holder).toBe('seat-2');
  const [one, other] = [await played(game), await played(otherGame)];
  expect(one.map(({ step, holder: who }) => [step, who])).toEqual([
    ['begun', bo.userId],
    ['away', 'companion:steady:1'],
    ['back', bo.userId],
    ['replaced', 'companion:steady:1'],
    ['offered', 'companion:steady:1'],
    ['handed over', cy.userId],
  ]);
  for (const [index, { step, seen, holder: who }] of one.entries()) {
    const differ = Object.keys(seen).filter(
      (viewer) => seen[viewer] !== other[index]?.seen[viewer],
    );
    expect([step, differ]).toEqual([step, who?.startsWith('companion:') ? [] : [who]]);
  }
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { seatsFor } from '../../../src/drivers/seats.ts';
import { seedOf } from '../../../src/drivers/seeds.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { JsonObject } from '../../../src/kernel/json.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { createGames } from '../../../src/table/match/saved/games.ts';
import type { StoredMatch } from '../../../src/table/match/saved/store.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { emptyDatabase, type TestDatabase } from '../../support/test-database.ts';
import { must, noticesOf, openTestTable, type TestTable } from '../../support/test-table.ts';

/** Updates of the bot: the games themselves, reloaded with a card that has changed meanwhile. */

interface Card {
  id: string;
  traits?: readonly string[];
  ritual?: number;
}

let database: TestDatabase;
let open: TestTable[] = [];

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
beforeEach(() => vi.resetModules());
afterEach(async () => {
  vi.doUnmock('../../../src/games/altar/cards/index.ts');
  vi.doUnmock('../../../src/games/altar-quest/cards/index.ts');
  for (const table of open) await table.close();
  open = [];
});
afterAll(() => database.close());

/** Altar Quest after an update that has given one of its cards another trait. */
async function altarQuest(changed: string | null): Promise<Game> {
  vi.resetModules();
  vi.doMock('../../../src/games/altar-quest/cards/index.ts', async (original) => {
    const { DECKS } = await original<{ DECKS: { cards: Card[] }[] }>();
    const update = (card: Card) =>
      card.id === changed ? { ...card, traits: [...(card.traits ?? []), 'reforged'] } : card;
    return { DECKS: DECKS.map((deck) => ({ ...deck, cards: deck.cards.map(update) })) };
  });
  return (await import('../../../src/games/altar-quest/index.ts')).altarQuest;
}

/** Altar after an update in which one of its followers counts differently in a Ritual. */
async function altar(changed: string | null): Promise<Game> {
  vi.resetModules();
  vi.doMock('../../../src/games/altar/cards/index.ts', async (original) => {
    const cards = await original<{ FOLLOWERS: Card[] }>();
    const update = (card: Card) =>
      card.id === changed ? { ...card, ritual: card.ritual === 2 ? 1 : 2 } : card;
    return { ...cards, FOLLOWERS: cards.FOLLOWERS.map(update) };
  });
  return (await import('../../../src/games/altar/index.ts')).altar;
}

async function tableOf(game: Game): Promise<TestTable> {
  const games = createGames([game]);
  const table = await openTestTable(database, {
    games,
    texts: loadTexts(),
    newSeed: () => seedOf(1, 1, 'updating'),
  });
  open.push(table);
  return table;
}

/** Two people who play at random until the match is where it should be. */
async function playUntil(
  { table, store, publishing }: TestTable,
  { rules }: Game,
  wanted: (match: Match) => boolean,
): Promise<StoredMatch> {
  await publishing.stop();
  const person = (seat: string) => ({ userId: `user-${seat}`, name: seat });
  const [first, second] = seatsFor(rules.lobby, 2, 2);
  const { match } = must(
    await table.create({
      gameId: rules.id,
      guildId: 'g',
      channelId: 'c',
      host: person('seat-1'),
    }),
  );
  must(await table.chooseCharacters(match.id, 'user-seat-1', first?.characters ?? []));
  must(await table.join(match.id, person('seat-2'), second?.characters ?? []));
  must(await table.start(match.id, 'user-seat-1'));
  const random = seedRandom(seedOf(1, 1, 'choices'));
  for (;;) {
    const stored = await store.read(match.id);
    if (!stored?.state || stored.status !== 'playing') throw new Error('It never got there.');
    if (wanted(stored.state)) return stored;
    const { seat, decision, options } = randomChoice(random, stored.state.open);
    const requestId = `request-${stored.revision}`;
    const userId = `user-${seat}`;
    must(
      await table.choose({
        matchId: match.id,
        userId,
        decisionId: decision,
        options,
        requestId,
      }),
    );
  }
}

/** The card whose effect a match is in, at a question in the middle of it. */
function cardUnderWay({ stack, open: asked }: Match): string | null {
  if (asked.some(({ rest }) => rest)) return null;
  const at = stack.findLast(({ data }) => data.at !== undefined)?.data.at as JsonObject | undefined;
  return at ? String(at.card) : null;
}

/** A card that can be chosen at the start of an action. */
function cardOffered({ open: asked }: Match): string | null {
  const decision = asked.find(({ rest, prompt }) => rest && prompt.key === 'prompt.act');
  const card = decision?.options.find(({ args }) => args?.card !== undefined)?.args?.card;
  return card === undefined ? null : (String(card).split('.')[0] ?? null);
}

const cases = [
  { name: 'Altar Quest', load: altarQuest, elsewhere: 'hidden-chanter' },
  { name: 'Altar', load: altar, elsewhere: 'long-night' },
];

describe.each(cases)('an update of $name', { timeout: 60_000 }, ({ load, elsewhere }) => {
  test('that changes the card in whose effect a match stands takes it back to its last rest', async () => {
    const game = await load(null);
    const before = await tableOf(game);
    const stored = await playUntil(before, game, (match) => cardUnderWay(match) !== null);
    const state = stored.state as Match;
    const after = await tableOf(await load(cardUnderWay(state)));
    await after.table.resumeAll();
    const now = await after.store.read(stored.id);
    expect(now?.status).toBe('playing');
    expect(now?.revision).toBeLessThan(stored.revision);
    expect(now?.state?.open.every(({ rest }) => rest)).toBe(true);
    expect(now?.state?.open[0]?.id).not.toBe(state.open[0]?.id);
    await after.publishing.drain();
    const undone = stored.revision - (now?.revision ?? 0);
    expect(noticesOf(after, stored.id)).toEqual([{ notice: 'returned', undone }]);
  });

  test('that changes a card elsewhere lets a match run on in the middle of an effect, and is told', async () => {
    const game = await load(null);
    const before = await tableOf(game);
    const stored = await playUntil(before, game, (match) => cardUnderWay(match) !== null);
    expect(JSON.stringify([stored.state?.stack, stored.state?.open])).not.toContain(elsewhere);
    const after = await tableOf(await load(elsewhere));
    await after.table.resumeAll();
    const now = await after.store.read(stored.id);
    expect(now).toMatchObject({ status: 'playing', revision: stored.revision });
    expect(now?.content).not.toBe(stored.content);
    expect({ ...now?.state, content: '' }).toEqual({ ...stored.state, content: '' });
    await after.publishing.drain();
    expect(noticesOf(after, stored.id)).toEqual([{ notice: 'updated' }]);
    expect(must(await after.table.verify(stored.id)).verified).toBe('content-changed');
  });

  test('that changes a card which could be chosen at rest has the question asked anew', async () => {
    const game = await load(null);
    const before = await tableOf(game);
    const stored = await playUntil(before, game, (match) => cardOffered(match) !== null);
    const state = stored.state as Match;
    const after = await tableOf(await load(cardOffered(state)));
    await after.table.resumeAll();
    const now = await after.store.read(stored.id);
    expect(now).toMatchObject({ status: 'playing', revision: stored.revision });
    expect(now?.state?.state).toEqual(state.state);
    expect(now?.state?.open.map(({ prompt }) => prompt)).toEqual(
      state.open.map(({ prompt }) => prompt),
    );
    expect(now?.state?.open[0]?.id).not.toBe(state.open[0]?.id);
  });

  test('that changes nothing has the same stamp, so that no match is touched', async () => {
    const [one, other] = [await load(null), await load(null)];
    expect(other).not.toBe(one);
    expect(other.rules.content()).toBe(one.rules.content());
    expect((await load(elsewhere)).rules.content()).not.toBe(one.rules.content());
  });
});

test('An offer at rest follows the card: Scribe and Amazon make a Ritual once Amazon counts two', async () => {
  const game = await altar(null);
  const before = await tableOf(game);
  const offers = (match: Match | null | undefined, option: string) =>
    match?.open.some(({ options }) => options.some(({ id }) => id === option));
  const ritual = 'ritual:war:scribe+amazon';
  const stored = await playUntil(before, game, (match) => cardOffered(match) !== null);
  expect(offers(stored.state, ritual)).toBe(false);
  const after = await tableOf(await altar(cardOffered(stored.state as Match)));
  await after.table.resumeAll();
  expect(offers((await after.store.read(stored.id))?.state, ritual)).toBe(true);
}, 60_000);

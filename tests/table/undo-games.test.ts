import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { games as realGames } from '../../src/games/index.ts';
import { eventFor } from '../../src/kernel/event.ts';
import type { Match } from '../../src/kernel/match.ts';
import { below, seedRandom } from '../../src/kernel/random.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';
import { type TestDatabase, testDatabases } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, openTestTable, type TestTable } from '../support/test-table.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabases().at(-1)!.open();
}, 120_000);
afterAll(async () => {
  await database.close();
});

/** A match without the names of its questions, none of which is used again. */
const nameless = ({ questions: _, open, ...rest }: Match): string =>
  JSON.stringify({ ...rest, open: open.map((decision) => ({ ...decision, id: '' })) });

/** The chapters' messages, and what everybody may know of what counts: they say the same. */
async function storiesOf(here: TestTable, id: string): Promise<[string[], string[]]> {
  await here.publishing.drain();
  const shown = [...here.publisher.messages.values()].flatMap(({ slot, snapshot }) =>
    slot.kind === 'chapter' && snapshot.match.id === id ? slot.data.events : [],
  );
  const inputs = (await here.store.history(id)).filter(({ undoneAt }) => undoneAt === null);
  const known = inputs.flatMap(({ happenings }) =>
    happenings.flatMap((happening) => eventFor(happening, 'table') ?? []),
  );
  return [shown.map((event) => JSON.stringify(event)), known.map((event) => JSON.stringify(event))];
}

test.each(['altar-quest', 'altar'])(
  '%s: whenever choices are taken back, all is as it was',
  async (gameId) => {
    const texts = loadTexts();
    const games = createGames(realGames);
    const here = await openTestTable(database, { games, texts });
    const { rules } = games.get(gameId)!;
    const random = seedRandom(seedOf(11, 1, gameId));
    const { id } = must(
      await here.table.create({ gameId, guildId: 'g', channelId: 'c', host: ann }),
    ).match;
    const [first, second, ...others] = rules.lobby.characters.offers.map((offer) => offer.id);
    const each = gameId === 'altar' ? 2 : 1;
    const characters = [first, second, ...others] as string[];
    must(await here.table.chooseCharacters(id, ann.userId, characters.slice(0, each)));
    must(await here.table.join(id, bo, characters.slice(each, 2 * each)));
    must(await here.table.start(id, ann.userId));
    const stateNow = async () => (await here.store.read(id))?.state as Match;
    const states = [nameless(await stateNow())];
    let undone = 0;
    for (let step = 0; step < 30 || undone < 3; step++) {
      const now = await stateNow();
      if (now.outcome) break;
      if (states.length > 3 && below(random, 4) === 0) {
        const { points } = must(await here.table.undoable(id, ann.userId));
        const point = points[below(random, Math.min(points.length, 6))]!;
        const request = { to: point.to, requestId: `back-${gameId}-${step}` };
        const asked = must(await here.table.undo(id, ann.userId, request));
        expect(asked.outcome).toBe(point.others === 0 ? 'undone' : 'asked');
        if (asked.outcome === 'asked') {
          const number = (await here.store.read(id))?.desk.undo?.number ?? 0;
          const agreed = { number, agrees: true, requestId: `agreed-${gameId}-${step}` };
          expect(must(await here.table.answerUndo(id, bo.userId, agreed)).outcome).toBe('undone');
        }
        const back = await stateNow();
        expect(back.inputs).toBe(point.to);
        expect(nameless(back)).toBe(states[point.to]);
        expect(rules.broken(back)).toEqual([]);
        states.length = point.to + 1;
        undone += 1;
        continue;
      }
      const choice = randomChoice(random, now.open);
      const userId = choice.seat === 'seat-1' ? ann.userId : bo.userId;
      const { decision: decisionId, options } = choice;
      const asked = { matchId: id, userId, decisionId, options, confirmed: true };
      must(await here.table.choose({ ...asked, requestId: `choice-${gameId}-${step}` }));
      const after = await stateNow();
      // Standing answers may have followed.
      while (states.length < after.inputs) states.push('');
      states[after.inputs] = nameless(after);
    }
    expect(undone).toBeGreaterThanOrEqual(3);
    const [shown, known] = await storiesOf(here, id);
    expect(shown.sort()).toEqual(known.sort());
    expect(must(await here.table.verify(id)).verified).toBe('same');
    await here.close();
  },
  60_000,
);

test('a match that has gone back to before its first rest has none to go back to', async () => {
  const games = createGames(realGames);
  const here = await openTestTable(database, { games, texts: loadTexts() });
  const wanted = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['sedrin', 'myreen']));
  must(await here.table.start(id, ann.userId));
  const restNow = () =>
    here.store.change(id, async ({ restPoint }) => ({ answer: await restPoint(), change: null }));
  const random = seedRandom(seedOf(3, 1, 'rest'));
  for (let step = 0; step < 20 && !(await restNow()); step++) {
    const open = (await here.store.read(id))?.state?.open ?? [];
    const { decision: decisionId, options } = randomChoice(random, open);
    const choice = { matchId: id, userId: ann.userId, decisionId, options };
    must(await here.table.choose({ ...choice, requestId: `rest-${step}` }));
  }
  expect((await restNow())?.revision).toBeGreaterThan(0);
  must(await here.table.undo(id, ann.userId, { to: 0, requestId: 'before-rest' }));
  expect(await restNow()).toBeNull();
  await here.close();
});

test('what companions have chosen since goes with it, and they choose anew', async () => {
  const games = createGames([countingGame()]);
  const thinkers = createThinkers({ games: [countingGame().rules], entry: null });
  let companions: OwedWork | null = null;
  const here = await openTestTable(database, {
    games,
    owed: (...what) => {
      here.publishing.owed(...what);
      companions?.owed(...what);
    },
  });
  companions = startCompanions({ ...here, games, thinkers, pace: 0, sweepEvery: 3_600_000 });
  const { id } = must(
    await here.table.create({ gameId: 'counting', guildId: 'g', channelId: 'c', host: ann }),
  ).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.addCompanion(id, ann.userId, 'steady'));
  must(await here.table.start(id, ann.userId));
  const answered = async (revision: number) => {
    await companions?.drain();
    expect((await here.store.read(id))?.revision).toBe(revision);
  };
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  await answered(3);
  // The companion has added, and hidden its number: nothing was revealed that anybody couldn't know.
  expect(must(await here.table.look(id, ann.userId)).undo).toBe(0);
  must(await here.table.undo(id, ann.userId, { to: 0, ask: false, requestId: 'back' }));
  expect((await here.store.read(id))?.revision).toBe(0);
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  must(await chooseNext(here.table, id, ann.userId, ['yes']));
  await answered(4);
  // With only companions nobody has to be asked, however far back.
  expect(
    must(await here.table.undoable(id, ann.userId)).points.map(({ others }) => others),
  ).toEqual([0, 0, 0, 0]);
  const undone = await here.table.undo(id, ann.userId, { to: 0, requestId: 'further' });
  expect(must(undone).outcome).toBe('undone');
  await companions.stop();
  await here.close();
}, 60_000);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentation } from '../../src/games/altar-quest/presentation/index.ts';
import { altarQuestRules } from '../../src/games/altar-quest/rules/index.ts';
import { anyGame } from '../../src/kernel/game.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { trial } from '../games/altar-quest/rules/trial-cards.ts';
import { procedures, type Scenario } from '../support/altar-quest.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, openTestTable, type TestTable } from '../support/test-table.ts';

let database: TestDatabase;
let here: TestTable;

beforeAll(async () => {
  database = await emptyDatabase();
  const laidOut = anyGame({ rules: { ...altarQuestRules, procedures }, presentation });
  here = await openTestTable(database, { games: createGames([laidOut]), texts: loadTexts() });
}, 60_000);
afterAll(async () => {
  await here.close();
  await database.close();
});

/** An archer turns on Sedrin (Ann's) or Myreen (Bo's), who are equally near, and equally weak or not. */
async function engaged(
  difficulty: string,
  { myreen = 1, turn = 'threat' as const }: { myreen?: number; turn?: 'threat' | 'villain' } = {},
): Promise<{ id: string; scene: Scenario }> {
  const wanted = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create({ ...wanted, options: { difficulty } })).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['sedrin']));
  must(await here.table.join(id, bo, ['myreen']));
  must(await here.table.start(id, ann.userId));
  // Where the archer goes is asked as well: nothing is laid out for what follows.
  for (const { userId } of [ann, bo]) must(await here.table.revoke(id, userId, 'any-space'));
  const scene = trial({
    startRoom: 'room-16',
    options: { difficulty },
    turn,
    active: 'myreen',
    heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20', damage: myreen } },
    enemies: { 'archer.red': { at: 'S18' } },
  });
  scene.run('engage', { enemy: 'archer.red' });
  await here.store.change(id, async ({ stored }) => ({
    answer: null,
    change: { match: { ...stored, state: structuredClone(scene.match) }, stateChanged: true },
  }));
  scene.end();
  return { id, scene };
}

const seen = async (id: string, { userId }: Person) => must(await here.table.look(id, userId));
const offered = async (id: string, person: Person) =>
  (await seen(id, person)).open.map(({ options }) => options.map((option) => option.id));

describe('whom an enemy turns on when it could be either', () => {
  test('AQ-007: is voted on unless the table plays hard mode', async () => {
    const { id } = await engaged('normal');
    expect((await seen(id, ann)).votes).toMatchObject([{ missing: [ann, bo] }]);
    const first = must(await chooseNext(here.table, id, bo.userId, ['sedrin']));
    expect(first.outcome).toBe('voted');
    expect((await seen(id, ann)).votes).toMatchObject([{ cast: 1, missing: [ann] }]);
  });

  test('H-01: is the weaker one in hard mode, and nobody is asked', async () => {
    const { id } = await engaged('hard', { myreen: 2 });
    const open = (await here.store.read(id))?.state?.open ?? [];
    expect(open.map(({ prompt }) => prompt.key)).not.toContain('prompt.nearest');
    expect((await seen(id, ann)).votes).toEqual([]);
  });

  test('H-08: in hard mode the player whose phase it is says which of two that are as weak', async () => {
    const { id } = await engaged('hard');
    expect([(await seen(id, ann)).votes, (await seen(id, bo)).votes]).toEqual([[], []]);
    expect([await offered(id, ann), await offered(id, bo)]).toEqual([[], [['sedrin', 'myreen']]]);
    const asked = (await here.store.read(id))?.state?.open[0]?.id ?? '';
    const press = { matchId: id, userId: ann.userId, decisionId: asked, options: ['myreen'] };
    expect(await here.table.choose({ ...press, requestId: 'ann' })).toMatchObject({
      refusal: 'not-yours',
    });
    const said = must(await chooseNext(here.table, id, bo.userId, ['sedrin']));
    expect(said).toMatchObject({ outcome: 'accepted', repeated: false });
    const told = (await here.store.inputs(id, 1))[0]?.happenings.map(({ event }) => event.type);
    expect(told).not.toContain('table.vote');
  });

  test('H-08: in a phase that is nobody’s, whoever answers first says it', async () => {
    const { id } = await engaged('hard', { turn: 'villain' });
    expect([(await seen(id, ann)).votes, (await seen(id, bo)).votes]).toEqual([[], []]);
    expect(await offered(id, ann)).toEqual(await offered(id, bo));
    expect(must(await chooseNext(here.table, id, ann.userId, ['myreen'])).outcome).toBe('accepted');
  });
});

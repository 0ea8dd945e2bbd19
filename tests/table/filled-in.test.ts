import { describe, expect, test } from 'vitest';
import type { Stakes } from '../../src/kernel/companion.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { countingGame } from '../support/counting-game.ts';
import type { Helping } from '../support/counting-help.ts';
import { countingMatchOf } from '../support/counting-match.ts';
import { NOON, tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

/* One press for everything that somebody is asked before the next turn. */

const here = tableAtNoon();

const HELP = 'counting.prompt.help';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A match of Ann and Bo in which Ann has added something, so that Bo is asked for help. */
async function afterAnnsTurn(helping: Helping, stakes: Stakes, isBoHere: boolean): Promise<string> {
  const game = countingGame({ helping, stakes: { [HELP]: stakes } });
  await here.restart({ games: createGames([game]) });
  const id = await countingMatchOf(here, [ann, bo]);
  if (isBoHere) must(await here.table.comeToLook(id, bo));
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  return id;
}

/** Bo is asked several times in a row, in nobody's turn. */
const matchOf = (stakes: Stakes, times = 3): Promise<string> =>
  afterAnnsTurn({ best: 'help', times, inNobodysTurn: true }, stakes, true);

const lookOf = async (id: string, { userId }: Person) => must(await here.table.look(id, userId));

async function fillIn(id: string, person: Person) {
  const { usual } = await lookOf(id, person);
  return here.table.choose({
    matchId: id,
    userId: person.userId,
    decisionId: usual?.decision ?? '',
    options: usual?.options ?? [],
    requestId: `filled-${here.clock}`,
    fillsIn: true,
  });
}

const chosenIn = async (id: string) =>
  (await here.store.inputs(id, 100))
    .reverse()
    .flatMap(({ seat, options, settled }) =>
      seat === null ? [] : [[seat, options.join(), settled?.standIn ?? null]],
    );

const openIn = async (id: string) =>
  ((await here.store.read(id))?.state?.open ?? []).map(({ seats, prompt }) => [
    seats.join(),
    prompt.key,
  ]);

describe('what is filled in', () => {
  test('is what a companion would answer, each time it is looked at', async () => {
    const id = await matchOf('matters');
    const [{ usual }, again] = [await lookOf(id, bo), await lookOf(id, bo)];
    expect(usual).toEqual({ decision: expect.any(String), options: ['help'] });
    expect(again.usual).toEqual(usual);
    expect((await lookOf(id, ann)).usual).toBeNull();
  });

  test('is nothing where a life hangs on it, nor in one’s own turn', async () => {
    const grave = await matchOf('grave');
    expect((await lookOf(grave, bo)).usual).toBeNull();
    const own = await matchOf('trifle', 1);
    must(await fillIn(own, bo));
    expect(await openIn(own)).toEqual([['seat-2', 'counting.prompt.add']]);
    expect((await lookOf(own, bo)).usual).toBeNull();
  });

  test('answers what is asked, and whatever else is asked before the next turn, with one press', async () => {
    const id = await matchOf('matters');
    must(await fillIn(id, bo));
    expect(await chosenIn(id)).toEqual([
      ['seat-1', 'add-1', null],
      ['seat-2', 'help', null],
      ['seat-2', 'help', 'filled'],
      ['seat-2', 'help', 'filled'],
    ]);
    expect(await openIn(id)).toEqual([['seat-2', 'counting.prompt.add']]);
  });

  test('holds until the next turn: then one is asked again', async () => {
    const id = await matchOf('matters');
    must(await fillIn(id, bo));
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    must(await chooseNext(here.table, id, ann.userId, ['help']));
    expect(await openIn(id)).toEqual([['seat-1', HELP]]);
    expect((await here.store.read(id))?.desk.filledIn).toEqual([]);
  });

  test('holds for whoever has let the time for such a question go by', async () => {
    const id = await matchOf('matters');
    await here.pass(2 * HOUR);
    expect(await chosenIn(id)).toEqual([
      ['seat-1', 'add-1', null],
      ['seat-2', 'help', 'unasked'],
      ['seat-2', 'help', 'unasked'],
      ['seat-2', 'help', 'unasked'],
    ]);
    expect(here.clock).toBe(NOON + 2 * HOUR);
  });
});

test('what matters to another does not keep whoever plays their turn waiting', async () => {
  const id = await afterAnnsTurn({ best: 'help' }, 'matters', false);
  expect(await chosenIn(id)).toEqual([
    ['seat-1', 'add-1', null],
    ['seat-2', 'help', 'unasked'],
  ]);
});

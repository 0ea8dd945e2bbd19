import { expect, it } from 'vitest';
import type { CompanionRules, Stakes } from '../../src/kernel/companion.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { isTimeUp, timeUpHappenings, timeUpLine } from '../../src/table/telling/events/time-up.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, chooseNext, must, startedMatch } from '../support/test-table.ts';

/** What hangs on each kind of question. */
let stakes: { [prompt: string]: Stakes } = {};
/** Milliseconds by which the table's clock is ahead. */
let ahead = 0;

function withStakes() {
  const game = countingGame();
  const companion = { ...game.rules.companion } as CompanionRules;
  Object.defineProperty(companion, 'stakes', { get: () => stakes, enumerable: true });
  return { ...game, rules: { ...game.rules, companion } };
}

const here = tableForTests({
  games: createGames([withStakes()]),
  now: () => new Date(Date.now() + ahead),
});

const look = async (id: string, userId: string) => must(await here.table.look(id, userId));

/** The table's own lines about what was answered for somebody. */
async function told(id: string) {
  const log = must(await here.table.log(id, ann.userId));
  return log.entries.filter(({ event }) => isTimeUp(event));
}

/** Ann adds something, and when she is no longer looking, Bo does. */
async function bothAdd(): Promise<string> {
  const id = await startedMatch(here.table);
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  ahead += 20 * 60_000;
  must(await chooseNext(here.table, id, bo.userId, ['add-1']));
  return id;
}

it('what was answered for somebody is theirs to know, and theirs to take back', async () => {
  stakes = { 'counting.prompt.hide': 'trifle' };
  const id = await bothAdd();
  const hers = await look(id, ann.userId);
  expect(hers.answeredFor.map(({ chosen }) => chosen)).toEqual(['2']);
  expect(hers.undoesAnswer).toBe(true);
  expect((await look(id, bo.userId)).answeredFor).toEqual([]);
  expect((await look(id, bo.userId)).undoesAnswer).toBe(false);
  // It is a secret, and the thread has no line about it.
  expect(await told(id)).toEqual([]);

  must(await here.table.undo(id, ann.userId, { requestId: 'back', to: hers.undo ?? -1 }));
  expect((await look(id, ann.userId)).answeredFor).toEqual([]);
});

it('it is told once, and so is the offer to say what one wants to be asked', async () => {
  stakes = { 'counting.prompt.hide': 'trifle' };
  const id = await bothAdd();
  expect((await look(id, ann.userId)).asking).toMatchObject({ said: false, offered: true });
  must(await here.table.comeToLook(id, ann));
  const after = await look(id, ann.userId);
  expect(after.answeredFor).toEqual([]);
  expect(after.asking).toMatchObject({ said: false, offered: false });
});

it('whoever has said what they want to be asked is offered nothing', async () => {
  stakes = { 'counting.prompt.hide': 'trifle' };
  const id = await startedMatch(here.table);
  must(await here.table.sayWhatToBeAsked(id, ann.userId, 'own-turns'));
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  ahead += 20 * 60_000;
  must(await chooseNext(here.table, id, bo.userId, ['add-1']));
  const { asking, answeredFor } = await look(id, ann.userId);
  expect(answeredFor).toHaveLength(1);
  expect(asking).toEqual({ is: 'own-turns', said: true, offered: false });
});

it('the thread tells of what was done for one of them, and of nothing else', async () => {
  const id = await startedMatch(here.table);
  const state = (await here.store.read(id))?.state;
  const [decision] = state?.open ?? [];
  const seat = decision?.seats[0];
  if (!state || !decision || seat === undefined) throw new Error('Nothing is asked.');
  const languages = createLanguages(botAndCountingTexts());
  const lines = (options: string[], asked: Partial<Decision> = {}) => {
    const given = {
      seat,
      decision: { ...decision, ...asked },
      options: decision.options.filter((option) => options.includes(option.id)),
    };
    const told = timeUpHappenings(countingGame(), state, given, 'unasked', languages);
    return told.map(({ event }) => timeUpLine(event, botAndCountingTexts()));
  };
  expect(lines(['add-2'])).toEqual(['-# For seat-1: **add-2**']);
  // Its default does least, and none does nothing at all.
  expect(lines(['add-1'])).toEqual([]);
  expect(lines([], { choose: { min: 0, max: 1 } })).toEqual([]);
  // A group's answer belongs to nobody, and what is private is told as the game tells it.
  expect(lines(['add-2'], { how: 'group', seats: ['seat-1', 'seat-2'] })).toEqual([]);
  expect(lines(['add-2'], { visibility: 'private' })).toEqual([]);
});

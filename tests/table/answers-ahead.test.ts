import { describe, expect, test } from 'vitest';
import type { AnswerAhead } from '../../src/table/match/choice.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, must, startedMatch } from '../support/test-table.ts';

let requests = 0;
const here = tableForTests();

const option =
  (id: string): AnswerAhead =>
  (offered) =>
    offered.id === id;

/** Answers a user's open question, along with whatever goes with it. */
async function choose(
  matchId: string,
  userId: string,
  id: string,
  more: { ahead?: readonly AnswerAhead[]; standing?: string } = {},
) {
  const [decision] = must(await here.table.look(matchId, userId)).open;
  requests += 1;
  const request = { matchId, userId, decisionId: decision?.id ?? '', options: [id] };
  return must(await here.table.choose({ ...request, requestId: `ahead-${requests}`, ...more }));
}

const inputsOf = async (matchId: string) =>
  (await here.store.inputs(matchId, 100))
    .reverse()
    .flatMap(({ seat, options }) => (seat ? [`${seat} ${options.join()}`] : []));

const openTo = async (matchId: string, userId: string) =>
  must(await here.table.look(matchId, userId)).open.map(({ prompt }) => prompt.key);

describe('answers given ahead', () => {
  test('answer the questions that come of a choice, as choices of their own in one transaction', async () => {
    const id = await startedMatch(here.table);
    const before = must(await here.table.look(id, ann.userId)).match.revision;
    const chosen = await choose(id, ann.userId, 'roll', { ahead: [option('yes')] });
    expect(chosen).toMatchObject({ outcome: 'accepted', open: [] });
    expect('events' in chosen && chosen.events.map(({ type }) => type)).toEqual([
      'rolled',
      'added',
    ]);
    expect(await inputsOf(id)).toEqual(['seat-1 roll', 'seat-1 yes']);
    expect(must(await here.table.look(id, ann.userId)).match.revision).toBe(before + 2);
    expect(await openTo(id, bo.userId)).toEqual(['counting.prompt.add']);
  });

  test('pass by a question that did not come', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'roll', { ahead: [option('target'), option('no')] });
    expect(await inputsOf(id)).toEqual(['seat-1 roll', 'seat-1 no']);
  });

  test('leave a question open that they do not fit', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'roll', { ahead: [option('maybe')] });
    expect(await inputsOf(id)).toEqual(['seat-1 roll']);
    expect(await openTo(id, ann.userId)).toEqual(['counting.prompt.keep']);
  });

  test('are never anybody else’s', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-1', { ahead: [option('add-1')] });
    expect(await inputsOf(id)).toEqual(['seat-1 add-1']);
  });
});

describe('a standing answer', () => {
  test('is given with an answer, and answers by itself until it is taken back', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'roll');
    await choose(id, ann.userId, 'yes', { standing: 'keep' });
    expect(must(await here.table.look(id, ann.userId)).standing).toMatchObject([{ id: 'keep' }]);
    await choose(id, bo.userId, 'roll');
    // Bo has given none, and learns nothing of Ann's.
    expect(await openTo(id, bo.userId)).toEqual(['counting.prompt.keep']);
    expect(must(await here.table.look(id, bo.userId)).standing).toEqual([]);
    await choose(id, bo.userId, 'no');
    await nextRound(id);
    await choose(id, ann.userId, 'roll');
    expect((await inputsOf(id)).slice(-2)).toEqual(['seat-1 roll', 'seat-1 yes']);

    must(await here.table.revoke(id, ann.userId, 'keep'));
    expect(must(await here.table.look(id, ann.userId)).standing).toEqual([]);
    await choose(id, bo.userId, 'add-1');
    await nextRound(id);
    await choose(id, ann.userId, 'roll');
    expect(await openTo(id, ann.userId)).toEqual(['counting.prompt.keep']);
  });

  test('that holds until one’s turn is over when that comes in a later round', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'roll');
    await choose(id, ann.userId, 'no', { standing: 'drop' });
    await choose(id, bo.userId, 'add-1');
    expect(must(await here.table.look(id, ann.userId)).standing).toMatchObject([{ id: 'drop' }]);
    await nextRound(id);
    expect(must(await here.table.look(id, ann.userId)).standing).toEqual([]);
  });

  test('that the question does not offer is not given', async () => {
    const id = await startedMatch(here.table);
    await choose(id, ann.userId, 'add-1', { standing: 'keep' });
    expect(must(await here.table.look(id, ann.userId)).standing).toEqual([]);
  });
});

async function nextRound(id: string): Promise<void> {
  for (const { userId } of [ann, bo]) await choose(id, userId, '1');
  for (const { userId } of [ann, bo]) await choose(id, userId, 'on');
}

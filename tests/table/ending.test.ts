import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { replay } from '../../src/table/match/replaying/replay.ts';
import { isTables } from '../../src/table/telling/events/reasons.ts';
import { countingGame } from '../support/counting-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import {
  ann,
  annWins,
  bo,
  chooseNext,
  must,
  noticesOf,
  startedMatch,
} from '../support/test-table.ts';

const here = tableForTests();

async function playedToTheEnd(): Promise<string> {
  const id = await startedMatch(here.table, { target: '6' });
  await annWins(here.table, id);
  return id;
}

test('the seed of a finished match has the published hash and gives the match again', async () => {
  const id = await playedToTheEnd();
  const { match } = must(await here.table.find(id));
  expect(match).toMatchObject({ status: 'over', outcome: { winners: ['seat-1'] } });
  expect(
    createHash('sha256')
      .update(match.seed ?? '')
      .digest('hex'),
  ).toBe(match.seedHash);
  expect(must(await here.table.verify(id)).verified).toBe('same');
  const stored = await here.store.read(id);
  const inputs = (await here.store.inputs(id, 100)).reverse();
  const choices = inputs.flatMap(({ seat, decisionId, options }) =>
    seat && decisionId ? [{ seat, decisionId, options }] : [],
  );
  expect(choices).toHaveLength(7);
  if (!stored?.setup) throw new Error('The set-up was not saved.');
  const again = replay(countingGame(), stored.setup, choices);
  expect(again.match).toEqual(stored.state);
  const told = inputs.flatMap(({ happenings }) => happenings);
  // The table tells how the vote came out: the rules know of only one choice.
  expect(told.filter(({ event }) => event.type === 'table.vote')).toHaveLength(1);
  expect(again.happenings).toEqual(told.filter(({ event }) => !isTables(event)));
});

test('a match whose choices or state were tampered with does not verify', async () => {
  const id = await playedToTheEnd();
  await execute(
    here.database,
    `UPDATE matches SET state = jsonb_set(state, '{state,total}', '99') WHERE id = '${id}'`,
  );
  expect(must(await here.table.verify(id)).verified).toBe('different');
  const other = await playedToTheEnd();
  await execute(
    here.database,
    `UPDATE inputs SET options = '{nonsense}' WHERE match_id = '${other}' AND revision = 3`,
  );
  expect(must(await here.table.verify(other)).verified).toBe('different');
});

test('the host ends a match at once, somebody else only asks to, a stranger not even that', async () => {
  const id = await startedMatch(here.table);
  expect(await here.table.abandon(id, 'u-stranger')).toMatchObject({ refusal: 'not-seated' });
  expect(await here.table.abandon('nowhere', bo.userId)).toEqual({
    ok: false,
    refusal: 'no-such-match',
  });
  expect(await here.table.abandon(id, bo.userId)).toMatchObject({ outcome: 'needs-confirm' });
  expect(must(await here.table.abandon(id, bo.userId, true))).toMatchObject({
    outcome: 'asked',
    match: { status: 'playing' },
  });
  const ended = must(await here.table.abandon(id, ann.userId));
  expect(ended).toMatchObject({ outcome: 'abandoned', match: { status: 'abandoned' } });
  expect(ended.match.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(await chooseNext(here.table, id, ann.userId, ['add-1'])).toMatchObject({
    refusal: 'match-over',
  });
  expect(await here.table.abandon(id, ann.userId)).toMatchObject({ refusal: 'match-over' });
  await here.publishing.drain();
  const slots = here.publisher.publications.filter(({ snapshot }) => snapshot.match.id === id);
  const notices = slots.flatMap(({ slot }) => (slot.kind === 'notice' ? [slot.data] : []));
  expect(notices[0]).toEqual({ notice: 'ending', votes: [bo.userId], needed: 2 });
  expect(notices).toContainEqual({ notice: 'abandoned', by: ann.userId });
  const other = await startedMatch(here.table);
  expect(await here.table.abandon(other, ann.userId)).toMatchObject({ outcome: 'abandoned' });
});

const cy = { userId: 'u-cy', name: 'Cy' };

/** Ann hosts, Bo and Cy play. */
async function matchOfThree(): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create({ ...wanted, options: { target: '6' } })).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.join(id, bo, ['owl']));
  must(await here.table.join(id, cy, ['hare']));
  must(await here.table.start(id, ann.userId));
  return id;
}

test('a match without its host ends when more than half of its people want it', async () => {
  const id = await matchOfThree();
  expect(await here.table.abandon(id, bo.userId, true)).toMatchObject({ outcome: 'asked' });
  expect(await here.table.abandon(id, bo.userId, true)).toMatchObject({ outcome: 'asked' });
  must(await here.table.stay(id, bo.userId));
  expect(await here.table.abandon(id, cy.userId, true)).toMatchObject({ outcome: 'asked' });
  expect(must(await here.table.find(id)).match.status).toBe('playing');
  const ended = must(await here.table.abandon(id, bo.userId, true));
  expect(ended).toMatchObject({ outcome: 'abandoned', match: { status: 'abandoned' } });
  await here.publishing.drain();
  expect(noticesOf(here, id)).toContainEqual({
    notice: 'abandoned',
    by: bo.userId,
    votes: [cy.userId, bo.userId],
  });
  const tallies = [...here.publisher.messages.values()].filter(
    ({ slot, snapshot }) => slot.key === 'notice:ending' && snapshot.match.id === id,
  );
  expect(tallies.map(({ snapshot }) => snapshot.match.status)).toEqual(['abandoned']);
  expect(await here.table.stay(id, bo.userId)).toMatchObject({ refusal: 'match-over' });
});

test('who leaves has no say any more, and the next person hosts', async () => {
  const id = await matchOfThree();
  must(await here.table.abandon(id, bo.userId, true));
  must(await here.table.leaveToCompanion(id, ann.userId));
  const { match } = must(await here.table.find(id));
  expect(match).toMatchObject({ status: 'playing', hostId: bo.userId });
  expect(match.seats[0]?.userId).toMatch(/^companion:/);
  must(await here.table.leaveToCompanion(id, bo.userId));
  expect(must(await here.table.find(id)).match.hostId).toBe(cy.userId);
  expect(await here.table.leaveToCompanion(id, cy.userId)).toMatchObject({
    refusal: 'last-person',
  });
  expect(await here.table.leaveToCompanion(id, 'u-stranger')).toMatchObject({
    refusal: 'not-seated',
  });
  must(await here.table.takeBack(id, bo));
  expect(must(await here.table.look(id, bo.userId)).seat).toBe('seat-2');
});

test('a rematch keeps seats, characters and options, and there is one only', async () => {
  const id = await matchOfThree();
  must(await here.table.abandon(id, ann.userId));
  const again = must(await here.table.rematch(id, bo));
  expect(again).toMatchObject({ opened: true, match: { hostId: bo.userId, status: 'lobby' } });
  expect(again.match.options.target).toBe('6');
  expect(again.match.seats).toEqual([
    { ...ann, seat: 'seat-1', characters: ['fox'] },
    { ...bo, seat: 'seat-2', characters: ['owl'] },
    { ...cy, seat: 'seat-3', characters: ['hare'] },
  ]);
  expect(must(await here.table.find(again.match.id)).match.seats).toHaveLength(3);
  const twice = must(await here.table.rematch(id, cy));
  expect(twice).toMatchObject({ opened: false, match: { id: again.match.id } });
  must(await here.table.start(again.match.id, cy.userId));
  const stranger = { userId: 'u-di', name: 'Di' };
  const own = must(await here.table.rematch(id, stranger));
  expect(own.match.seats).toEqual([{ ...stranger, seat: 'seat-1', characters: [] }]);
  expect(await here.table.rematch('nowhere', ann)).toMatchObject({ refusal: 'no-such-match' });
});

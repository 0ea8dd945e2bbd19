import { afterAll, describe, expect, test } from 'vitest';
import { createGames } from '../../src/table/match/saved/games.ts';
import { PublishError } from '../../src/table/telling/publishing/publisher.ts';
import { countingGame } from '../support/counting-game.ts';
import { NOON, tableAtNoon } from '../support/table-at-noon.ts';
import { execute } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, startedMatch } from '../support/test-table.ts';

const here = tableAtNoon();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TURN = 26 * HOUR;
const YEAR = 365 * DAY;

/** Sets the clock ahead for as long as something is done, and back again. */
async function ahead<Answer>(by: number, work: () => Promise<Answer>): Promise<Answer> {
  here.clock += by;
  const answer = await work();
  here.clock -= by - MINUTE;
  return answer;
}

const posted = (matchId: string): string[] =>
  [...here.publisher.messages.values()]
    .filter(({ snapshot }) => snapshot.match.id === matchId)
    .map(({ slot }) => slot.key);

const stored = async (id: string) => {
  const match = await here.store.read(id);
  if (!match) throw new Error('The match is gone.');
  return match;
};

/** As the search for matches to wake does it. */
async function wakeWhatIsDue(): Promise<void> {
  for (const { id } of await here.store.due(new Date(here.clock), 10)) {
    must(await here.table.wake(id));
  }
}

/** Node warns of too long a timer: it fires at once, so that setting it again and again never rests. */
const warnings: Error[] = [];
const warned = (warning: Error) => warnings.push(warning);
process.on('warning', warned);
afterAll(() => {
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});

/** A daily table: a question's reminder comes after half a day and two hours, its answer after the full time. */
const dailyMatch = () => startedMatch(here.table);

describe.each([
  ['a day', DAY],
  ['a year', YEAR],
])('a clock that is %s ahead for a moment', (_, jump) => {
  test('keeps no message: what was owed then is posted', async () => {
    const id = await ahead(jump, dailyMatch);
    await here.publishing.drain();
    expect(posted(id)).toEqual(['lobby', 'thread', 'chapter:r1-start', 'round:1', 'call:1']);
  });

  test('keeps none that failed then, nor one whose publisher is gone with it', async () => {
    const id = await dailyMatch();
    here.publisher.before = ({ slot }) => {
      if (slot.kind === 'call') throw new PublishError('Not now.', 'later');
    };
    await ahead(jump, async () => {
      await here.publishing.drain();
      await here.publishing.stop();
      const now = new Date(here.clock);
      const until = new Date(here.clock + 10_000);
      await here.store.outbox.want(id, ['round:1'], now);
      expect(await here.store.outbox.take(id, 'somebody else', now, until)).not.toBeNull();
    });
    await here.restart();
    await here.publishing.drain();
    expect(posted(id)).toEqual(['round:1', 'call:1']);
  });

  test('closes no lobby that is opened then, and none that was open', async () => {
    await here.restart({ elapsed: () => 0 });
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const before = must(await here.table.create(wanted)).match.id;
    const meanwhile = await ahead(jump, async () => {
      const { match } = must(await here.table.create(wanted));
      must(await here.table.housekeep());
      return match.id;
    });
    must(await here.table.housekeep());
    await here.publishing.drain();
    for (const id of [before, meanwhile]) {
      expect(posted(id)).toEqual(['lobby']);
      must(await here.table.join(id, bo, ['owl']));
      must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
      must(await here.table.start(id, ann.userId));
    }
  });

  test('reminds of no question later than it would have otherwise', async () => {
    const id = await ahead(jump, dailyMatch);
    await wakeWhatIsDue();
    expect((await stored(id)).wakesAt?.getTime()).toBe(here.clock + 13 * HOUR);
  });

  test('wakes a match in time whose next time was worked out then', async () => {
    const id = await dailyMatch();
    await ahead(jump, () => wakeWhatIsDue());
    await wakeWhatIsDue();
    const { desk, wakesAt: next } = await stored(id);
    expect(desk.paused).toBeNull();
    const wakesAt = next?.getTime() ?? 0;
    expect(wakesAt).toBeGreaterThan(here.clock);
    expect(wakesAt).toBeLessThanOrEqual(NOON + TURN);
  });

  test('takes nobody to be looking at the game for longer', async () => {
    const stakes = { 'counting.prompt.help': 'trifle' } as const;
    const games = createGames([countingGame({ helping: { best: 'help' }, stakes })]);
    await here.restart({ games });
    const id = await dailyMatch();
    await ahead(jump, async () => must(await here.table.comeToLook(id, bo)));
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await here.pass(10 * MINUTE);
    expect((await here.store.inputs(id, 1))[0]).toMatchObject({
      seat: 'seat-2',
      settled: { standIn: 'unasked' },
    });
  });

  test('lets the match go on: choices, calls and deadlines are of now', async () => {
    const id = await dailyMatch();
    await ahead(jump, async () => {
      must(await chooseNext(here.table, id, ann.userId, ['add-1']));
      must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    });
    await wakeWhatIsDue();
    await here.publishing.drain();
    const { desk, wakesAt } = await stored(id);
    const moments = [...Object.values(desk.asked), desk.touched, ...Object.values(desk.acted)];
    for (const moment of moments) expect(Date.parse(moment ?? '')).toBeLessThanOrEqual(here.clock);
    expect(wakesAt?.getTime()).toBeLessThanOrEqual(here.clock + DAY);
    expect(posted(id)).toContain(desk.call?.key);
  });
});

test('a clock that is right is not doubted: what is put off keeps its time', async () => {
  const id = await dailyMatch();
  await here.publishing.drain();
  expect(await here.store.due(new Date(here.clock), 10)).toEqual([]);
  const again = new Date(here.clock + 60_000);
  await execute(
    here.database,
    `UPDATE outbox SET due_at = '${again.toISOString()}' WHERE match_id = '${id}' AND key = 'call:1'`,
  );
  expect(await here.store.outbox.owing(new Date(here.clock))).toEqual([]);
  expect(await here.store.outbox.owing(again)).toEqual([id]);
});

test('a person’s limit of notifications counts none of a day that has not come', async () => {
  const { notifications } = here.store;
  const id = await dailyMatch();
  must(await here.table.setNotifications(bo.userId, { most: 1 }));
  const counted: number[] = [];
  const post = (nonce: string) =>
    notifications.note(
      { matchId: id, nonce, subject: 'call', decisions: [], at: new Date(here.clock) },
      [bo.userId],
      (_settings, earlier) => {
        counted.push(earlier.length);
        return { mention: true, direct: false, nextAt: null };
      },
    );
  await ahead(YEAR, () => post('ahead'));
  await post('now');
  await post('later');
  expect(counted).toEqual([0, 0, 1]);
});

test('a table that has waited for long is tidied away, by a clock that runs as time goes by', async () => {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  must(await here.table.create(wanted));
  here.clock += 31 * DAY;
  expect(must(await here.table.housekeep()).lobbies).toBe(1);
});

import { describe, expect, test } from 'vitest';
import type { Asked, Thinkers } from '../../src/companions/thinkers.ts';
import type { Pace } from '../../src/table/match/context.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import type { MatchSettings } from '../../src/table/match/saved/match-settings.ts';
import { countingGame } from '../support/counting-game.ts';
import { countingMatchOf, storedIn } from '../support/counting-match.ts';
import type { CountingOptions } from '../support/counting-rules.ts';
import { tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

/* Companions look ahead at what they answer for people who aren't looking. */

const here = tableAtNoon();
const cleo = { userId: 'u-cleo', name: 'Cleo' };
const MINUTE = 60_000;

const TOGETHER: CountingOptions = {
  cooperative: true,
  helping: { best: 'help', inNobodysTurn: true },
  stakes: { 'counting.prompt.help': 'trifle' },
};

/** A thinker that is asked something, and finds this; rules of thumb would help. */
type Thinks = (asked: Asked, patience?: AbortSignal) => Promise<string[] | null>;

/** Ann's turn, in a match of three; when somebody has added, the others are asked to help with it. */
async function matchWith(
  thinks: Thinks,
  options: CountingOptions = TOGETHER,
  settings: Partial<MatchSettings> = {},
  looksAhead = 3,
  pace?: Partial<Pace>,
  isBusy = false,
) {
  const questions: Asked[] = [];
  const thinkers: Thinkers = {
    async think(asked, patience) {
      questions.push(structuredClone(asked));
      const found = await thinks(asked, patience);
      if (!found) return [];
      return [{ options: found, reason: null, public: false, idle: false, chance: 0.5, tried: 9 }];
    },
    isBusy: async () => isBusy,
    close: async () => {},
  };
  await here.restart({
    games: createGames([countingGame(options)]),
    thinkers,
    looksAhead,
    ...(pace ? { pace } : {}),
  });
  const id = await countingMatchOf(here, [ann, bo, cleo], settings);
  return { id, questions };
}

const annAdds = async (id: string) => must(await chooseNext(here.table, id, ann.userId, ['add-1']));

/** What was last answered for those who weren't looking. */
const answeredIn = async (id: string) =>
  (await here.store.inputs(id, 100))
    .reverse()
    .filter(({ settled }) => settled?.standIn === 'unasked')
    .map(({ seat, options }) => [seat, options.join()]);

test('each is thought over as it is asked, and all are saved at once with the choice they come of', async () => {
  const { id, questions } = await matchWith(async () => ['no']);
  const before = await storedIn(here, id);
  await annAdds(id);
  expect(await answeredIn(id)).toEqual([
    ['seat-2', 'no'],
    ['seat-3', 'no'],
  ]);
  expect(
    questions.map(({ gameId, match, seat, strength, anywhere, budget }) => ({
      ...{ gameId, seat, strength, anywhere, budget },
      added: match.inputs - before.state.inputs,
    })),
  ).toEqual(
    ['seat-2', 'seat-3'].map((seat, index) => ({
      gameId: 'counting',
      seat,
      strength: 'keen',
      anywhere: true,
      budget: { playouts: 200 },
      added: index + 1,
    })),
  );
  expect((await storedIn(here, id)).version).toBe(before.version + 1);
  await here.publishing.drain();
});

test('the same question is thought over with the same luck, another one with another', async () => {
  const { id, questions } = await matchWith(async () => ['no']);
  await annAdds(id);
  const seeds = questions.map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(2);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
});

test('nobody waits meanwhile: who comes to look while a companion thinks is asked', async () => {
  const { id, questions } = await matchWith(async ({ seat }) => {
    if (seat === 'seat-2' && questions.length === 1) {
      must(await here.table.comeToLook(id, cleo));
    }
    return ['no'];
  });
  await annAdds(id);
  expect(await answeredIn(id)).toEqual([['seat-2', 'no']]);
  expect((await storedIn(here, id)).state.open.map(({ seats }) => seats)).toEqual([['seat-3']]);
  // What was thought about the match as it was before is thought over again.
  expect(questions.map(({ seat }) => seat)).toEqual(['seat-2', 'seat-2']);
});

test('while companions have too much to think about, rules of thumb answer', async () => {
  const { id, questions } = await matchWith(
    async () => ['no'],
    ...([TOGETHER, {}, 3, undefined, true] as const),
  );
  await annAdds(id);
  expect(await answeredIn(id)).toEqual([
    ['seat-2', 'help'],
    ['seat-3', 'help'],
  ]);
  expect(questions).toEqual([]);
});

test('what comes of a time that is up is thought over as well', async () => {
  const { id } = await matchWith(async () => ['luck'], TOGETHER, { absent: 'fallback' });
  await here.pass(40 * 60 * MINUTE);
  expect((await answeredIn(id)).slice(0, 2)).toEqual([
    ['seat-2', 'luck'],
    ['seat-3', 'luck'],
  ]);
});

describe('what is too much for a press', () => {
  const oneAPress = (thinks: Thinks, options?: CountingOptions) =>
    matchWith(thinks, options, {}, 1, {
      followUp: 60_000,
      edits: 0,
      pause: 0,
      companion: 0,
      again: 0,
    });

  test('stays open, is due at once, and is thought over when the match is woken', async () => {
    const { id, questions } = await oneAPress(async () => ['no']);
    await annAdds(id);
    expect(await answeredIn(id)).toEqual([['seat-2', 'no']]);
    const between = await storedIn(here, id);
    expect(between.state.open.map(({ seats }) => seats)).toEqual([['seat-3']]);
    expect(between.wakesAt).toEqual(between.changedAt);
    must(await here.table.wake(id));
    expect(await answeredIn(id)).toEqual([
      ['seat-2', 'no'],
      ['seat-3', 'no'],
    ]);
    expect(questions.map(({ seat }) => seat)).toEqual(['seat-2', 'seat-3']);
    await here.publishing.drain();
  });

  test('follows as well if others are thought about for too long', async () => {
    const busy: Thinks = async (_, patience) => {
      if (!patience) return ['no'];
      if (!patience.aborted) {
        await new Promise((resolve) => patience.addEventListener('abort', resolve));
      }
      throw patience.reason;
    };
    const { id } = await matchWith(busy, TOGETHER, {}, 3, { edits: 0, pause: 0, thought: 20 });
    await annAdds(id);
    expect(await answeredIn(id)).toEqual([]);
    const between = await storedIn(here, id);
    expect(between.wakesAt).toEqual(between.changedAt);
    must(await here.table.wake(id));
    expect(await answeredIn(id)).toEqual([
      ['seat-2', 'no'],
      ['seat-3', 'no'],
    ]);
    await here.publishing.drain();
  });

  test('calls nobody meanwhile', async () => {
    const { id } = await oneAPress(async () => ['no']);
    await here.publishing.drain();
    const posted = here.publisher.publications.length;
    const newCalls = () =>
      here.publisher.publications
        .slice(posted)
        .flatMap(({ slot }) => (slot.kind === 'call' && !slot.data.closed ? [slot.key] : []));
    await annAdds(id);
    await here.publishing.drain();
    expect(newCalls()).toEqual([]);
    must(await here.table.wake(id));
    await here.publishing.drain();
    expect(newCalls()).toHaveLength(1);
  });

  test('is no time that somebody has let run out: what matters waits for them as before', async () => {
    const { id } = await oneAPress(async () => ['no']);
    await annAdds(id);
    must(await here.table.wake(id));
    const { desk } = await storedIn(here, id);
    expect({ missed: desk.missed, filledIn: desk.filledIn, away: desk.away }).toEqual({
      ...{ missed: [], filledIn: [], away: {} },
    });
    await here.publishing.drain();
  });

  test('leaves what was chosen to be taken back, and both answers to those they were given for', async () => {
    const { id } = await oneAPress(async () => ['no']);
    const { revision } = await storedIn(here, id);
    await annAdds(id);
    must(await here.table.wake(id));
    const { desk } = await storedIn(here, id);
    expect(desk.free).toEqual({ seat: 'seat-1', steps: [revision] });
    expect(desk.forThem).toEqual([
      { seat: 'seat-2', before: revision + 1 },
      { seat: 'seat-3', before: revision + 2 },
    ]);
    await here.publishing.drain();
  });

  test('nothing of it is left to be taken back where it has turned something up', async () => {
    const { id } = await oneAPress(async ({ seat }) => [seat === 'seat-3' ? 'luck' : 'no']);
    await annAdds(id);
    must(await here.table.wake(id));
    const { desk } = await storedIn(here, id);
    expect({ free: desk.free, forThem: desk.forThem }).toEqual({ free: null, forThem: [] });
    await here.publishing.drain();
  });

  test('is asked of whoever comes to look before it is thought over', async () => {
    const { id, questions } = await oneAPress(async () => ['no']);
    await annAdds(id);
    must(await here.table.comeToLook(id, cleo));
    must(await here.table.wake(id));
    expect(questions.map(({ seat }) => seat)).toEqual(['seat-2']);
    expect((await storedIn(here, id)).state.open.map(({ seats }) => seats)).toEqual([['seat-3']]);
    await here.publishing.drain();
  });
});

test('rules of thumb answer where thinking fails, or finds nothing', async () => {
  const failing = await matchWith(async () => {
    throw new Error('No thread.');
  });
  await annAdds(failing.id);
  expect(await answeredIn(failing.id)).toEqual([
    ['seat-2', 'help'],
    ['seat-3', 'help'],
  ]);
  expect(here.log.entries.map(({ message }) => message)).toEqual([
    'A companion could not think.',
    'A companion could not think.',
  ]);
  const silent = await matchWith(async () => null);
  await annAdds(silent.id);
  expect(await answeredIn(silent.id)).toEqual([
    ['seat-2', 'help'],
    ['seat-3', 'help'],
  ]);
});

test('who plays against others is answered for at once: for how long somebody is thought for tells something', async () => {
  const { cooperative: _, ...against } = TOGETHER;
  const { id, questions } = await matchWith(async () => ['no'], against);
  await annAdds(id);
  expect(questions).toEqual([]);
  expect(await answeredIn(id)).toEqual([
    ['seat-2', 'help'],
    ['seat-3', 'help'],
  ]);
});

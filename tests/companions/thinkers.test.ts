import { afterEach, describe, expect, test } from 'vitest';
import { createThinkers, type Thinkers } from '../../src/companions/thinkers.ts';
import type { Question } from '../../src/companions/thinking.ts';
import { testEntry } from '../support/compiled-entries.ts';
import { guessingMatch, guessingRules, honest } from './guessing-game.ts';

const ENTRY = await testEntry('support/thinking-entry');

const match = guessingMatch('right');
const question: Question = {
  gameId: 'guessing',
  match,
  seat: 'ann',
  decision: match.open[0]?.id ?? '',
  strength: 'keen',
  seed: 'a'.repeat(32),
  budget: { playouts: 400 },
};

const open: Thinkers[] = [];
const failures: unknown[] = [];

function thinkers(entry: URL | null, trifles?: number): Thinkers {
  const created = createThinkers({
    games: [guessingRules(honest)],
    entry,
    ...(trifles ? { trifles } : {}),
    failed: (error) => failures.push(error),
  });
  open.push(created);
  return created;
}

afterEach(async () => {
  failures.length = 0;
  for (const one of open.splice(0)) await one.close();
});

describe('thinking on another thread', () => {
  test('gives what thinking here gives, to several at once, and leaves this thread free', async () => {
    const here = await thinkers(null).think(question);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);
    const there = thinkers(ENTRY);
    const answers = await Promise.all([1, 2, 3].map(() => there.think(question)));
    clearInterval(ticking);
    expect(answers).toEqual([here, here, here]);
    expect(ticks).toBeGreaterThan(10);
    expect(failures).toEqual([]);
  }, 60_000);

  test('who has no patience leaves while others are thought about first, and holds up nobody', async () => {
    const there = thinkers(ENTRY);
    const impatient = new AbortController();
    const first = there.think(question);
    const left = there.think(question, impatient.signal);
    const behind = there.think(question);
    const late = there.think(question, AbortSignal.abort('too late'));
    impatient.abort('gone');
    await expect(left).rejects.toBe('gone');
    await expect(late).rejects.toBe('too late');
    expect(await behind).toEqual(await first);
    expect(failures).toEqual([]);
  }, 60_000);

  test('goes on by rules of thumb when the thread dies', async () => {
    const dying = thinkers(new URL('?dies', ENTRY));
    const answers = await Promise.all([1, 2].map(() => dying.think(question)));
    for (const [best] of answers) expect(best).toMatchObject({ options: ['left'], chance: null });
    expect(String(failures[0])).toContain('ended with 3');
  }, 60_000);

  test('is busy once trifles have taken their share of a minute, and not by what else is asked', async () => {
    const there = thinkers(ENTRY, 100);
    const long = { milliseconds: 60 };
    await there.think({ ...question, budget: long });
    await there.think({ ...question, anywhere: true, budget: long });
    expect(await there.isBusy()).toBe(false);
    await there.think({ ...question, anywhere: true, budget: long });
    expect(await there.isBusy()).toBe(true);
  }, 60_000);

  test('survives a question that the rules fail at', async () => {
    const there = thinkers(ENTRY);
    await expect(there.think({ ...question, decision: 'zz' })).rejects.toThrow('not open');
    expect((await there.think(question))[0]?.chance).not.toBeNull();
  }, 60_000);

  test('leaves out a plan that the rules fail at', async () => {
    const hidden = () => {
      throw new Error('Nothing is hidden well.');
    };
    const failing = createThinkers({
      games: [{ ...guessingRules(honest), hidden }],
      entry: null,
      failed: (error) => failures.push(error),
    });
    const planned = { ...question, strength: 'steady', plans: { held: null } } as const;
    const [best] = await failing.think(planned);
    expect(best?.options).toEqual(['left']);
    expect(best).not.toHaveProperty('plan');
    expect(failures.map(String)).toEqual(['Error: Nothing is hidden well.']);
    expect((await thinkers(ENTRY).think(planned))[0]?.options).toEqual(['left']);
    expect(failures).toHaveLength(1);
  }, 60_000);
});

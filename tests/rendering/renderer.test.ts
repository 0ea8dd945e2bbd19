import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { seatsFor } from '../../src/drivers/seats.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { createRenderer, PictureFailed, type Renderer } from '../../src/rendering/renderer.ts';
import type { PictureRequest } from '../../src/rendering/request.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { botEntries, testEntry } from '../support/compiled-entries.ts';

const { rendering } = await botEntries();
const ENTRY = await testEntry('support/rendering-entry');

const texts = loadTexts();
const open: Renderer[] = [];
const failures: unknown[] = [];

function renderer(entry: URL | null, options: { idle?: number; longest?: number } = {}): Renderer {
  const created = createRenderer({
    games,
    languages: createLanguages(texts),
    entry,
    threads: 1,
    failed: (error) => failures.push(error),
    ...options,
  });
  open.push(created);
  return created;
}

const named = (card: string): PictureRequest => ({ gameId: 'any', of: 'card', card });

/** The number of the drawing among those of its thread. */
const numberOf = async (drawing: ReturnType<Renderer['draw']>): Promise<number | undefined> =>
  (await drawing)?.buffer[0];

afterEach(async () => {
  failures.length = 0;
  for (const one of open.splice(0)) await one.close();
});

describe('pictures drawn on another thread', () => {
  it.each(games.map((game) => [game.rules.id, game] as const))(
    'are those drawn here, byte for byte (%s)',
    async (_, game) => {
      const [here, there] = [renderer(null), renderer(rendering)];
      for (const request of requestsOf(game)) {
        const [one, other] = await Promise.all([here.draw(request), there.draw(request)]);
        expect(other).not.toBeNull();
        expect(other?.buffer.equals(one?.buffer ?? Buffer.alloc(0))).toBe(true);
        expect({ ...other, buffer: null }).toEqual({ ...one, buffer: null });
      }
      expect(failures).toEqual([]);
    },
    120_000,
  );

  it('leave this thread free', async () => {
    const there = renderer(ENTRY);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await there.draw(named('slow'));
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
  }, 60_000);

  it('are null where there is none', async () => {
    expect(await renderer(ENTRY).draw(named('none'))).toBeNull();
    expect(await renderer(null).draw({ gameId: 'altar', of: 'card', card: 'nobody' })).toBeNull();
  }, 60_000);

  it('are drawn by another thread when one dies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'threadbound-rendering-'));
    const there = renderer(ENTRY);
    const [first, beside] = await Promise.all([
      there.draw(named(join(folder, 'once'))),
      there.draw(named('slow')),
    ]);
    expect([first?.altText, beside?.altText]).toEqual([join(folder, 'once'), 'slow']);
    expect(failures.length).toBeGreaterThan(0);
    await rm(folder, { recursive: true });
  }, 60_000);

  it('fail after two threads have died of them, and others are still drawn', async () => {
    const there = renderer(ENTRY);
    await expect(there.draw(named('dies'))).rejects.toThrow(PictureFailed);
    expect(failures).toHaveLength(2);
    await expect(there.draw(named('fails'))).rejects.toThrow(PictureFailed);
    expect(await numberOf(there.draw(named('fine')))).toBe(1);
  }, 60_000);

  it('are given up where a thread is stuck, and others are still drawn', async () => {
    const there = renderer(ENTRY, { longest: 1_500 });
    await there.draw(named('first'));
    const [stuck, beside] = await Promise.allSettled([
      there.draw(named('sticks')),
      there.draw(named('beside')),
    ]);
    expect(stuck).toMatchObject({ status: 'rejected', reason: expect.any(PictureFailed) });
    expect(beside).toMatchObject({ status: 'fulfilled', value: { altText: 'beside' } });
    expect(await numberOf(there.draw(named('fine')))).toBeGreaterThan(0);
  }, 60_000);

  it('are begun while a thread still encodes another', async () => {
    const there = renderer(ENTRY, { longest: 5_000 });
    const pair = await Promise.all([there.draw(named('meets')), there.draw(named('meets'))]);
    expect(pair.map((picture) => picture?.altText)).toEqual(['meets', 'meets']);
    expect(failures).toEqual([]);
  }, 60_000);

  it('are drawn after the thread has ended for want of work', async () => {
    const there = renderer(ENTRY, { idle: 50 });
    expect(await numberOf(there.draw(named('one')))).toBe(1);
    await wait(500);
    expect(await numberOf(there.draw(named('two')))).toBe(1);
  }, 60_000);
});

describe('pictures that wait', () => {
  it('come in their order, those that a person asked for first', async () => {
    const there = renderer(ENTRY);
    await there.draw(named('first'));
    const busy = [there.draw(named('slow')), there.draw(named('slow'))];
    const thread = [there.draw(named('a')), there.draw(named('b'))];
    const person = there.draw(named('c'), { urgency: 'person' });
    expect(there.waiting()).toBe(3);
    const numbers = await Promise.all([person, ...thread].map(numberOf));
    expect(numbers).toEqual([...numbers].sort());
    await Promise.all(busy);
  }, 60_000);

  it('are not drawn when they have been overtaken, unless they have been begun', async () => {
    const there = renderer(ENTRY);
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const begun = [there.draw(named('slow'), { signal }), there.draw(named('slow'), { signal })];
    const waiting = there.draw(named('late'), { signal });
    overtaken.abort(new Error('Overtaken.'));
    await expect(waiting).rejects.toThrow('Overtaken.');
    expect(there.waiting()).toBe(0);
    expect((await Promise.all(begun.map(numberOf))).sort()).toEqual([1, 2]);
    expect(await numberOf(there.draw(named('next')))).toBe(3);
    await expect(there.draw(named('late'), { signal })).rejects.toThrow('Overtaken.');
  }, 60_000);

  it('are refused when there are too many', async () => {
    const there = renderer(ENTRY);
    const drawings = Array.from({ length: 210 }, () => there.draw(named('fine')));
    const settled = await Promise.allSettled(drawings);
    const refused = settled.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: expect.any(PictureFailed) });
  }, 60_000);
});

/** A board, a hand, a card and a portrait; what the game doesn't draw is left out. */
function requestsOf({ rules, presentation }: Game): PictureRequest[] {
  const gameId = rules.id;
  const seats = seatsFor(rules.lobby, 2, 2);
  const { match } = rules.setup({ seats, options: {}, seed: '5'.repeat(32) });
  const own = seats[0]?.seat ?? '';
  const ofView = (viewer: string, place: 'round' | 'look' | 'hand') => {
    const view = rules.view(match, viewer);
    const choice = presentation.pictureAt(view, place, null);
    return choice ? [{ gameId, of: 'view' as const, view, choice }] : [];
  };
  const cards = presentation.cardPicture ? presentation.cards(texts).slice(0, 1) : [];
  const character = rules.lobby.characters.offers[0]?.id ?? '';
  return [
    ...ofView('table', 'round'),
    ...ofView(own, 'look'),
    ...ofView(own, 'hand'),
    ...cards.map(({ id }) => ({ gameId, of: 'card' as const, card: id })),
    { gameId, of: 'portrait', character },
  ];
}

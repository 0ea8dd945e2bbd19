import type { Canvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { drawAround } from '../../../src/games/adventure/picture/around.ts';
import { drawEnding } from '../../../src/games/adventure/picture/ending.ts';
import { drawFight } from '../../../src/games/adventure/picture/fight.ts';
import { drawMap } from '../../../src/games/adventure/picture/map.ts';
import { drawSheet } from '../../../src/games/adventure/picture/sheet.ts';
import { fightsIn } from '../../../src/games/adventure/presentation/blow/found.ts';
import { fightBlow } from '../../../src/games/adventure/presentation/blow/scene.ts';
import type { Told } from '../../../src/games/adventure/presentation/events/telling.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import { blowPicture } from '../../../src/picture/blow/picture.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { unreadable, writtenWhile } from '../../picture/reading.ts';
import { scenario } from '../../support/adventure.ts';
import { ENDING_SCENE, FIGHT_SCENE, MAP_SCENE, SHEET_SCENE } from './example-scenes.ts';

const texts = loadTexts();

/** What is kept of the first try would not be written at a second. */
const ONCE = { retry: 0 };

/** Names of spaces are printed once for maps of any scale: their size has a test of its own. */
const PRINTED = new Set(
  Object.values(MAP_SCENE.names).flatMap((name) => [name, ...name.split(' ')]),
);

/** What of a picture can't be read on a phone. */
async function faultsOf(draw: () => Promise<{ width: number }> | Canvas): Promise<string[]> {
  let width = 0;
  const written = await writtenWhile(async () => {
    ({ width } = await draw());
  });
  const own = written.filter(({ text }) => !PRINTED.has(text));
  expect(own.length).toBeGreaterThan(3);
  return unreadable(own, width);
}

it('the map and what is around a character can be read on a phone', ONCE, async () => {
  const around = { ...MAP_SCENE, around: MAP_SCENE.map.spaces[0]!.id };
  const choices = MAP_SCENE.map.spaces.slice(0, 3).map(({ id }, index) => ({
    mark: String(index + 1),
    space: id,
  }));
  expect(await faultsOf(() => drawMap(MAP_SCENE))).toEqual([]);
  expect(await faultsOf(() => drawAround({ ...around, left: { movement: 3, energy: 2 } }))).toEqual(
    [],
  );
  expect(await faultsOf(() => drawAround({ ...around, left: null, choices }))).toEqual([]);
});

it('a sheet, a fight and an ending can be read on a phone', ONCE, async () => {
  expect(await faultsOf(() => drawSheet(SHEET_SCENE))).toEqual([]);
  expect(await faultsOf(() => drawFight(FIGHT_SCENE))).toEqual([]);
  expect(await faultsOf(() => drawEnding(ENDING_SCENE))).toEqual([]);
});

it('a blow can be read on a phone', ONCE, async () => {
  const s = scenario({
    characters: { warrior: { space: 'gallows-road' } },
    next: { grey: ['rooting-boar'] },
  })
    .dice(5, 1)
    .challenge('warrior');
  const told = s.happenings.flatMap((happening) => eventFor(happening, 'table') ?? []);
  const [fight] = fightsIn(told as Told[]);
  expect(await faultsOf(() => blowPicture(fightBlow(fight!, texts), ''))).toEqual([]);
});

it('cards can be read on a phone', ONCE, async () => {
  const { cards, cardPicture } = adventure.presentation;
  const some = cards(texts).filter((_, index) => index % 60 === 0);
  expect(some.length).toBeGreaterThan(3);
  for (const { id } of some) {
    const faults = await faultsOf(async () => (await cardPicture?.(id, texts)) ?? { width: 0 });
    expect(faults, id).toEqual([]);
  }
});

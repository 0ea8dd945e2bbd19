import { createHash } from 'node:crypto';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import {
  boardPicture,
  paintBoard,
} from '../../../../src/games/altar-quest/picture/board-picture.ts';
import {
  boxOf,
  layoutFor,
  type Shown,
  surroundings,
  viewportOf,
  wholeBoard,
} from '../../../../src/games/altar-quest/picture/layout.ts';
import type { BoardScene } from '../../../../src/games/altar-quest/picture/scene.ts';
import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { EXAMPLE_SCENE } from './example-scene.ts';

const text = loadTexts();
const SIZE = layoutFor(EXAMPLE_SCENE.quests.length).size;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Pixels of a picture, before any encoding. */
function pixelsOf(scene: BoardScene, shown: Shown): Uint8ClampedArray {
  const { width, height } = layoutFor(scene.quests.length).size;
  const context = createCanvas(width, height).getContext('2d');
  paintBoard(context, scene, text, viewportOf(scene, shown));
  return context.getImageData(0, 0, width, height).data;
}

const looks = (scene: BoardScene, shown: Shown = 'whole') =>
  digest(new Uint8Array(pixelsOf(scene, shown)));

describe('the picture of the board', () => {
  it('is a picture of the promised size, small enough to send', async () => {
    const picture = await boardPicture(EXAMPLE_SCENE, text, 'whole');
    const image = await loadImage(picture.buffer);
    expect([image.width, image.height]).toEqual([SIZE.width, SIZE.height]);
    expect(Math.max(picture.width, picture.height)).toBeLessThan(1300);
    expect(picture.contentType).toBe('image/jpeg');
    expect(picture.buffer.length).toBeLessThan(450_000);
    expect(picture.altText.length).toBeGreaterThan(200);
  });

  it('shows the same in fewer pixels where it is coarse', async () => {
    const full = await boardPicture(EXAMPLE_SCENE, text, 'whole');
    const coarse = await boardPicture(EXAMPLE_SCENE, text, 'whole', 'coarse');
    expect(full.isCoarse).toBeUndefined();
    expect(coarse).toMatchObject({ isCoarse: true, altText: full.altText });
    expect(coarse.width / coarse.height).toBeCloseTo(full.width / full.height, 2);
    expect(coarse.width).toBeGreaterThan(500);
    expect(coarse.buffer.length).toBeLessThan(full.buffer.length * 0.6);
  });

  it('is the same for the same scene, also when others are drawn at the same time', async () => {
    const around = (space: string) => ({ around: space });
    const shown = [
      around('L9'),
      around('F12'),
      around('L9'),
      'whole',
      around('F12'),
      'whole',
    ] as const;
    const pictures = await Promise.all(
      shown.map((part) => boardPicture(EXAMPLE_SCENE, text, part)),
    );
    const digests = pictures.map((picture) => digest(picture.buffer));
    expect(digests[0]).toBe(digests[2]);
    expect(digests[1]).toBe(digests[4]);
    expect(digests[3]).toBe(digests[5]);
    expect(new Set(digests).size).toBe(3);
  });

  const changes: [string, Partial<BoardScene>][] = [
    ['a room is revealed', { revealed: new Set([...EXAMPLE_SCENE.revealed, 'room-01']) }],
    ['a door is open', { openDoors: new Set([...EXAMPLE_SCENE.openDoors, 'door-01']) }],
    ['a feature is gone', { features: EXAMPLE_SCENE.features.slice(1) }],
    ['a figure is gone', { figures: EXAMPLE_SCENE.figures.slice(1) }],
    [
      'a figure has moved',
      {
        figures: EXAMPLE_SCENE.figures.map((f) =>
          f.id === 'myreen' ? { ...f, spaces: ['K9'] } : f,
        ),
      },
    ],
    [
      'a figure is hurt',
      {
        figures: EXAMPLE_SCENE.figures.map((figure) =>
          figure.id === 'bolx' ? { ...figure, health: { left: 9, most: 36 } } : figure,
        ),
      },
    ],
    [
      'a card lies in somebody else’s threat area',
      {
        figures: EXAMPLE_SCENE.figures.map((figure) =>
          figure.threatens ? { ...figure, threatens: { hero: 'rowen', name: 'Rowen' } } : figure,
        ),
      },
    ],
    ['spaces can be reached', { reachable: [{ space: 'K9', actions: 1 }] }],
    [
      'a quest card is dealt with elsewhere',
      { quests: EXAMPLE_SCENE.quests.map((quest) => ({ ...quest, places: [] })) },
    ],
    [
      'a quest card has come on',
      {
        quests: EXAMPLE_SCENE.quests.map((quest) =>
          quest.progress ? { ...quest, progress: { done: 7, needed: 8 } } : quest,
        ),
      },
    ],
    ['the round is another', { panel: { ...EXAMPLE_SCENE.panel, round: 8 } }],
    ['a hero has acted', { panel: { ...EXAMPLE_SCENE.panel, heroes: [] } }],
  ];
  it.each(changes)('looks different when %s', (_, change) => {
    expect(looks({ ...EXAMPLE_SCENE, ...change })).not.toBe(looks(EXAMPLE_SCENE));
  });

  it('gives the surroundings larger squares and keeps them on the board', () => {
    const whole = wholeBoard(HOLLOWMERE_PRIORY);
    for (const space of ['C20', 'U1', 'K11', 'B1', 'V16']) {
      const near = surroundings(HOLLOWMERE_PRIORY, space);
      expect(near.square).toBeGreaterThan(whole.square * 1.5);
      expect(near.column).toBeGreaterThanOrEqual(0);
      expect(near.column + near.columns).toBeLessThanOrEqual(HOLLOWMERE_PRIORY.grid.columns);
      expect(near.row + near.rows).toBeLessThanOrEqual(HOLLOWMERE_PRIORY.grid.rows);
    }
    expect(() => surroundings(HOLLOWMERE_PRIORY, 'Z99')).toThrow(RangeError);
  });

  it('lays a quest card’s name under the board, and makes room for it', () => {
    const bare = { ...EXAMPLE_SCENE, quests: [] };
    expect(layoutFor(0).size.height).toBeLessThan(SIZE.height);
    expect(viewportOf(bare, 'whole').square).toBe(viewportOf(EXAMPLE_SCENE, 'whole').square);
    const many = Array.from({ length: 9 }, (_, index) => ({
      number: index + 1,
      name: 'A quest card whose name is very long indeed',
      room: null,
      places: [],
    }));
    const crowded = { ...EXAMPLE_SCENE, quests: many };
    expect(looks(crowded)).not.toBe(looks({ ...crowded, quests: many.slice(0, 8) }));
  });

  it('lets light fall under a door from where heroes have been, into a room nobody has seen', () => {
    const [door] = HOLLOWMERE_PRIORY.doors;
    const [here, there] = door?.rooms ?? [];
    const nobody = { ...EXAMPLE_SCENE, figures: [], features: [], quests: [], stairs: [] };
    const brightness = (revealed: string | undefined): number => {
      const scene = {
        ...nobody,
        openDoors: new Set<string>(),
        revealed: new Set([revealed ?? '']),
      };
      const { square, x, y } = wholeBoard(scene.board);
      const box = boxOf(scene.board, square, [door?.spaces[1] ?? '']);
      const left = Math.round(x + box.x + square / 4);
      const top = Math.round(y + box.y + square / 4);
      const { width } = layoutFor(0).size;
      const at = pixelsOf(scene, 'whole')
        .slice((top * width + left) * 4)
        .slice(0, 3);
      return at.reduce((sum, channel) => sum + channel, 0);
    };
    expect(there).not.toBe(here);
    const far = HOLLOWMERE_PRIORY.rooms.at(-1)?.id;
    expect(brightness(here)).toBeGreaterThan(brightness(far));
  });

  it('copes with the least and the most a panel may hold', () => {
    const { panel } = EXAMPLE_SCENE;
    const villain = {
      name: 'A villain whose name is very long indeed',
      countdown: 10,
      health: null,
    };
    const quest = { name: 'Quest', progress: 'x'.repeat(200) };
    const solo = { ...panel, heroes: panel.heroes.slice(0, 1), villain, quest, altarPool: [] };
    const defeated = { ...villain, countdown: null, isDefeated: true };
    const pictures = [solo, { ...solo, villain: defeated }, { ...solo, supply: 1234 }].map(
      (changed) => looks({ ...EXAMPLE_SCENE, panel: changed }),
    );
    expect(new Set(pictures).size).toBe(3);
  });
});

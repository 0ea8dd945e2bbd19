import type { SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { animationPicture } from '../../src/picture/animation/animation.ts';
import { captioned, captionOf, changeTold } from '../../src/picture/animation/caption.ts';
import { framesOf, LONGEST } from '../../src/picture/animation/frames.ts';
import { changesOf, type Piece } from '../../src/picture/animation/pieces.ts';
import type { Shot } from '../../src/picture/animation/shot.ts';
import { pointOnWay } from '../../src/picture/animation/way.ts';
import { readGif } from '../support/gif.ts';
import { unreadable, writtenWhile } from './reading.ts';

const night = (context: SKRSContext2D) => {
  context.fillStyle = '#000000';
  context.fillRect(0, 0, 100, 40);
};

/** A square on its way from the left edge to x = 40. */
const moving = (context: SKRSContext2D, moment: number) => {
  context.fillStyle = '#ff0000';
  context.fillRect(40 * moment, 10, 10, 10);
};

const still = (lasts: number): Shot => ({ lasts, ground: night });

describe('the time of an animation', () => {
  it('goes to each shot as it asks, in steps of 80 ms for what moves', () => {
    const frames = framesOf([still(500), { ...still(240), moving }]);
    expect(frames?.map(({ moment, lasts }) => [moment, lasts])).toEqual([
      [1, 500],
      [1 / 3, 80],
      [2 / 3, 80],
      [1, 80],
    ]);
  });

  it('is never longer than twelve seconds: then everything goes faster', () => {
    const frames = framesOf([still(12_000), { ...still(12_000), moving }]) ?? [];
    const lasts = frames.reduce((sum, frame) => sum + frame.lasts, 0);
    expect(frames[0]?.lasts).toBe(6_000);
    expect(frames).toHaveLength(1 + 75);
    expect(lasts).toBe(LONGEST);
  });

  it('is too short for more shots than can be told apart', () => {
    expect(framesOf(Array.from({ length: 600 }, () => still(100)))).toHaveLength(600);
    expect(framesOf(Array.from({ length: 601 }, () => still(100)))).toBe(null);
  });
});

describe('an animated picture', () => {
  const size = { width: 100, height: 40, sharp: 1 };

  it('is written as what changes from frame to frame', async () => {
    const picture = await animationPicture(
      size,
      [still(500), { ...still(160), moving }],
      '*It* moves',
    );
    expect(picture).toMatchObject({
      contentType: 'image/gif',
      width: 100,
      height: 49,
      altText: 'It moves',
    });
    expect(readGif(picture?.buffer ?? Buffer.alloc(0))).toEqual({
      width: 100,
      height: 49,
      frames: [
        { left: 0, top: 0, width: 100, height: 49, lasts: 500 },
        { left: 20, top: 10, width: 10, height: 10, lasts: 80 },
        { left: 20, top: 10, width: 30, height: 10, lasts: 80 },
      ],
    });
  });

  it('says below it what happens, until something else does, and nothing moves over the words', async () => {
    const falling = (context: SKRSContext2D, moment: number) => {
      context.fillStyle = '#ff0000';
      context.fillRect(0, 36 * moment, 10, 20);
    };
    const shots = [
      ...captioned([still(500), { ...still(240), moving: falling }], 'It falls'),
      changeTold(still(100), ''),
      changeTold(still(100), 'It is gone'),
    ];
    expect(shots.map(({ lasts }) => lasts)).toEqual([500, 240, 100, 640]);
    let frames: readonly { top: number; height: number }[] = [];
    const written = await writtenWhile(async () => {
      const picture = await animationPicture({ ...size, width: 1_000, height: 40 }, shots, '');
      frames = readGif(picture?.buffer ?? Buffer.alloc(0)).frames;
    });
    expect(written.map(({ text }) => text)).toEqual([
      'It falls',
      'It falls',
      'It falls',
      'It is gone',
    ]);
    expect(unreadable(written, 1_000)).toEqual([]);
    expect(frames[1]).toMatchObject({ top: 12 });
    expect(Math.max(...frames.slice(1, 4).map(({ top, height }) => top + height))).toBe(40);
  });

  it('has the first line of what is told as its words, as far as the fonts of pictures have it', () => {
    expect(captionOf(['🔥 **Love activates an Altar** (1 active): 1 of 5.', 'More.'])).toBe(
      'Love activates an Altar (1 active): 1 of 5.',
    );
    expect(captionOf(['> *The wall bulges.*'])).toBe('');
    expect(captionOf(['*The porter’s lodge.*'])).toBe('');
    expect(captionOf([])).toBe('');
  });

  it('shows what stays the same for longer, in one frame', async () => {
    const picture = await animationPicture(size, [still(500), still(300)], '');
    const { frames } = readGif(picture?.buffer ?? Buffer.alloc(0));
    expect(frames.map(({ lasts }) => lasts)).toEqual([800]);
  });

  it('is drawn smaller if it has no room, and not at all if that won’t do', async () => {
    const coloured = (context: SKRSContext2D) => {
      for (let x = 0; x < 400; x++) {
        context.fillStyle = `hsl(${x * 7}, 60%, ${20 + (x % 13) * 5}%)`;
        context.fillRect(x, 0, 400 - x, 400 - (x % 50));
      }
    };
    const square = { width: 400, height: 400, sharp: 1 };
    const shots = [{ lasts: 500, ground: coloured }];
    const bytes = (await animationPicture(square, shots, ''))?.buffer.length ?? 0;
    expect(await animationPicture(square, shots, '', bytes)).toMatchObject({ width: 400 });
    expect(await animationPicture(square, shots, '', bytes - 1)).toMatchObject({ width: 280 });
    expect(await animationPicture(square, shots, '', 100)).toBe(null);
  });
});

describe('what moves', () => {
  it('goes from point to point at one speed', () => {
    const way = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect([0, 0.25, 0.5, 0.75, 1].map((moment) => pointOnWay(way, moment))).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 5 },
      { x: 10, y: 10 },
    ]);
    expect(pointOnWay([{ x: 3, y: 4 }], 0.5)).toEqual({ x: 3, y: 4 });
  });

  it('is every piece that is elsewhere, or new; those that are gone fall', () => {
    const piece = (id: string, x: number): Piece => ({ id, x, y: 0, size: 10, draw: () => {} });
    const before = [piece('stays', 0), piece('goes', 10), piece('falls', 20)];
    const after = [piece('stays', 0), piece('goes', 15), piece('comes', 30)];
    expect(changesOf(before, after).moved).toEqual(new Set(['goes', 'comes']));
    expect(changesOf(before, before).moving).toBe(null);
    expect(changesOf(before, before.slice(0, 2)).moving).not.toBe(null);
  });
});

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it, vi } from 'vitest';
import { onCanvas, takeCanvas } from '../../src/picture/canvases.ts';
import { drawBar, drawDie, drawPips } from '../../src/picture/gauges.ts';
import { drawIcon, hasIcon, iconPath } from '../../src/picture/icons.ts';
import { createLayers } from '../../src/picture/layers.ts';
import { keepLatest } from '../../src/picture/painted-once.ts';
import { faded, MARK, shaded } from '../../src/picture/palette.ts';
import { encodePicture, encodeTaken } from '../../src/picture/picture.ts';
import { createRecordings } from '../../src/picture/recordings.ts';
import { castNoShadow, castShadow } from '../../src/picture/shadows.ts';
import { type Shape, traceShape } from '../../src/picture/shapes.ts';
import { writeLine, writeParagraph } from '../../src/picture/text.ts';

const context = createCanvas(400, 300).getContext('2d');

/** Share of the canvas that something was drawn on. */
function inked(draw: (fresh: typeof context) => void): number {
  const fresh = createCanvas(100, 100).getContext('2d');
  draw(fresh);
  const { data } = fresh.getImageData(0, 0, 100, 100);
  let count = 0;
  for (let index = 3; index < data.length; index += 4) if (data[index]! > 0) count++;
  return count / 10_000;
}

describe('text', () => {
  it('shrinks to its least size, then is cut off', () => {
    const style = { size: 40, least: 20 } as const;
    expect(writeLine(context, 'short', 0, 50, 390, style)).toBeLessThan(390);
    const wide = writeLine(context, 'The Gallery of Drowned Saints', 0, 50, 300, style);
    expect(wide).toBeLessThanOrEqual(300);
    expect(writeLine(context, 'x'.repeat(400), 0, 50, 120, style)).toBeLessThanOrEqual(120);
  });

  it('wraps a paragraph into its box', () => {
    const box = { x: 0, y: 0, width: 200, height: 100 };
    const words = 'Each hero must discard one focus or one supply. '.repeat(4);
    expect(writeParagraph(context, 'One line', box, { size: 20 })).toBe(25);
    expect(writeParagraph(context, words, box, { size: 30, least: 8 })).toBeLessThanOrEqual(100);
    expect(writeParagraph(context, words, box, { size: 30 })).toBeLessThanOrEqual(100);
  });

  it('has letters beyond English', () => {
    const width = (letters: string) => writeLine(context, letters, 0, 50, 390, { size: 30 });
    expect(width('Łódź Šárka Ğ')).toBeGreaterThan(width('.'));
  });
});

describe('symbols', () => {
  it('are found by name and drawn', () => {
    expect(hasIcon('bookshelf')).toBe(true);
    expect(hasIcon('no-such-thing')).toBe(false);
    expect(() => iconPath('no-such-thing')).toThrow('no-such-thing');
    expect(inked((fresh) => drawIcon(fresh, 'bookshelf', 50, 50, 90, '#ffffff'))).toBeGreaterThan(
      0.2,
    );
  });
});

describe('shapes and gauges', () => {
  const shapes: Shape[] = [
    'disc',
    'shield',
    'hexagon',
    'diamond',
    'square',
    'triangle',
    'pentagon',
    'octagon',
    'spikes',
  ];

  it('differ from each other and stay near their radius', () => {
    const areas = shapes.map((shape) =>
      inked((fresh) => {
        traceShape(fresh, shape, 50, 50, 40);
        fresh.fill();
      }),
    );
    expect(new Set(areas).size).toBe(shapes.length);
    for (const area of areas) expect(area).toBeLessThan(0.65);
    for (const area of areas) expect(area).toBeGreaterThan(0.2);
  });

  it('take any value', () => {
    const box = { x: 10, y: 10, width: 80, height: 20 };
    const colours = { full: '#ff0000', empty: '#330000' };
    for (const value of [-1, 0, 5, 99]) {
      expect(inked((fresh) => drawBar(fresh, box, value, 10, colours))).toBeGreaterThan(0.15);
    }
    expect(inked((fresh) => drawBar(fresh, box, 0, 0, colours))).toBeGreaterThan(0.15);
    expect(drawPips(context, 0, 0, 2, 3, { size: 20, colour: '#00ff00' })).toBe(75);
    const die = { face: '#cc4422', ink: '#ffffff', icons: ['flame', 'sun'] };
    expect(inked((fresh) => drawDie(fresh, die, 50, 50, 60))).toBeGreaterThan(0.3);
  });

  it('mix colours', () => {
    expect(faded('#123456', 0.5)).toBe('#12345680');
    expect(faded('#123456', 2)).toBe('#123456ff');
    expect(shaded('#808080', 1)).toBe('#ffffff');
    expect(shaded('#808080', -1)).toBe('#000000');
    expect(new Set(Object.values(MARK)).size).toBe(Object.keys(MARK).length);
  });
});

describe.each([
  ['recordings', () => createRecordings(2), { width: 10, height: 10 }],
  // Of six million pixels.
  ['layers', createLayers, { width: 1_900, height: 1_300 }],
])('%s', (_, create, size) => {
  it('are painted once, and dropped when unused for longest', () => {
    const once = create();
    const painted: string[] = [];
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) {
      once.draw(context, key, { x: 0, y: 0, ...size }, () => {
        painted.push(key);
      });
    }
    expect(painted).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('recordings', () => {
  const paint = (painting: typeof context) => {
    painting.fillStyle = '#ff8800';
    painting.fillRect(3, 4, 11.5, 30);
    painting.beginPath();
    painting.arc(40, 33, 20.3, 0, Math.PI * 2);
    painting.fill();
    writeLine(painting, 'Crypt', 30, 60, 90, { size: 24 });
  };
  const pixels = (draw: (fresh: typeof context) => void) => {
    const fresh = createCanvas(120, 100).getContext('2d');
    draw(fresh);
    return Buffer.from(fresh.getImageData(0, 0, 120, 100).data);
  };

  it('look just as what is painted in their place', () => {
    const recordings = createRecordings(1);
    const place = { x: 9, y: 7, width: 101, height: 90 };
    const straight = pixels((fresh) => {
      fresh.translate(place.x, place.y);
      paint(fresh);
    });
    for (const _ of [1, 2]) {
      const replayed = pixels((fresh) => recordings.draw(fresh, 'crypt', place, paint));
      expect(replayed.equals(straight)).toBe(true);
    }
  });
});

describe('layers', () => {
  const filled = (colour: string, width: number) => (painting: typeof context) => {
    painting.fillStyle = colour;
    painting.fillRect(0, 0, width, 30);
  };

  it('are drawn where they go, and nothing beyond their place', () => {
    const layers = createLayers();
    const share = inked((fresh) => {
      layers.draw(fresh, 'wide', { x: 200, y: 0, width: 60, height: 30 }, filled('#fff', 60));
      layers.draw(fresh, 'narrow', { x: 10, y: 20, width: 20, height: 30 }, filled('#fff', 50));
    });
    expect(share).toBeCloseTo(0.06);
  });

  it('are painted at the size that they have in the picture, shadows as well', () => {
    const layers = createLayers();
    const place = { x: 8, y: 4, width: 88, height: 72 };
    const paint = (painting: typeof context) => {
      painting.translate(20, 12);
      castShadow(painting, { colour: '#ff0', blur: 10, down: 6 });
      filled('#fff', 40)(painting);
      castNoShadow(painting);
      writeLine(painting, 'Crypt', 20, 20, 40, { size: 16, colour: '#000' });
    };
    const pixels = (scale: number, draw: (fresh: typeof context) => void) => {
      const fresh = createCanvas(100, 80).getContext('2d');
      fresh.fillStyle = '#000';
      fresh.fillRect(0, 0, 100, 80);
      fresh.scale(scale, scale);
      draw(fresh);
      return [...fresh.getImageData(0, 0, 100, 80).data];
    };
    const straight = (scale: number) =>
      pixels(scale, (fresh) => {
        fresh.translate(place.x, place.y);
        paint(fresh);
      });
    for (const scale of [1, 0.5, 1]) {
      const layered = pixels(scale, (fresh) => layers.draw(fresh, 'crypt', place, paint));
      const expected = straight(scale);
      const differences = layered.map((value, at) => Math.abs(value - (expected[at] ?? 0)));
      expect(Math.max(...differences)).toBeLessThanOrEqual(3);
    }
    // At half the size the shadow reaches half as far.
    const reach = (scale: number) =>
      straight(scale).findLastIndex((value, at) => at % 4 < 3 && value > 0) / 400 / scale;
    expect(Math.abs(reach(0.5) - reach(1))).toBeLessThanOrEqual(2);
    expect(reach(1)).toBeGreaterThan(4 + 12 + 30 + 6);
  });
});

describe('what is kept', () => {
  it('weighs no more than it may, and what was used longest ago goes first', () => {
    const dropped: number[] = [];
    const kept = keepLatest<number>(
      10,
      (weight) => weight,
      (thing) => void dropped.push(thing),
    );
    const make = vi.fn((weight: number) => weight);
    for (const weight of [3, 4, 2, 3, 5]) kept(`of ${weight}`, () => make(weight));
    expect(dropped).toEqual([4]);
    expect(make).toHaveBeenCalledTimes(4);
    kept('of 20', () => make(20));
    expect(dropped).toEqual([4, 2, 3, 5]);
    expect(kept('of 20', () => make(1))).toBe(20);
  });
});

describe('encoding', () => {
  it('makes PNG of drawings and JPEG of scenes', async () => {
    for (const [kind, contentType] of [
      ['drawing', 'image/png'],
      ['scene', 'image/jpeg'],
    ] as const) {
      const picture = await onCanvas({ width: 60, height: 40 }, (canvas) =>
        encodePicture(canvas, kind, 'words'),
      );
      expect(picture).toMatchObject({ contentType, width: 60, height: 40, altText: 'words' });
      expect((await loadImage(picture.buffer)).width).toBe(60);
    }
  });

  it('makes boards lighter than cards, and landscapes lighter still', async () => {
    const weightAs = (kind: 'scene' | 'board' | 'landscape') =>
      onCanvas({ width: 120, height: 90 }, async (canvas) => {
        const context = canvas.getContext('2d');
        for (let x = 0; x < 120; x += 7) {
          context.fillStyle = x % 2 === 0 ? '#b04030' : '#30a0b0';
          context.fillRect(x, x % 31, 5, 40);
        }
        return (await encodePicture(canvas, kind, '')).buffer.length;
      });
    expect(await weightAs('board')).toBeLessThan(await weightAs('scene'));
    expect(await weightAs('landscape')).toBeLessThan(await weightAs('board'));
  });

  it('keeps a canvas that was taken for one picture for the next of its size', async () => {
    const size = { width: 33, height: 21 };
    const taken = takeCanvas(size);
    const { contentType } = await encodeTaken(taken, 'landscape', 'words');
    expect(contentType).toBe('image/jpeg');
    expect(takeCanvas(size)).toBe(taken);
    expect(takeCanvas(size)).not.toBe(taken);
  });

  it('lends clean canvases and never one to two at a time', async () => {
    const size = { width: 30, height: 30 };
    const lent = await Promise.all(
      [1, 2, 3].map(() =>
        onCanvas(size, async (canvas) => {
          const pixel = canvas.getContext('2d').getImageData(0, 0, 1, 1).data[3];
          canvas.getContext('2d').fillRect(0, 0, 30, 30);
          await canvas.encode('png');
          return { canvas, pixel };
        }),
      ),
    );
    expect(new Set(lent.map(({ canvas }) => canvas)).size).toBe(3);
    const again = await onCanvas(size, async (canvas) => ({
      canvas,
      pixel: canvas.getContext('2d').getImageData(0, 0, 1, 1).data[3],
    }));
    expect(lent.map(({ canvas }) => canvas)).toContain(again.canvas);
    expect(again.pixel).toBe(0);
    await expect(onCanvas(size, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});

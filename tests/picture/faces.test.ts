import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawFace, type FaceLook, paintFace } from '../../src/picture/faces/draw.ts';
import type { Face } from '../../src/picture/faces/face.ts';
import { paintFaceScene } from '../../src/picture/faces/scene.ts';
import { drawToken } from '../../src/picture/token.ts';

const GUARD: Face = {
  skin: '#c98d66',
  head: 'square',
  eyes: { shape: 'stern', colour: '#4f7a9a' },
  mouth: 'firm',
  dress: { shape: 'plate', colour: '#8a93a5', trim: '#c9ced8' },
  aura: { shape: 'rays', colour: '#f0c75e' },
};

/** What is drawn on a canvas of 100 by 100. */
function pixels(draw: (context: ReturnType<typeof fresh>) => void): Buffer {
  const context = fresh();
  draw(context);
  return Buffer.from(context.getImageData(0, 0, 100, 100).data.buffer);
}

const fresh = () => createCanvas(100, 100).getContext('2d');

const drawn = (face: Face, look?: FaceLook): Buffer =>
  pixels((context) => drawFace(context, face, 50, 50, 96, look));

/** Whether anything is on a pixel. */
const isInked = (image: Buffer, x: number, y: number): boolean => image[(y * 100 + x) * 4 + 3]! > 0;

describe('a face', () => {
  it('is the same every time', () => {
    expect(drawn(GUARD).equals(drawn({ ...GUARD }))).toBe(true);
    const once = pixels((context) => paintFace(context, GUARD));
    expect(once.equals(pixels((context) => paintFace(context, GUARD)))).toBe(true);
  });

  it('shows how its owner fares', () => {
    const [well, hurt, defeated] = (['well', 'hurt', 'defeated'] as const).map((condition) =>
      drawn(GUARD, { condition }),
    );
    expect(drawn(GUARD).equals(well!)).toBe(true);
    expect(hurt!.equals(well!)).toBe(false);
    expect(defeated!.equals(hurt!)).toBe(false);
    // Life has gone out of the defeated: on the forehead no color outweighs another by much.
    const forehead = (30 * 100 + 47) * 4;
    const spread = (image: Buffer) =>
      Math.max(...image.subarray(forehead, forehead + 3)) -
      Math.min(...image.subarray(forehead, forehead + 3));
    expect(spread(well!)).toBeGreaterThan(60);
    expect(spread(defeated!)).toBeLessThan(30);
  });

  it('stands free, or fills a medallion of any outline and nothing beyond', () => {
    expect(isInked(drawn(GUARD), 50, 6)).toBe(false);
    const disc = drawn(GUARD, { medallion: 'disc' });
    expect(isInked(disc, 50, 6)).toBe(true);
    expect(isInked(disc, 6, 6)).toBe(false);
    expect(isInked(drawn(GUARD, { medallion: 'square' }), 12, 12)).toBe(true);
  });

  it('stands out of its medallion with its head only, if asked to', () => {
    const crowned: Face = { ...GUARD, headgear: [{ shape: 'antlers', colour: '#c9a878' }] };
    const top = (look: FaceLook) =>
      drawn(crowned, { medallion: 'diamond', ...look })
        .subarray(0, 30 * 100 * 4)
        .filter((_, index) => index % 4 === 3)
        .reduce((sum, opacity) => sum + Number(opacity > 0), 0);
    expect(top({ standsOut: true })).toBeGreaterThan(top({}) * 1.2);
    expect(isInked(drawn(crowned, { medallion: 'diamond', standsOut: true }), 15, 85)).toBe(false);
  });

  it('fills a scene, and nothing around it', () => {
    const [well, hurt] = (['well', 'hurt'] as const).map((condition) =>
      pixels((context) => {
        paintFaceScene(context, GUARD, { x: 10, y: 20, width: 80, height: 60 }, condition);
      }),
    );
    expect(isInked(well!, 11, 21)).toBe(true);
    expect(isInked(well!, 88, 78)).toBe(true);
    expect([isInked(well!, 8, 40), isInked(well!, 50, 18), isInked(well!, 50, 82)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(hurt!.equals(well!)).toBe(false);
  });

  it('is another with every part', () => {
    const others: Partial<Face>[] = [
      { head: 'frog' },
      { eyes: { shape: 'slits', colour: '#ffd23f' } },
      { mouth: 'fangs' },
      { beard: { shape: 'full', colour: '#6b4a2a' } },
      { hair: { shape: 'mane', colour: '#6b4a2a' } },
      { headgear: [{ shape: 'hood', colour: '#27493c' }] },
      { dress: { shape: 'gown', colour: '#c9407a' } },
      { weapon: { shape: 'axe', colour: '#d9dee6' } },
      { aura: { shape: 'moon', colour: '#f0c75e' } },
    ];
    const all = [{}, ...others].map((other) =>
      drawn({ ...GUARD, ...other }, { medallion: 'disc' }).toString('base64'),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('fills a token in place of its symbol', () => {
    const token = { shape: 'disc', ring: '#ffffff', face: '#333333', icon: 'crown' } as const;
    const [symbol, person, hurt] = [
      token,
      { ...token, person: GUARD },
      { ...token, person: GUARD, condition: 'hurt' as const },
    ].map((one) => pixels((context) => drawToken(context, one, 50, 50, 48)).toString('base64'));
    expect(new Set([symbol, person, hurt]).size).toBe(3);
    const bare = { ...token, person: GUARD, icon: 'sun' };
    expect(pixels((context) => drawToken(context, bare, 50, 50, 48)).toString('base64')).toBe(
      person,
    );
  });
});

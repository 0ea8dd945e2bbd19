import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Terrain } from '../../rules/map/definition.ts';
import { distance, MAP_WIDTH, type Point, type Terrane } from './geometry.ts';
import { roughNoise } from './noise.ts';
import type { Shore } from './shore.ts';

/** What the ground is like: red, green and blue. */
const GROUNDS: { readonly [terrain in Terrain]: readonly [number, number, number] } = {
  plain: [146, 150, 84],
  forest: [82, 112, 66],
  hills: [137, 124, 84],
  swamp: [84, 96, 70],
  snow: [200, 210, 218],
  blight: [126, 106, 66],
  jungle: [58, 112, 62],
  desert: [184, 138, 82],
  ash: [82, 70, 68],
  coast: [142, 152, 88],
  city: [140, 144, 92],
};
const SAND = [206, 184, 126] as const;

/** Units for each pixel of the painted ground: it is soft anyway. */
const PIXEL = 4;
/** How far a terrain reaches before it gives way to another. */
const WANDER = 46;

/** What terrain a point belongs to: the nearest space's, with ragged borders. A city takes on its surroundings'. */
export function terrainAt({ map, points }: Terrane, x: number, y: number): Terrain {
  const where = wandered(x, y);
  let [nearest, best]: [Terrain, number] = ['plain', Number.POSITIVE_INFINITY];
  for (const { id, terrain } of map.spaces) {
    if (terrain === 'city') continue;
    const away = distance(points.get(id) as Point, where);
    if (away < best) [nearest, best] = [terrain, away];
  }
  return nearest;
}

const wandered = (x: number, y: number): Point => ({
  x: x + roughNoise(x / 120, y / 120, 21) * WANDER,
  y: y + roughNoise(x / 120, y / 120, 25) * WANDER,
});

/** The colors of the ground, blending into each other, at a fraction of the map's size. */
export function paintedGround(terrane: Terrane, shore: Shore): Canvas {
  const width = Math.ceil(MAP_WIDTH / PIXEL);
  const height = Math.ceil(terrane.height / PIXEL);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const spaces = terrane.map.spaces
    .filter(({ terrain }) => terrain !== 'city')
    .map(({ id, terrain }) => ({
      ...(terrane.points.get(id) as Point),
      ground: GROUNDS[terrain],
    }));
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column * PIXEL, row * PIXEL];
      const depth = shore.depth(x, y);
      const colour = depth < -24 ? SAND : blended(spaces, wandered(x, y));
      // Sand along the water, and hills and hollows everywhere, lit from the north-west.
      const sand = Math.min(1, Math.max(0, (20 - depth) / 18)) * 0.75;
      const light = 1 + relief(x, y) * 0.16;
      for (let channel = 0; channel < 3; channel++) {
        const ground = colour[channel] as number;
        const value = ground + ((SAND[channel] as number) - ground) * sand;
        image.data[(row * width + column) * 4 + channel] = value * light;
      }
      image.data[(row * width + column) * 4 + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function blended(
  spaces: readonly (Point & { ground: readonly [number, number, number] })[],
  where: Point,
): readonly [number, number, number] {
  let [red, green, blue, sum] = [0, 0, 0, 0];
  for (const space of spaces) {
    const [dx, dy] = [space.x - where.x, space.y - where.y];
    const square = dx * dx + dy * dy + 200;
    const near = 1 / (square * square * square);
    red += space.ground[0] * near;
    green += space.ground[1] * near;
    blue += space.ground[2] * near;
    sum += near;
  }
  return [red / sum, green / sum, blue / sum];
}

/** How much lighter a slope is than flat ground. */
const relief = (x: number, y: number): number =>
  (roughNoise(x / 60, y / 60, 41) - roughNoise((x + 7) / 60, (y + 9) / 60, 41)) * 2.6;

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PictureDetail } from '../../../kernel/pictures.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { INK } from '../../../picture/palette.ts';
import { writeLine } from '../../../picture/text.ts';
import type { MapDefinition } from '../rules/map/definition.ts';
import type { SpaceId } from '../rules/terms.ts';
import { MAP_WIDTH, type Terrane, terraneOf } from './land/geometry.ts';
import { VALUE_LOOKS } from './looks.ts';
import { drawPrinted } from './map.ts';
import { drawPieces } from './pieces.ts';
import type { MapScene } from './scene.ts';

/** The part of a map around a character. */
export interface AroundScene extends MapScene {
  /** Where the character stands. */
  readonly around: SpaceId;
  /** Spaces and energy left of the movement die; null before it is rolled. */
  readonly left: { readonly movement: number; readonly energy: number } | null;
}

/** Pixels: as wide as the map's picture, and no higher than what a phone shows at once. */
const WIDTH = 1080;
const HEADER = 76;
const EDGE = 24;
/** Minimum and maximum height by width of the part of the map shown. */
const SHAPE = { flat: 0.95, tall: 1.35 } as const;
/** Units of the map around the outermost space included, and the minimum width. */
const MARGIN = 132;
const LEAST = 520;

const SCALES: { readonly [detail in PictureDetail]: number } = { full: 1, coarse: 0.6 };

/** Draws the surroundings of a character, with the spaces that can be reached and how many steps away they are. */
export function drawAround(scene: AroundScene, detail: PictureDetail = 'full'): Canvas {
  const terrane = terraneOf(scene.map);
  const shown = partOf(terrane, scene);
  const zoom = WIDTH / shown.width;
  const height = Math.round(shown.height * zoom);
  const scale = SCALES[detail];
  const canvas = createCanvas(WIDTH * scale, Math.ceil((HEADER + height) * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.save();
  context.beginPath();
  context.rect(0, HEADER, WIDTH, height);
  context.clip();
  context.translate(0, HEADER);
  context.scale(zoom, zoom);
  context.translate(-shown.x, -shown.y);
  drawPrinted(context, terrane, scene, shown);
  drawPieces(context, terrane, scene, shown);
  context.restore();
  drawHead(context, scene);
  return canvas;
}

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The smallest part of the map, in a shape for phones, that shows the character and everything that can be
 * reached or voted for; if nothing can, whatever is next to it.
 */
export function partOf(
  { map, points, height }: Terrane,
  { around, reachable, choices = [] }: Pick<AroundScene, 'around' | 'reachable' | 'choices'>,
): Part {
  const meant = [...reachable, ...choices].map(({ space }) => space);
  const others = meant.length > 0 ? meant : nextTo(map.paths, around);
  const shown = [around, ...others].flatMap((space) => points.get(space) ?? []);
  if (shown.length === 0) throw new RangeError(`There is no space ${around} on ${map.id}.`);
  const across = shown.map(({ x }) => x);
  const down = shown.map(({ y }) => y);
  const left = Math.min(...across) - MARGIN;
  const right = Math.max(...across) + MARGIN;
  const top = Math.min(...down) - MARGIN;
  const bottom = Math.max(...down) + MARGIN;
  const wide = Math.min(MAP_WIDTH, Math.max(LEAST, right - left, (bottom - top) / SHAPE.tall));
  const tall = Math.min(height, wide * SHAPE.tall, Math.max(bottom - top, wide * SHAPE.flat));
  return {
    x: within((left + right - wide) / 2, MAP_WIDTH - wide),
    y: within((top + bottom - tall) / 2, height - tall),
    width: wide,
    height: tall,
  };
}

const nextTo = (paths: MapDefinition['paths'], space: SpaceId): SpaceId[] =>
  paths.filter((ends) => ends.includes(space)).map(([one, other]) => (one === space ? other : one));

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function drawHead(context: Parameters<typeof writeLine>[0], { heading, left }: AroundScene): void {
  context.fillStyle = INK.panel;
  context.fillRect(0, 0, WIDTH, HEADER);
  context.fillStyle = INK.gold;
  context.fillRect(0, HEADER - 3, WIDTH, 3);
  let end = WIDTH - EDGE;
  for (const value of ['energy', 'movement'] as const) {
    if (!left) continue;
    const number = { size: 46, align: 'right' } as const;
    end -= writeLine(context, String(left[value]), end, HEADER / 2, 60, number) + 8;
    drawIcon(context, VALUE_LOOKS[value].icon, end - 24, HEADER / 2, 48, VALUE_LOOKS[value].colour);
    end -= 66;
  }
  writeLine(context, heading.turn, EDGE, HEADER / 2, end - EDGE, {
    size: 48,
    least: 32,
    face: 'heading',
    colour: INK.gold,
  });
}

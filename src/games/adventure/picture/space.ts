import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { INK, shaded } from '../../../picture/palette.ts';
import { castNoShadow, castShadow } from '../../../picture/shadows.ts';
import { traceShape } from '../../../picture/shapes.ts';
import type { TextBox } from '../../../picture/text.ts';
import type { SpaceDefinition } from '../rules/map/definition.ts';
import type { Level } from '../rules/terms.ts';
import type { Point } from './land/geometry.ts';
import { CITY_LOOK, LEVEL_LOOKS, RESOURCE_LOOKS, TABLE_LOOKS } from './looks.ts';
import { plateOf } from './names.ts';

/** Half the width of a space's medallion, in units of the map. */
const MEDALLION = { space: 40, city: 44 } as const;

export const radiusOf = ({ city }: SpaceDefinition): number =>
  city ? MEDALLION.city : MEDALLION.space;

/** A city's resources are on a plate of their own below it. */
const SHELF = { height: 40, each: 33 } as const;

/** How far above a space its name ends, if it isn't below. */
const NAME_ABOVE = 12;

/** Everything that a space covers permanently, but for its name: the medallion, a city's resources. */
export function boxesOf(space: SpaceDefinition, { x, y }: Point): TextBox[] {
  const radius = radiusOf(space);
  const medallion = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
  return [medallion, ...(space.city ? [shelfOf(space, { x, y })] : [])];
}

/** The plate of a space's name where it usually is. */
export const nameBelow = (space: SpaceDefinition, name: string, { x, y }: Point): TextBox =>
  plateOf(name, { x, y: y + radiusOf(space) + (space.city ? SHELF.height - 2 : 3) });

/** The plate of a space's name where there is no room below it: clear of its key. */
export function nameAbove(space: SpaceDefinition, name: string, { x, y }: Point): TextBox {
  const plate = plateOf(name, { x, y: y - radiusOf(space) - NAME_ABOVE });
  return { ...plate, y: plate.y - plate.height };
}

function shelfOf(space: SpaceDefinition, { x, y }: Point): TextBox {
  const width = space.resources.length * SHELF.each + 12;
  return { x: x - width / 2, y: y + radiusOf(space) - 8, width, height: SHELF.height };
}

/** Draws the printed parts of a space but for its name: its level, what can be had and what is fought there. */
export function drawSpace(
  context: SKRSContext2D,
  space: SpaceDefinition,
  at: Point,
  gift: Level | 'trophy' | undefined,
): void {
  drawMedallion(context, space, at);
  if (!space.city) drawResources(context, space, at);
  drawOnRim(context, space, at, gift);
}

/** What is on the rim of a space, above everything drawn around it. */
export function drawOnRim(
  context: SKRSContext2D,
  space: SpaceDefinition,
  at: Point,
  gift: Level | 'trophy' | undefined,
): void {
  if (space.city) drawShelf(context, space, at);
  if (space.key) drawKey(context, at);
  if (gift) drawGift(context, gift, at);
}

function drawMedallion(context: SKRSContext2D, space: SpaceDefinition, { x, y }: Point): void {
  const { colour, shape } = space.city ? CITY_LOOK : LEVEL_LOOKS[space.color];
  const radius = radiusOf(space);
  const size = shape === 'spikes' ? radius * 1.1 : radius;
  castShadow(context, { colour: '#000000c0', blur: 10, down: 4 });
  traceShape(context, shape, x, y, size);
  context.fillStyle = INK.outline;
  context.fill();
  castNoShadow(context);
  const rim = context.createLinearGradient(x, y - size, x, y + size);
  rim.addColorStop(0, shaded(colour, 0.3));
  rim.addColorStop(1, shaded(colour, -0.22));
  context.fillStyle = rim;
  traceShape(context, shape, x, y, size - 2.5);
  context.fill();
  traceShape(context, shape === 'spikes' ? 'disc' : shape, x, y, radius - 10);
  const face = context.createRadialGradient(x - 8, y - 12, 4, x, y, radius);
  face.addColorStop(0, shaded(colour, -0.58));
  face.addColorStop(1, shaded(colour, -0.8));
  context.fillStyle = face;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = INK.outline;
  context.stroke();
  if (space.city) drawIcon(context, 'castle', x, y - 4, 58, '#fff7e2');
}

/** One symbol large in the middle, or two side by side. */
function drawResources(
  context: SKRSContext2D,
  { resources }: SpaceDefinition,
  { x, y }: Point,
): void {
  const side = resources.length === 1 ? 42 : 31;
  for (const [index, resource] of resources.entries()) {
    const { icon, colour } = RESOURCE_LOOKS[resource];
    const shift = (index - (resources.length - 1) / 2) * (side - 2);
    drawIcon(context, icon, x + shift, y, side, colour);
  }
}

function drawShelf(context: SKRSContext2D, space: SpaceDefinition, at: Point): void {
  const shelf = shelfOf(space, at);
  context.fillStyle = INK.outline;
  context.beginPath();
  context.roundRect(shelf.x, shelf.y, shelf.width, shelf.height, 10);
  context.fill();
  context.fillStyle = '#2b3242';
  context.beginPath();
  context.roundRect(shelf.x + 2, shelf.y + 2, shelf.width - 4, shelf.height - 4, 8);
  context.fill();
  for (const [index, resource] of space.resources.entries()) {
    const { icon, colour } = RESOURCE_LOOKS[resource];
    const x = shelf.x + 6 + (index + 0.5) * SHELF.each;
    drawIcon(context, icon, x, shelf.y + shelf.height / 2, 30, colour);
  }
}

/** Where events may be: a stone set into the rim. */
function drawKey(context: SKRSContext2D, { x, y }: Point): void {
  const { icon, colour } = TABLE_LOOKS.key;
  drawIcon(context, icon, x, y - MEDALLION.space + 4, 27, INK.outline);
  drawIcon(context, icon, x, y - MEDALLION.space + 4, 21, colour);
}

/** The encounter printed there: an arrow in the color of the level that it gives (AD-078), or laurels. */
function drawGift(context: SKRSContext2D, gift: Level | 'trophy', { x, y }: Point): void {
  const [left, middle] = [x - MEDALLION.space - 4, y - 26];
  const { icon, colour } =
    gift === 'trophy'
      ? TABLE_LOOKS.trophy
      : { icon: TABLE_LOOKS.level.icon, colour: LEVEL_LOOKS[gift].colour };
  context.fillStyle = INK.outline;
  traceShape(context, 'shield', left, middle, 25);
  context.fill();
  context.fillStyle = '#4a1a35';
  traceShape(context, 'shield', left, middle, 22);
  context.fill();
  drawIcon(context, icon, left, middle, 32, colour);
}

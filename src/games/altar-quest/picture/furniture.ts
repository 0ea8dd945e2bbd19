import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { createLayers } from '../../../picture/layers.ts';
import { faded, INK, shaded } from '../../../picture/palette.ts';
import { castNoShadow, castShadow } from '../../../picture/shadows.ts';
import { drawBadge, LEAST_BADGE } from '../../../picture/token.ts';
import type { Board, Space } from '../rules/board/board.ts';
import { type Box, boxOf, middle } from './layout.ts';
import type { SceneFeature } from './scene.ts';
import { COUNT_ICONS, featureLook, SHADOW } from './symbols.ts';

/** Features already drawn: their shadows take time. */
const drawn = createLayers();
/** How far a feature without a light reaches beyond its spaces, in squares. */
const BRIM = 0.5;

/** A feature's miniature: its symbol on a piece of furniture the size of its spaces. */
export function drawFeature(
  context: SKRSContext2D,
  board: Board,
  { kind, spaces, searchTokens = 0 }: SceneFeature,
  square: number,
): void {
  const { x, y, width, height } = boxOf(board, square, spaces);
  const { glow } = featureLook(kind);
  const brim = glow ? Math.max(width, height) : Math.ceil(square * BRIM);
  const key = JSON.stringify([kind, width, height, searchTokens, square]);
  const place = {
    x: x - brim,
    y: y - brim,
    width: width + brim * 2,
    height: height + brim * 2,
  };
  drawn.draw(context, key, place, (painting) =>
    paintFeature(painting, kind, searchTokens, { x: brim, y: brim, width, height }, square),
  );
}

function paintFeature(
  context: SKRSContext2D,
  kind: string,
  searchTokens: number,
  box: Box,
  square: number,
): void {
  const look = featureLook(kind);
  const inset = square * 0.07;
  const rise = square * 0.1;
  const plate = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - inset * 2,
    height: box.height - inset * 2 - rise,
  };
  const corner = square * 0.14;
  context.save();
  if (look.glow) drawGlow(context, middle(box), Math.max(box.width, box.height), look.glow);
  castShadow(context, { colour: '#000000b3', blur: square * 0.18, down: square * 0.06 });
  context.fillStyle = shaded(look.plate, -0.5);
  context.beginPath();
  context.roundRect(plate.x, plate.y + rise, plate.width, plate.height, corner);
  context.fill();
  castNoShadow(context);
  const light = context.createLinearGradient(0, plate.y, 0, plate.y + plate.height);
  light.addColorStop(0, shaded(look.plate, 0.22));
  light.addColorStop(1, shaded(look.plate, -0.1));
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(plate.x, plate.y, plate.width, plate.height, corner);
  context.fill();
  context.lineWidth = Math.max(1.5, square * 0.045);
  context.strokeStyle = shaded(look.plate, 0.45);
  context.stroke();
  const centre = middle(plate);
  const size = Math.min(Math.min(plate.width, plate.height) * 0.94, square * 1.45);
  drawIcon(context, look.icon, centre.x, centre.y + square * 0.03, size, '#00000088');
  drawIcon(context, look.icon, centre.x, centre.y, size, look.ink);
  context.restore();
  if (searchTokens) {
    const badge = { shape: 'disc', face: INK.parchment, text: String(searchTokens) } as const;
    const side = Math.max(LEAST_BADGE, square * 0.42);
    drawBadge(context, badge, box.x + box.width - side * 0.6, box.y + side * 0.6, side);
  }
}

function drawGlow(
  context: SKRSContext2D,
  { x, y }: { x: number; y: number },
  size: number,
  colour: string,
): void {
  const light = context.createRadialGradient(x, y, size * 0.4, x, y, size);
  light.addColorStop(0, faded(colour, 0.7));
  light.addColorStop(1, faded(colour, 0));
  context.fillStyle = light;
  context.fillRect(x - size, y - size, size * 2, size * 2);
}

/** The stairs tile: steps that lead down out of the light. */
export function paintStairs(context: SKRSContext2D, box: Box, square: number): void {
  const inset = square * 0.08;
  const [x, y] = [box.x + inset, box.y + inset];
  const [width, height] = [box.width - inset * 2, box.height - inset * 2];
  const steps = 6;
  context.fillStyle = INK.outline;
  context.fillRect(x - 2, y - 2, width + 4, height + 4);
  for (let step = 0; step < steps; step++) {
    const top = y + (step * height) / steps;
    context.fillStyle = shaded('#dcc99b', -0.05 - 0.15 * (steps - 1 - step));
    context.fillRect(x, top, width, height / steps);
    context.fillStyle = '#fff4d266';
    context.fillRect(x, top, width, Math.max(1, square * 0.035));
    context.fillStyle = '#00000066';
    const foot = Math.max(1, square * 0.05);
    context.fillRect(x, top + height / steps - foot, width, foot);
  }
  const rail = square * 0.13;
  for (const side of [x, x + width - rail]) {
    context.fillStyle = '#6a6250';
    context.fillRect(side, y, rail, height);
    context.fillStyle = '#938a72';
    context.fillRect(side, y, rail * 0.45, height);
  }
}

/** The shadow space of a revealed room, where enemies come from. */
export function drawShadowSpace(
  context: SKRSContext2D,
  board: Board,
  space: Space,
  square: number,
): void {
  const box = boxOf(board, square, [space]);
  const { x, y } = middle(box);
  const dark = context.createRadialGradient(x, y, square * 0.05, x, y, square * 0.52);
  dark.addColorStop(0, '#0a0613f2');
  dark.addColorStop(0.7, '#150b26d9');
  dark.addColorStop(1, '#150b2600');
  context.fillStyle = dark;
  context.fillRect(box.x, box.y, square, square);
  drawIcon(context, COUNT_ICONS.shadow, x, y, square * 0.66, SHADOW.ink);
}

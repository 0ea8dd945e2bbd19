import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../layers.ts';
import { shaded } from '../palette.ts';
import { type Shape, traceShape } from '../shapes.ts';
import { drawAura, drawPlainGround } from './auras.ts';
import { drawBeard } from './beards.ts';
import { type Brush, createBrush } from './brush.ts';
import { drawDress, drawDressBehind } from './dresses.ts';
import { drawEyes } from './eyes.ts';
import type { Face } from './face.ts';
import { drawHair, drawHairBehind } from './hair.ts';
import { drawHeadgear, drawHeadgearBehind, isMask } from './headgear.ts';
import { drawHead, HEADS } from './heads.ts';
import { drawMouth } from './mouths.ts';
import type { Condition } from './part.ts';
import { drawWeapon } from './weapons.ts';
import { drawWounds } from './wounds.ts';

/** How a face is shown. */
export interface FaceLook {
  readonly condition?: Condition;
  /** The outline of the medallion that it's in, which has a ground of its own; none by default: only the bust. */
  readonly medallion?: Shape;
  /** A plain ground of this color instead of the light of its aura: it marks whose side somebody is on. */
  readonly ground?: string;
  /** The upper half of the bust isn't cut off by the medallion: head and crown stand out of it, as on a standee. */
  readonly standsOut?: true;
}

/** How near somebody is: where the corner of the bust is, and how large. */
interface Distance {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** With the shoulders, and with the tip of a crown, a flame or a hat. */
const WHOLE: Distance = { left: 6, top: 13, scale: 0.88 };
/** Below so many pixels only the head counts. */
const CLOSE = { below: 80, left: -6, top: 5, scale: 1.12 } as const;

/** How far a head stands out of its medallion at most, in hundredths of it. */
const BEYOND = 12;

/** Faces already drawn. */
const drawn = createLayers();

/** Draws a face centered on a point; `size` is its whole width and height in pixels. */
export function drawFace(
  context: SKRSContext2D,
  face: Face,
  x: number,
  y: number,
  size: number,
  look: FaceLook = {},
): void {
  const side = Math.ceil(size * (1 + BEYOND / 50));
  const place = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  drawn.draw(context, JSON.stringify([face, size, look]), place, (painting) => {
    painting.translate((side - size) / 2, (side - size) / 2);
    painting.scale(size / 100, size / 100);
    paintFace(painting, face, look, size < CLOSE.below ? CLOSE : WHOLE);
  });
}

/** Paints a face into a square of 100 by 100 with the origin at its corner. */
export function paintFace(
  context: SKRSContext2D,
  face: Face,
  { condition = 'well', medallion, ground, standsOut }: FaceLook = {},
  distance: Distance = WHOLE,
): void {
  const brush = createBrush(context, condition);
  context.save();
  if (medallion) {
    context.save();
    traceShape(context, medallion, 50, 50, 50);
    context.clip();
    if (ground) drawPlainGround(brush, ground);
    else drawAura(brush, face.aura);
    context.restore();
    traceShape(context, medallion, 50, 50, 50);
    if (standsOut) context.rect(0, -BEYOND, 100, 50 + BEYOND);
  } else {
    context.beginPath();
    context.rect(0, 0, 100, 100);
  }
  context.clip();
  drawInSquare(brush, face, distance);
  context.restore();
}

/** Paints somebody down to the breast into a square of 100 by 100. */
export function drawInSquare(
  brush: Brush,
  face: Face,
  { left, top, scale }: Distance = WHOLE,
): void {
  const { context } = brush;
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  drawBust(brush, face);
  context.restore();
}

function drawBust(brush: Brush, face: Face): void {
  const { skin, eyes, mouth, beard, hair, headgear = [], dress, weapon } = face;
  const head = HEADS[face.head];
  if (weapon) drawWeapon(brush, weapon);
  drawDressBehind(brush, dress);
  for (const part of headgear) drawHeadgearBehind(brush, part);
  if (hair) drawHairBehind(brush, hair);
  drawDress(brush, dress, skin);
  drawHead(brush, head, skin);
  drawMouth(brush, head, mouth, skin);
  if (beard) drawBeard(brush, beard);
  for (const part of headgear.filter(isMask)) drawHeadgear(brush, part);
  const brow = shaded(hair?.colour ?? beard?.colour ?? shaded(skin, -0.5), -0.3);
  drawEyes(brush, head, eyes, { brow, deep: shaded(skin, -0.78) });
  if (hair) drawHair(brush, hair);
  for (const part of headgear) if (!isMask(part)) drawHeadgear(brush, part);
  drawWounds(brush);
}

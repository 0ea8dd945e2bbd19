import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawFace } from './faces/draw.ts';
import type { Face } from './faces/face.ts';
import type { Condition } from './faces/part.ts';
import { drawIcon } from './icons.ts';
import { createLayers } from './layers.ts';
import { squareAround } from './painted-once.ts';
import { INK, MARK, shaded } from './palette.ts';
import { castNoShadow, castShadow } from './shadows.ts';
import { type Shape, traceShape } from './shapes.ts';
import { writeLine } from './text.ts';

/** A token on a board: what stands for a figure. */
export interface Token {
  readonly shape: Shape;
  /** "#rrggbb" of the ring around it. */
  readonly ring: string;
  /** "#rrggbb" of its face. */
  readonly face: string;
  /** Whose face fills the ring, and how it fares; if absent, the symbol is drawn there. */
  readonly person?: Face;
  readonly condition?: Condition;
  /** Symbol on the face; if absent, the letters are written there. */
  readonly icon?: string;
  readonly letters?: string;
  /** Color of symbol or letters; parchment by default. */
  readonly ink?: string;
  /** Turned to the side, as an exhausted card is. */
  readonly isFaint?: boolean;
  /** Surrounded by light: it is this token's move. */
  readonly glow?: string;
}

/** Tokens already drawn: the light and the shadow around them take time. */
const drawn = createLayers();

/** Draws a token centered on a point; `size` is its whole width in pixels. */
export function drawToken(
  context: SKRSContext2D,
  token: Token,
  x: number,
  y: number,
  size: number,
): void {
  const side = Math.ceil(size * 1.9);
  const place = squareAround(x, y, side);
  drawn.draw(context, JSON.stringify([token, size]), place, (painting) =>
    paintToken(painting, token, side / 2, side / 2, size),
  );
}

function paintToken(
  context: SKRSContext2D,
  token: Token,
  x: number,
  y: number,
  size: number,
): void {
  const radius = size / 2;
  const rim = rimOf(size);
  context.save();
  if (token.glow) {
    castShadow(context, { colour: token.glow, blur: size * 0.4 });
    context.fillStyle = token.glow;
    traceShape(context, token.shape, x, y, radius * 1.04);
    context.fill();
    context.fill();
  }
  castShadow(context, { colour: '#000000cc', blur: size * 0.12, down: size * 0.05 });
  context.fillStyle = INK.outline;
  traceShape(context, token.shape, x, y, radius);
  context.fill();
  castNoShadow(context);
  context.fillStyle = token.ring;
  traceShape(context, token.shape, x, y, radius - Math.max(1, size * 0.025));
  context.fill();
  traceShape(context, token.shape, x, y, radius - rim);
  const light = context.createLinearGradient(x, y - radius, x, y + radius);
  light.addColorStop(0, shaded(token.face, 0.16));
  light.addColorStop(1, shaded(token.face, -0.25));
  context.fillStyle = light;
  context.fill();
  context.lineWidth = Math.max(1, size * 0.025);
  context.strokeStyle = INK.outline;
  context.stroke();
  drawContent(context, token, x, y, size);
  if (token.isFaint) {
    traceShape(context, token.shape, x, y, radius);
    context.fillStyle = '#12141ca8';
    context.fill();
  }
  context.restore();
}

/** Width from which somebody's own light is behind a face; on smaller ones the color of the token tells more. */
const ROOM_FOR_AURA = 110;

/** Width of the ring: in proportion on a board, slimmer on a sheet. */
const rimOf = (size: number): number => Math.max(3, Math.min(size * 0.11, 8 + size * 0.03));

function drawContent(
  context: SKRSContext2D,
  { shape, face, person, condition = 'well', icon, letters, ink = INK.parchment }: Token,
  x: number,
  y: number,
  size: number,
): void {
  if (person) {
    const side = size - rimOf(size) * 2;
    const ground = side < ROOM_FOR_AURA ? { ground: face } : {};
    drawFace(context, person, x, y, side, {
      medallion: shape,
      condition,
      standsOut: true,
      ...ground,
    });
  } else if (icon) {
    drawIcon(context, icon, x, y, size * 0.6, ink);
  } else if (letters) {
    writeLine(context, letters, x, y, size, { size: size * 0.5, colour: ink, align: 'center' });
  }
}

/** The smallest badge, on a picture 1048 pixels wide, whose letter or number a phone shows 11 pixels high. */
export const LEAST_BADGE = 38;

/** The look of a number under which something on a board can be voted for: nothing else there is like it. */
export const CHOICE_BADGE = { shape: 'square', face: MARK.pink } as const;

/** A small mark at a token's edge: a number or a letter on a shape of its own. */
export function drawBadge(
  context: SKRSContext2D,
  badge: { shape: Shape; face: string; ink?: string; text: string },
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = INK.outline;
  traceShape(context, badge.shape, x, y, size / 2);
  context.fill();
  context.fillStyle = badge.face;
  traceShape(context, badge.shape, x, y, size / 2 - Math.max(1.5, size * 0.07));
  context.fill();
  if (badge.text === '') return;
  writeLine(context, badge.text, x, y, size * 0.86, {
    size: size * 0.8,
    least: Math.max(6, Math.round(size * 0.4)),
    colour: badge.ink ?? INK.outline,
    align: 'center',
  });
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Condition } from '../../../picture/faces/part.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { faded, INK, shaded } from '../../../picture/palette.ts';
import { traceShape } from '../../../picture/shapes.ts';
import { drawToken } from '../../../picture/token.ts';
import type { CharacterId, Level } from '../rules/terms.ts';
import { characterLook, characterToken, LEVEL_LOOKS } from './looks.ts';

/** Whom a picture shows: a character, or their opponent by its symbol and color. */
export type Emblem =
  | { readonly is: 'character'; readonly character: CharacterId }
  | { readonly is: 'foe'; readonly icon: string; readonly level: Level };

/** "#rrggbb" of an emblem. */
export const colourOf = (emblem: Emblem): string =>
  emblem.is === 'character'
    ? characterLook(emblem.character).colour
    : LEVEL_LOOKS[emblem.level].colour;

/** Draws an emblem around a point: a character's token, or a dark medallion of the level with the foe's symbol. */
export function drawEmblem(
  context: SKRSContext2D,
  emblem: Emblem,
  x: number,
  y: number,
  size: number,
  condition: Condition = 'well',
): void {
  const colour = colourOf(emblem);
  const glow = context.createRadialGradient(x, y, size * 0.3, x, y, size * 0.85);
  glow.addColorStop(0, faded(colour, 0.45));
  glow.addColorStop(1, faded(colour, 0));
  context.fillStyle = glow;
  context.fillRect(x - size, y - size, size * 2, size * 2);
  if (emblem.is === 'character') {
    drawToken(context, { ...characterToken(emblem.character), condition }, x, y, size);
    return;
  }
  const { shape } = LEVEL_LOOKS[emblem.level];
  context.fillStyle = INK.outline;
  traceShape(context, shape, x, y, size / 2);
  context.fill();
  context.fillStyle = colour;
  traceShape(context, shape, x, y, size / 2 - 4);
  context.fill();
  traceShape(context, shape === 'spikes' ? 'disc' : shape, x, y, size / 2 - size * 0.11);
  const face = context.createLinearGradient(x, y - size / 2, x, y + size / 2);
  face.addColorStop(0, shaded(colour, -0.72));
  face.addColorStop(1, shaded(colour, -0.88));
  context.fillStyle = face;
  context.fill();
  drawIcon(context, emblem.icon, x, y, size * 0.6, shaded(colour, 0.55));
}

/** A level's outline in its color, as on spaces. */
export function drawLevel(
  context: SKRSContext2D,
  level: Level,
  x: number,
  y: number,
  size: number,
): void {
  const { colour, shape } = LEVEL_LOOKS[level];
  context.fillStyle = INK.outline;
  traceShape(context, shape, x, y, size / 2);
  context.fill();
  context.fillStyle = colour;
  traceShape(context, shape, x, y, size / 2 - Math.max(2, size * 0.08));
  context.fill();
}

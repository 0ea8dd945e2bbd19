import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { INK, shaded } from '../../../picture/palette.ts';
import { castNoShadow, castShadow } from '../../../picture/shadows.ts';
import { writeLine } from '../../../picture/text.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { Combatant } from '../rules/terms.ts';
import { DICE } from './looks.ts';

/** Where the pips of each face are, as fractions of half a die from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Draws a combat die (AD-118, AD-121) around a point: pips, the star, or a question mark before it is rolled. */
export function drawCombatDie(
  context: SKRSContext2D,
  side: Combatant,
  face: number | null,
  x: number,
  y: number,
  size: number,
): void {
  const { face: colour, ink, edge: rim } = DICE[side];
  const half = size / 2;
  context.save();
  castShadow(context, { colour: '#000000b0', blur: size * 0.12, down: size * 0.05 });
  context.fillStyle = shaded(rim, side === 'attacker' ? -0.6 : 0);
  context.beginPath();
  context.roundRect(x - half, y - half, size, size, size * 0.2);
  context.fill();
  castNoShadow(context);
  const light = context.createLinearGradient(x - half, y - half, x + half, y + half);
  light.addColorStop(0, shaded(colour, 0.22));
  light.addColorStop(1, shaded(colour, -0.25));
  context.fillStyle = light;
  const edge = size * 0.035;
  context.beginPath();
  context.roundRect(
    x - half + edge,
    y - half + edge,
    size - edge * 2,
    size - edge * 2,
    size * 0.17,
  );
  context.fill();
  if (face === null) {
    writeLine(context, '?', x, y, size, { size: size * 0.6, align: 'center', colour: ink });
  } else if (face >= LIMITS.star) {
    drawIcon(context, 'round-star', x, y, size * 0.82, INK.gold);
  } else {
    context.fillStyle = ink;
    for (const [dx, dy] of PIPS[face] ?? []) {
      context.beginPath();
      context.arc(x + dx * size * 0.25, y + dy * size * 0.25, size * 0.095, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
}

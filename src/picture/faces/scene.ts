import type { SKRSContext2D } from '@napi-rs/canvas';
import { faded, INK } from '../palette.ts';
import type { TextBox } from '../text.ts';
import { drawAura } from './auras.ts';
import { createBrush } from './brush.ts';
import { drawInSquare } from './draw.ts';
import type { Face } from './face.ts';
import type { Condition } from './part.ts';

/** From where on it gets darker: below the chin. */
const FADES = 0.66;

/**
 * Paints somebody large before their light, which fills the box; the lower edge fades into the night, so that
 * a name can stand there.
 */
export function paintFaceScene(
  context: SKRSContext2D,
  face: Face,
  { x, y, width, height }: TextBox,
  condition: Condition = 'well',
): void {
  const brush = createBrush(context, condition);
  const inSquare = (side: number, top: number, paint: () => void): void => {
    context.save();
    context.translate(x + (width - side) / 2, top);
    context.scale(side / 100, side / 100);
    paint();
    context.restore();
  };
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const ground = Math.max(width, height);
  inSquare(ground, y + height * 0.46 - ground * 0.44, () => drawAura(brush, face.aura));
  inSquare(height, y, () => drawInSquare(brush, face));
  const fade = context.createLinearGradient(0, y + height * FADES, 0, y + height);
  fade.addColorStop(0, faded(INK.night, 0));
  fade.addColorStop(1, INK.night);
  context.fillStyle = fade;
  context.fillRect(x, y + height * FADES, width, height * (1 - FADES));
  context.restore();
}

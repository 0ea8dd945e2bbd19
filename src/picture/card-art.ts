import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawFace } from './faces/draw.ts';
import type { Face } from './faces/face.ts';
import { drawIcon } from './icons.ts';
import { faded, INK, shaded } from './palette.ts';
import type { TextBox } from './text.ts';

/** Rays behind a card's symbol. */
const RAYS = 14;

/** The picture on a card, in the color of whose card it is: a person, or else a symbol. */
export interface CardArt {
  readonly icon: string;
  readonly colour: string;
  readonly person?: Face;
}

/** Draws a card's picture before rays of light. */
export function drawArt(
  context: SKRSContext2D,
  { icon, colour, person }: CardArt,
  { x, y, width, height }: TextBox,
): void {
  const centre = { x: x + width / 2, y: y + height / 2 };
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  const ground = context.createRadialGradient(
    centre.x,
    centre.y,
    height * 0.1,
    centre.x,
    centre.y,
    width * 0.62,
  );
  ground.addColorStop(0, shaded(colour, -0.25));
  ground.addColorStop(0.55, shaded(colour, -0.66));
  ground.addColorStop(1, shaded(colour, -0.84));
  context.fillStyle = ground;
  context.fillRect(x, y, width, height);
  context.fillStyle = faded(shaded(colour, 0.3), 0.1);
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (ray / RAYS) * Math.PI * 2 + 0.11;
    context.beginPath();
    context.moveTo(centre.x, centre.y);
    context.arc(centre.x, centre.y, width, angle, angle + Math.PI / RAYS);
    context.fill();
  }
  if (person) {
    // The strip is low: the head fills it, and the breast is cut off.
    const side = height * 1.2;
    drawFace(context, person, centre.x, y + side * 0.44, side);
  } else {
    const side = height * 0.9;
    drawIcon(context, icon, centre.x + 3, centre.y + 5, side, '#00000099');
    drawIcon(context, icon, centre.x, centre.y, side, shaded(colour, 0.72));
  }
  context.strokeStyle = INK.outline;
  context.lineWidth = 3;
  context.strokeRect(x - 3, y, width + 6, height);
  context.restore();
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import { createLayers } from '../../../picture/layers.ts';
import { faded, INK, MARK, shaded } from '../../../picture/palette.ts';

/** What stands on a god's board, or could: a place for an Altar, and one for a Shrine. */
export type Built = 'active' | 'inactive' | 'shrine' | 'no-altar' | 'no-shrine';

const STONE = '#7f8798';
const COLD = '#565d6c';
const GOLD = '#d9a63a';

/** Drawn already: fire and light take time. */
const drawn = createLayers();

/** How much larger its light is than the thing itself. */
const LIGHT = 1.7;

/** Draws it in the middle of a square of this side; fire and gold light up what is around them. */
export function drawBuilt(
  context: SKRSContext2D,
  what: Built,
  x: number,
  y: number,
  side: number,
): void {
  const room = side * LIGHT;
  const place = { x: x - room / 2, y: y - room / 2, width: room, height: room };
  drawn.draw(context, `${what} ${side}`, place, (painting) => {
    painting.translate(room / 2 - side / 2, room / 2 - side / 2);
    painting.scale(side / 100, side / 100);
    PAINTERS[what](painting);
  });
}

/** Each paints into a square of 100 by 100. */
const PAINTERS: { readonly [what in Built]: (context: SKRSContext2D) => void } = {
  active(context) {
    light(context, 50, 34, '#ff9a2e');
    paintAltar(context, STONE);
    for (const [size, colour] of FLAMES) paintFlame(context, size, colour);
  },
  inactive(context) {
    paintAltar(context, COLD);
    // Ashes.
    context.fillStyle = '#20242c';
    context.beginPath();
    context.ellipse(50, 58, 24, 5, 0, 0, Math.PI * 2);
    context.fill();
  },
  'no-altar'(context) {
    dashes(context);
    traceAltar(context);
    context.stroke();
  },
  shrine(context) {
    light(context, 50, 50, '#ffd76a');
    traceShrine(context);
    outline(context);
    const gold = context.createLinearGradient(0, 12, 0, 92);
    gold.addColorStop(0, shaded(GOLD, 0.55));
    gold.addColorStop(1, shaded(GOLD, -0.25));
    context.fillStyle = gold;
    context.fill();
  },
  'no-shrine'(context) {
    dashes(context);
    traceShrine(context);
    context.stroke();
  },
};

/** Draws the dark edge of what has been traced. */
function outline(context: SKRSContext2D): void {
  context.lineJoin = 'round';
  context.lineWidth = 6;
  context.strokeStyle = INK.outline;
  context.stroke();
}

function light(context: SKRSContext2D, x: number, y: number, colour: string): void {
  const far = context.createRadialGradient(x, y, 6, x, y, 84);
  far.addColorStop(0, faded(colour, 0.6));
  far.addColorStop(0.5, faded(colour, 0.2));
  far.addColorStop(1, faded(colour, 0));
  context.fillStyle = far;
  context.fillRect(-35, -35, 170, 170);
}

/** The outline of a place where nothing stands yet. */
function dashes(context: SKRSContext2D): void {
  context.setLineDash([8, 7]);
  context.lineWidth = 3.5;
  context.strokeStyle = faded(INK.quiet, 0.55);
}

/** A bowl of stone on a foot. */
function traceAltar(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(12, 54);
  context.lineTo(88, 54);
  context.lineTo(80, 70);
  context.lineTo(66, 74);
  context.lineTo(70, 86);
  context.lineTo(80, 94);
  context.lineTo(20, 94);
  context.lineTo(30, 86);
  context.lineTo(34, 74);
  context.lineTo(20, 70);
  context.closePath();
}

function paintAltar(context: SKRSContext2D, stone: string): void {
  traceAltar(context);
  outline(context);
  const round = context.createLinearGradient(12, 0, 88, 0);
  round.addColorStop(0, shaded(stone, 0.2));
  round.addColorStop(0.45, stone);
  round.addColorStop(1, shaded(stone, -0.5));
  context.fillStyle = round;
  context.fill();
  context.fillStyle = shaded(stone, 0.35);
  context.fillRect(12, 52, 76, 6);
}

/** From the outermost flame to its heart. */
const FLAMES = [
  [1, '#e2471d'],
  [0.74, MARK.orange],
  [0.46, '#ffe27a'],
  [0.22, '#fffbe6'],
] as const;

function paintFlame(context: SKRSContext2D, size: number, colour: string): void {
  context.save();
  context.translate(50, 58);
  context.scale(size, size);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-26, 0, -34, -18, -24, -36);
  context.bezierCurveTo(-21, -28, -17, -26, -14, -26);
  context.bezierCurveTo(-16, -42, -6, -52, 2, -64);
  context.bezierCurveTo(3, -50, 12, -44, 15, -32);
  context.bezierCurveTo(19, -34, 21, -40, 21, -44);
  context.bezierCurveTo(34, -22, 28, 0, 0, 0);
  context.fillStyle = colour;
  context.fill();
  context.restore();
}

/** A gate of two posts and two beams. */
function traceShrine(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(4, 14);
  context.quadraticCurveTo(50, 26, 96, 14);
  context.lineTo(90, 34);
  context.lineTo(80, 34);
  context.lineTo(79, 46);
  context.lineTo(88, 46);
  context.lineTo(88, 56);
  context.lineTo(80, 56);
  context.lineTo(84, 94);
  context.lineTo(70, 94);
  context.lineTo(68, 56);
  context.lineTo(32, 56);
  context.lineTo(30, 94);
  context.lineTo(16, 94);
  context.lineTo(20, 56);
  context.lineTo(12, 56);
  context.lineTo(12, 46);
  context.lineTo(21, 46);
  context.lineTo(20, 34);
  context.lineTo(10, 34);
  context.closePath();
}

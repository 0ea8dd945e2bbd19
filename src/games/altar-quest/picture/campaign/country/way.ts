import type { SKRSContext2D } from '@napi-rs/canvas';
import { ENDING_WIDTH as WIDTH } from '../../../../../picture/ending.ts';
import { GROUNDS } from './land.ts';

/** Where a stop is, and how large things are there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From one stop of a row to the other. */
const APART = 510;
/** How large things are on each ground: the farther, the smaller. */
const SCALES = [1, 0.95, 0.9] as const;

/** The road goes back and forth, away from us: two stops on each ground. */
export const SPOTS: readonly Spot[] = GROUNDS.flatMap((y, row) => {
  const spots = [0, 1].map((along) => ({
    x: WIDTH / 2 + (along - 0.5) * APART,
    y,
    scale: SCALES[row] ?? 1,
  }));
  return row === 1 ? spots.reverse() : spots;
});

/** Points of the road from one stop to the next. */
const STEPS = 28;

/** Draws the road from stop to stop, trodden up to the stop with index `last`; farther on it is hardly seen. */
export function drawWay(context: SKRSContext2D, last: number): void {
  context.save();
  context.lineCap = 'round';
  for (let to = SPOTS.length - 1; to >= 0; to--) drawLeg(context, to, to <= last);
  context.restore();
}

/** The part of the road that ends at a stop; the first begins at the edge of the picture. */
function drawLeg(context: SKRSContext2D, to: number, isTrodden: boolean): void {
  const end = SPOTS[to]!;
  const start = SPOTS[to - 1] ?? { x: -60, y: end.y + 24, scale: end.scale };
  const side = start.x > WIDTH / 2 ? 1 : -1;
  const isTurn = to > 0 && start.y !== end.y;
  const bend = isTurn ? side * 240 : 0;
  const sag = isTurn ? 0 : 16;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const u = 1 - t;
    const weigh = (a: number, b: number, c: number, d: number) =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    return {
      x: weigh(start.x, start.x + bend, end.x + bend, end.x),
      y: weigh(start.y, start.y + sag, end.y + sag, end.y) + 10,
      width: (start.scale * u + end.scale * t - 0.5) * 44,
    };
  });
  for (const layer of isTrodden ? TRODDEN : AHEAD) {
    context.strokeStyle = layer.colour;
    for (const [index, point] of points.entries()) {
      const before = points[index - 1];
      if (!before || (layer.isBroken && index % 2 === 0)) continue;
      context.lineWidth = point.width * layer.width;
      context.beginPath();
      context.moveTo(before.x, before.y);
      context.lineTo(point.x, point.y);
      context.stroke();
    }
  }
}

const TRODDEN = [
  { colour: '#0b101a', width: 1.25, isBroken: false },
  { colour: '#a58a57', width: 1, isBroken: false },
  { colour: '#c9ad74', width: 0.5, isBroken: false },
];
const AHEAD = [
  { colour: '#0b101a80', width: 0.9, isBroken: false },
  { colour: '#5b6884', width: 0.5, isBroken: true },
];

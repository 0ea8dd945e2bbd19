import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Terrane, Way } from './geometry.ts';

/** Roads, worn into the land, and ships' ways. */
export function paintRoads(context: SKRSContext2D, { ways }: Terrane): void {
  const roads = ways.filter(({ isSea }) => !isSea);
  context.save();
  context.lineCap = 'round';
  for (const [width, colour] of [
    [15, '#00000030'],
    [11, '#4a361f'],
    [7, '#e3cd98'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    for (const way of roads) trace(context, way);
  }
  context.setLineDash([2, 13]);
  context.lineWidth = 3;
  context.strokeStyle = '#a8885266';
  for (const way of roads) trace(context, way);
  context.setLineDash([13, 13]);
  for (const [width, colour] of [
    [8, '#0c2530'],
    [4.5, '#f4ead0'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    for (const way of ways) if (way.isSea) trace(context, way);
  }
  context.restore();
}

function trace(context: SKRSContext2D, { from, by, to }: Way): void {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(by.x, by.y, to.x, to.y);
  context.stroke();
}

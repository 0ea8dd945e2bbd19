import type { SKRSContext2D } from '@napi-rs/canvas';

/** Outlines that tell tokens apart without color. */
export type Shape =
  | 'disc'
  | 'shield'
  | 'hexagon'
  | 'diamond'
  | 'square'
  | 'triangle'
  | 'pentagon'
  | 'octagon'
  | 'spikes';

/** Begins a path around a point; `radius` is half the size of the whole shape. */
export function traceShape(
  context: SKRSContext2D,
  shape: Shape,
  x: number,
  y: number,
  radius: number,
): void {
  context.beginPath();
  switch (shape) {
    case 'disc':
      context.arc(x, y, radius, 0, Math.PI * 2);
      return;
    case 'shield':
      traceShield(context, x, y, radius);
      return;
    case 'square':
      context.roundRect(
        x - radius * 0.88,
        y - radius * 0.88,
        radius * 1.76,
        radius * 1.76,
        radius / 4,
      );
      return;
    case 'diamond':
      polygon(context, x, y, radius * 1.08, 4, -Math.PI / 2);
      return;
    case 'triangle':
      polygon(context, x, y + radius * 0.16, radius * 1.12, 3, -Math.PI / 2);
      return;
    case 'pentagon':
      polygon(context, x, y + radius * 0.05, radius * 1.04, 5, -Math.PI / 2);
      return;
    case 'hexagon':
      polygon(context, x, y, radius * 1.04, 6, 0);
      return;
    case 'octagon':
      polygon(context, x, y, radius * 1.03, 8, Math.PI / 8);
      return;
    case 'spikes':
      star(context, x, y, radius * 1.08, radius * 0.86, 12);
      return;
  }
}

function polygon(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  corners: number,
  turn: number,
): void {
  for (let corner = 0; corner < corners; corner++) {
    const angle = turn + (corner * Math.PI * 2) / corners;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
}

function star(
  context: SKRSContext2D,
  x: number,
  y: number,
  outer: number,
  inner: number,
  points: number,
): void {
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = -Math.PI / 2 + (corner * Math.PI) / points;
    const radius = corner % 2 === 0 ? outer : inner;
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
}

function traceShield(context: SKRSContext2D, x: number, y: number, radius: number): void {
  const side = radius * 0.9;
  const top = y - radius * 0.92;
  context.moveTo(x - side, top);
  context.quadraticCurveTo(x, top + radius * 0.18, x + side, top);
  context.lineTo(x + side, y);
  context.quadraticCurveTo(x + side * 0.9, y + radius * 0.7, x, y + radius * 1.05);
  context.quadraticCurveTo(x - side * 0.9, y + radius * 0.7, x - side, y);
  context.closePath();
}

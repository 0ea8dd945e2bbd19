import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../picture/icons.ts';
import { alongWay, distance, MAP_WIDTH, type Point, type Terrane } from './geometry.ts';
import { scatter, smoothNoise } from './noise.ts';
import type { Shore } from './shore.ts';

const DEEP = '#143849';
/** Bands along the shore, widest first: width, opacity, color. Half of each is hidden by the land. */
const BANDS = [
  [170, 0.2, '#22596a'],
  [118, 0.3, '#245f70'],
  [74, 0.45, '#2a6a79'],
  [50, 0.55, '#8fd0d4'],
  [46, 1, '#266272'],
  [26, 0.7, '#a6dde0'],
  [21, 1, '#30717d'],
] as const;

/** Paints the sea: deep water, lighter towards the shore, with waves and what swims there. */
export function paintSea(context: SKRSContext2D, terrane: Terrane, shore: Shore): void {
  const { height } = terrane;
  context.fillStyle = DEEP;
  context.fillRect(0, 0, MAP_WIDTH, height);
  context.save();
  context.lineJoin = 'round';
  for (const [width, opacity, colour] of BANDS) {
    context.globalAlpha = opacity;
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke(shore.outline);
  }
  context.restore();
  paintWaves(context, terrane, shore);
  paintCreatures(context, terrane, shore);
}

function paintWaves(context: SKRSContext2D, { height }: Terrane, shore: Shore): void {
  context.save();
  context.strokeStyle = '#6fb4bf';
  context.lineWidth = 1.8;
  context.lineCap = 'round';
  for (let row = 0; row * 34 < height; row++) {
    for (let column = 0; column * 52 < MAP_WIDTH; column++) {
      const x = (column + scatter(column, row, 51)) * 52;
      const y = (row + scatter(column, row, 52)) * 34;
      if (shore.depth(x, y) > -34 || scatter(column, row, 53) < 0.45) continue;
      context.globalAlpha = 0.2 + scatter(column, row, 54) * 0.2;
      context.beginPath();
      for (let wave = 0; wave < 2; wave++) {
        context.moveTo(x + wave * 14, y);
        context.quadraticCurveTo(x + wave * 14 + 7, y - 7, x + wave * 14 + 14, y);
      }
      context.stroke();
    }
  }
  context.restore();
}

const CREATURES = ['sea-serpent', 'caravel', 'octopus', 'whale-tail', 'galleon'] as const;

/** Ships and monsters where the sea is widest, and a compass rose where it is widest of all. */
function paintCreatures(context: SKRSContext2D, terrane: Terrane, shore: Shore): void {
  const places = openWater(terrane, shore);
  const [first, ...others] = places;
  if (first) paintRose(context, first.x, first.y, Math.min(58, first.room * 0.8));
  for (const [index, { x, y, room }] of others.slice(0, CREATURES.length).entries()) {
    const size = Math.min(84, room * 1.35);
    context.save();
    context.globalAlpha = 0.5;
    drawIcon(context, CREATURES[index] as string, x, y, size, '#a9dfe2');
    context.restore();
  }
}

/** Points in the water with how far they are from land, ways and the edge, widest first and apart from each other. */
function openWater({ height, ways }: Terrane, shore: Shore): (Point & { room: number })[] {
  const ships = ways
    .filter(({ isSea }) => isSea)
    .flatMap((way) => [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((part) => alongWay(way, part)));
  const found: (Point & { room: number })[] = [];
  for (let y = 40; y < height - 30; y += 14) {
    for (let x = 40; x < MAP_WIDTH - 30; x += 14) {
      const edge = Math.min(x, y, MAP_WIDTH - x, height - y);
      const lanes = Math.min(...ships.map((ship) => distance(ship, { x, y }) - 16), 200);
      const room = Math.min(edge, lanes, -shore.depth(x, y) + smoothNoise(x, y, 61));
      if (room > 30 && shore.isSea(x, y)) found.push({ x, y, room });
    }
  }
  found.sort((one, other) => other.room - one.room);
  const chosen: (Point & { room: number })[] = [];
  for (const place of found) {
    const isApart = chosen.every((other) => distance(other, place) > other.room + place.room + 50);
    if (isApart) chosen.push(place);
  }
  return chosen;
}

function paintRose(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.save();
  context.translate(x, y);
  context.globalAlpha = 0.75;
  context.strokeStyle = '#cfe9e4';
  context.lineWidth = 2;
  for (const part of [0.62, 0.7]) {
    context.beginPath();
    context.arc(0, 0, radius * part, 0, Math.PI * 2);
    context.stroke();
  }
  for (let point = 0; point < 8; point++) {
    const length = radius * (point % 2 === 0 ? 1 : 0.62);
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(0, -length);
      context.lineTo(side * radius * 0.14, -radius * 0.16);
      context.closePath();
      context.fillStyle = side < 0 ? '#f1e6c6' : '#8a5a3b';
      context.fill();
    }
    context.rotate(Math.PI / 4);
  }
  context.restore();
}

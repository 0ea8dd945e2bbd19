import type { SKRSContext2D } from '@napi-rs/canvas';
import { shaded } from '../../../../picture/palette.ts';
import type { Growth } from './plants.ts';

interface Rock {
  /** The side in the light and that in the shadow. */
  readonly face: string;
  readonly shade: string;
  /** What is on top of it. */
  readonly cap?: string;
  readonly height: number;
}

/** A mountain with one side in the light. */
const mountain =
  ({ face, shade, cap, height }: Rock): Growth =>
  (context, x, y, chance) => {
    const tall = height * (0.75 + chance * 0.5);
    const half = tall * 0.62;
    const peak = x + (chance - 0.5) * half * 0.4;
    const top = y - tall;
    context.fillStyle = '#0000003d';
    context.beginPath();
    context.ellipse(x + half * 0.25, y, half * 1.1, tall * 0.13, 0, 0, Math.PI * 2);
    context.fill();
    trace(context, [x - half, y], [peak, top], [x + half, y]);
    context.fillStyle = shade;
    context.fill();
    trace(
      context,
      [x - half, y],
      [peak, top],
      [peak + half * 0.12, top + tall * 0.34],
      [peak - half * 0.06, top + tall * 0.55],
      [x + half * 0.16, y],
    );
    context.fillStyle = face;
    context.fill();
    context.strokeStyle = shaded(shade, -0.3);
    context.lineWidth = 1.2;
    context.beginPath();
    for (const part of [0.35, 0.6]) {
      const foot = x - half + half * 2 * part;
      context.moveTo(peak + (foot - peak) * 0.4, top + tall * 0.4);
      context.lineTo(peak + (foot - peak) * 0.78, top + tall * 0.82);
    }
    context.stroke();
    if (cap) paintCap(context, cap, { x, peak, top, tall, half });
  };

function paintCap(
  context: SKRSContext2D,
  cap: string,
  {
    x,
    peak,
    top,
    tall,
    half,
  }: { x: number; peak: number; top: number; tall: number; half: number },
): void {
  const line = top + tall * 0.42;
  const left = peak + (x - half - peak) * 0.42;
  const right = peak + (x + half - peak) * 0.42;
  trace(
    context,
    [peak, top],
    [right, line],
    [peak + (right - peak) * 0.55, line - tall * 0.07],
    [peak + (right - peak) * 0.2, line + tall * 0.06],
    [peak + (left - peak) * 0.3, line - tall * 0.08],
    [peak + (left - peak) * 0.62, line + tall * 0.04],
    [left, line],
  );
  context.fillStyle = cap;
  context.fill();
}

/** A round hill. */
const hill =
  (face: string): Growth =>
  (context, x, y, chance) => {
    const radius = 17 + chance * 13;
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.72, 0, Math.PI, 0);
    context.closePath();
    const light = context.createLinearGradient(x - radius, y - radius, x + radius, y);
    light.addColorStop(0, shaded(face, 0.2));
    light.addColorStop(1, shaded(face, -0.3));
    context.fillStyle = light;
    context.fill();
    context.strokeStyle = shaded(face, -0.45);
    context.lineWidth = 1.4;
    context.beginPath();
    context.ellipse(x, y, radius, radius * 0.72, 0, Math.PI, 0);
    context.stroke();
  };

/** A mountain with a flat top. */
const mesa: Growth = (context, x, y, chance) => {
  const half = 16 + chance * 12;
  const tall = 20 + chance * 12;
  context.fillStyle = '#00000033';
  context.beginPath();
  context.ellipse(x + 5, y, half * 1.15, 5, 0, 0, Math.PI * 2);
  context.fill();
  trace(
    context,
    [x - half, y],
    [x - half * 0.74, y - tall],
    [x + half * 0.7, y - tall],
    [x + half, y],
  );
  context.fillStyle = '#a8673a';
  context.fill();
  trace(
    context,
    [x + half * 0.15, y],
    [x + half * 0.2, y - tall],
    [x + half * 0.7, y - tall],
    [x + half, y],
  );
  context.fillStyle = '#7a4526';
  context.fill();
  context.fillStyle = '#d39a5e';
  context.beginPath();
  context.ellipse(x, y - tall, half * 0.72, 4, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#8a5330';
  context.lineWidth = 1.3;
  for (const part of [0.4, 0.7]) {
    context.beginPath();
    context.moveTo(x - half * (0.76 + part * 0.16), y - tall * (1 - part));
    context.lineTo(x + half * (0.72 + part * 0.18), y - tall * (1 - part));
    context.stroke();
  }
};

/** A dune. */
const dune: Growth = (context, x, y, chance) => {
  context.strokeStyle = '#8f6435';
  context.lineWidth = 1.8;
  const wide = 14 + chance * 10;
  context.beginPath();
  context.moveTo(x - wide, y);
  context.quadraticCurveTo(x - wide * 0.2, y - 9, x + wide * 0.2, y - 2);
  context.quadraticCurveTo(x + wide * 0.6, y + 3, x + wide, y);
  context.stroke();
};

/** A cone with fire in it. */
const volcano: Growth = (context, x, y, chance) => {
  const tall = 44 + chance * 16;
  const half = tall * 0.72;
  const mouth = half * 0.26;
  const top = y - tall;
  const glow = context.createRadialGradient(x, top, 2, x, top, tall * 0.75);
  glow.addColorStop(0, '#ff9a3cb0');
  glow.addColorStop(1, '#ff6a1f00');
  context.fillStyle = glow;
  context.fillRect(x - tall, top - tall, tall * 2, tall * 2);
  trace(context, [x - half, y], [x - mouth, top], [x + mouth, top + 2], [x + half, y]);
  context.fillStyle = '#2d2424';
  context.fill();
  trace(context, [x - half, y], [x - mouth, top], [x + mouth * 0.3, top + 2], [x + half * 0.1, y]);
  context.fillStyle = '#53423f';
  context.fill();
  context.fillStyle = '#ff8a2b';
  context.beginPath();
  context.ellipse(x, top + 1, mouth, mouth * 0.36, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#ff7a22';
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x - mouth * 0.2, top + 2);
  context.lineTo(x - half * 0.2, y - tall * 0.55);
  context.lineTo(x - half * 0.06, y - tall * 0.3);
  context.lineTo(x - half * 0.28, y - 4);
  context.stroke();
  context.fillStyle = '#8a8080b8';
  for (const [dx, dy, radius] of [
    [4, -9, 8],
    [14, -20, 10],
    [28, -30, 13],
  ] as const) {
    context.beginPath();
    context.arc(x + dx, top + dy, radius, 0, Math.PI * 2);
    context.fill();
  }
};

/** A crack in the ground with something glowing below. */
const crack: Growth = (context, x, y, chance) => {
  const turn = (chance - 0.5) * 2;
  const line = (): void => {
    context.beginPath();
    context.moveTo(x - 17, y + turn * 6);
    context.lineTo(x - 6, y - 5);
    context.lineTo(x + 3, y + 3);
    context.lineTo(x + 17, y - turn * 7);
    context.stroke();
  };
  context.lineJoin = 'round';
  context.strokeStyle = '#231a1a';
  context.lineWidth = 6;
  line();
  context.strokeStyle = '#ff7a22';
  context.lineWidth = 2.4;
  line();
};

function trace(context: SKRSContext2D, ...points: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
}

export const ROCKS = {
  peak: mountain({ face: '#9b907f', shade: '#5e564e', cap: '#f1f4f6', height: 50 }),
  snowPeak: mountain({ face: '#c8d3da', shade: '#7d8b97', cap: '#ffffff', height: 54 }),
  crag: mountain({ face: '#8d8062', shade: '#5a5140', height: 34 }),
  ashPeak: mountain({ face: '#5c4f4d', shade: '#332b2b', height: 46 }),
  blightPeak: mountain({ face: '#85765a', shade: '#54472f', height: 36 }),
  hill: hill('#94905a'),
  snowHill: hill('#cfd9df'),
  mesa,
  dune,
  volcano,
  crack,
} as const satisfies { [rock: string]: Growth };

import { INK, shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import type { Head } from './heads.ts';
import { outline } from './outlines.ts';
import type { Part } from './part.ts';

export type EyeShape =
  | 'calm'
  | 'stern'
  | 'sly'
  | 'sad'
  | 'wide'
  | 'glowing'
  | 'slits'
  | 'hollow'
  | 'bulging'
  | 'glaring'
  | 'round'
  | 'closed'
  | 'weeping';

/** The left eye, around its own middle; the right one is its mirror image. */
interface EyeDrawing {
  readonly white?: string;
  /** Shines in the color of the eyes. */
  readonly light?: string;
  /** Where it's dark: a socket, the shadow below a brow. */
  readonly socket?: string;
  /** Radius of the iris, and how far above or below the middle it is. */
  readonly iris?: { readonly radius: number; readonly y: number };
  readonly lid?: string;
  /** What a heavy lid covers. */
  readonly cover?: string;
  readonly brow?: string;
}

export interface EyeTones {
  readonly brow: string;
  readonly deep: string;
}

const ALMOND = 'M-7 1.2 Q-1 -5.4 6.4 1.6 Q-0.5 4.6 -7 1.2 Z';

const EYES: { readonly [shape in EyeShape]: EyeDrawing } = {
  calm: {
    white: ALMOND,
    iris: { radius: 2.7, y: 0 },
    lid: 'M-7.6 1 Q-1 -5.8 6.6 1.4',
    brow: 'M-8 -6.5 Q-1 -10.5 6 -6.4',
  },
  stern: {
    white: 'M-7 -0.5 L6 2.2 Q0 4.8 -7 -0.5 Z',
    iris: { radius: 2.3, y: 1.4 },
    lid: 'M-8 -1.6 L7 2.2',
    brow: 'M-9 -8 L-2 -8.2 L7.5 -1.4',
  },
  sly: {
    white: 'M-7 -1.6 Q0 -2.2 6.2 2.4 Q-0.5 4.4 -7 -1.6 Z',
    iris: { radius: 2.4, y: 0.9 },
    lid: 'M-8.4 -2.8 Q0 -2.6 6.6 2.4',
    brow: 'M-8.5 -8.5 Q-4 -11.5 6.5 -5',
  },
  sad: {
    white: ALMOND,
    iris: { radius: 2.6, y: 0.4 },
    lid: 'M-7.8 2.4 Q-1 -4.4 6.6 0.8',
    brow: 'M-9 -3.6 Q-2 -6.6 5.6 -10.4',
  },
  wide: {
    white: 'M-7 0.6 Q-0.6 -8.4 6.4 1 Q-0.4 6 -7 0.6 Z',
    iris: { radius: 3.1, y: -0.2 },
    lid: 'M-7.4 0.2 Q-0.6 -8.8 6.8 0.8',
    brow: 'M-8 -9.4 Q-1 -13.4 6 -10',
  },
  glowing: {
    socket: 'M-9 -5 L-1 -5.4 L8.6 -1 L7.6 3.6 Q0 7.4 -7.6 3 Z',
    light: 'M-7.4 -2.8 L7 1.4 Q-0.5 5.4 -7.4 -2.8 Z',
    brow: 'M-10 -7.6 L-2 -7.6 L8.5 -2',
  },
  slits: {
    light: 'M-7.4 -1.4 Q0 -4.2 6.8 2.2 Q-1 4.6 -7.4 -1.4 Z',
    iris: { radius: 0, y: 0 },
    lid: 'M-8.4 -2.4 Q0 -4.8 7 2',
    brow: 'M-9 -8 L-2 -8.4 L7.4 -2',
  },
  hollow: {
    socket: 'M-7.2 -2 C-6.4 -8 5.6 -7.4 6.2 0 C6.2 6.4 -6 7.4 -7.2 -2 Z',
    light: 'M-2.2 0 A2.2 2.2 0 1 0 2.2 0 A2.2 2.2 0 1 0 -2.2 0 Z',
  },
  bulging: {
    white: 'M-6 0 A6 6 0 1 0 6 0 A6 6 0 1 0 -6 0 Z',
    iris: { radius: 3.4, y: 0.8 },
    lid: 'M-6.6 -0.8 L6.2 -1.4',
  },
  glaring: {
    white: 'M-6 0 A6 6 0 1 0 6 0 A6 6 0 1 0 -6 0 Z',
    iris: { radius: 3, y: 1.6 },
    cover: 'M-8 -9 L8 -9 L8 1.8 L-8 -4.4 Z',
    lid: 'M-7.4 -4.2 L7 1.4',
  },
  round: {
    white: 'M-4.8 0 A4.8 4.8 0 1 0 4.8 0 A4.8 4.8 0 1 0 -4.8 0 Z',
    iris: { radius: 4.2, y: 0.6 },
  },
  weeping: {
    light: 'M-3 4 C-1.6 9 0.4 13 0.4 16.4 A3.5 3.5 0 1 1 -6.4 16.4 C-6.4 13 -4.4 9 -3 4 Z',
    lid: 'M-7 0 Q-0.5 5 6.6 0.6',
    brow: 'M-9 -4 Q-2 -6.6 5.6 -10',
  },
  closed: { lid: 'M-7 0 Q-0.5 5 6.6 0.6', brow: 'M-8 -6 Q-2 -8.4 6 -7' },
};

/** @param tones colors of the eyebrows, and of what lies deep in their shadow */
export function drawEyes(brush: Brush, head: Head, eyes: Part<EyeShape>, tones: EyeTones): void {
  const { apart, y, size } = head.eyes;
  for (const side of [-1, 1]) {
    brush.context.save();
    brush.context.translate(50 + side * apart, y);
    brush.context.scale(-side * size, size);
    drawEye(brush, eyes, tones);
    brush.context.restore();
  }
}

function drawEye(brush: Brush, { shape, colour }: Part<EyeShape>, { brow, deep }: EyeTones): void {
  const { flat, line, glow, within, condition } = brush;
  const isShut = condition === 'defeated' && EYES[shape].white !== undefined;
  const { white, light, socket, iris, lid, cover, brow: ridge } = EYES[isShut ? 'closed' : shape];
  if (socket) flat(outline(socket), deep);
  if (light) glow(outline(light), colour);
  if (light && iris) flat(outline('M-0.9 -4 L1 -4 L1 4 L-0.9 4 Z'), INK.outline);
  if (white) {
    const ball = outline(white);
    line(ball, INK.outline, 1.4);
    flat(ball, '#fbf6e9');
    within(ball, () => {
      if (iris) {
        flat(disc(iris.radius, iris.y), shaded(colour, -0.1));
        flat(disc(iris.radius * 0.5, iris.y), INK.outline);
      }
      if (cover) flat(outline(cover), brow);
    });
  }
  if (lid) line(outline(lid), INK.outline, 2.1);
  if (ridge) line(outline(ridge), brow, 3);
}

const disc = (radius: number, y: number) =>
  outline(
    `M${-radius} ${y} A${radius} ${radius} 0 1 0 ${radius} ${y} A${radius} ${radius} 0 1 0 ${-radius} ${y} Z`,
  );

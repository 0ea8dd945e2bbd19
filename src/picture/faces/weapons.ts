import type { Path2D } from '@napi-rs/canvas';
import { INK } from '../palette.ts';
import type { Brush } from './brush.ts';
import { outline } from './outlines.ts';
import type { Part } from './part.ts';

export type WeaponShape =
  | 'sword'
  | 'mace'
  | 'staff'
  | 'orb-staff'
  | 'axe'
  | 'spear'
  | 'bow'
  | 'dagger'
  | 'club'
  | 'scythe'
  | 'trident'
  | 'spade'
  | 'chain';

/** What looks out over the right shoulder, upright around x = 0 with its top at y = 0; it is leaned outward. */
interface WeaponDrawing {
  readonly shaft?: Path2D;
  readonly blade: Path2D;
  /** In the color of the trim. */
  readonly trim?: Path2D;
}

const SHAFT = outline('M-2.2 6 L2.2 6 L2.2 120 L-2.2 120 Z');

/** A link of a chain around a point of the middle line. */
const ring = (y: number): string =>
  `M-7 ${y} A7 10 0 1 1 7 ${y} A7 10 0 1 1 -7 ${y} Z M-2.8 ${y} A2.8 5 0 1 0 2.8 ${y} A2.8 5 0 1 0 -2.8 ${y} Z`;

const WEAPONS: { readonly [shape in WeaponShape]: WeaponDrawing } = {
  sword: {
    blade: outline('M0 -4 L5.5 6 L5 70 L-5 70 L-5.5 6 Z'),
    trim: outline('M-1 4 L1 4 L1 70 L-1 70 Z'),
  },
  mace: {
    shaft: SHAFT,
    blade: outline(
      'M0 -4 L4 2 L11 2 L9 9 L14 14 L9 19 L11 26 L4 26 L0 32 L-4 26 L-11 26 L-9 19 L-14 14 L-9 9 L-11 2 L-4 2 Z',
    ),
    trim: outline('M-4.5 14 A4.5 4.5 0 1 0 4.5 14 A4.5 4.5 0 1 0 -4.5 14 Z'),
  },
  staff: {
    shaft: SHAFT,
    blade: outline(
      'M2.5 30 C10 26 13 16 9 8 C6 1 -4 0 -8 6 C-11 11 -7 17 -2 15 C-5 12 -3 8 1 9 C6 11 4 21 -2.5 26 Z',
    ),
  },
  'orb-staff': {
    shaft: SHAFT,
    blade: outline('M-4 24 L-10 8 L-5 12 L0 20 L5 12 L10 8 L4 24 Z'),
    trim: outline('M-6.5 5 A6.5 6.5 0 1 0 6.5 5 A6.5 6.5 0 1 0 -6.5 5 Z'),
  },
  axe: {
    shaft: SHAFT,
    blade: outline('M-2 8 C6 8 12 2 15 -4 C22 8 22 26 15 38 C12 32 6 26 -2 26 Z'),
    trim: outline('M15 -4 C22 8 22 26 15 38 C17 26 17 8 15 -4 Z'),
  },
  spear: { shaft: SHAFT, blade: outline('M0 -8 C6 2 7 10 4 20 L-4 20 C-7 10 -6 2 0 -8 Z') },
  bow: {
    blade: outline('M-6 -2 C14 14 18 60 4 100 L-1 98 C10 60 8 20 -9 2 Z'),
    trim: outline('M-7.5 0 L-6.5 0 L2 100 L1 100 Z'),
  },
  dagger: {
    blade: outline('M0 0 L5 10 L4 34 L-4 34 L-5 10 Z'),
    trim: outline('M-10 34 L10 34 L10 39 L2.6 39 L2.6 60 L-2.6 60 L-2.6 39 L-10 39 Z'),
  },
  club: {
    blade: outline('M-8 2 C-2 -6 8 -6 11 2 C14 16 8 40 4 100 L-4 100 C-6 40 -14 16 -8 2 Z'),
    trim: outline('M-13 6 L-7 8 L-9 13 Z M14 12 L9 10 L10 17 Z M-11 20 L-6 20 L-7 26 Z'),
  },
  scythe: {
    shaft: SHAFT,
    blade: outline('M3 4 C-14 -8 -36 -4 -46 14 C-32 6 -16 8 2 16 Z'),
  },
  spade: {
    shaft: SHAFT,
    blade: outline('M-10 0 L10 0 C11 16 8 24 0 32 C-8 24 -11 16 -10 0 Z'),
  },
  chain: {
    blade: outline([2, 18, 34, 50, 66].map(ring).join(' ')),
  },
  trident: {
    shaft: SHAFT,
    blade: outline(
      'M0 -8 L4 2 L2.5 18 L8 16 L8 4 L6 4 L10 -6 L14 4 L12 5 C13 20 8 26 2 27 L-2 27 C-8 26 -13 20 -12 5 L-14 4 L-10 -6 L-6 4 L-8 4 L-8 16 L-2.5 18 L-4 2 Z',
    ),
  },
};

/** Where the top of the weapon is, and how far it leans, in radians. */
const PLACE = { x: 84, y: 10, lean: 0.2 } as const;

export function drawWeapon(brush: Brush, { shape, colour, trim }: Part<WeaponShape>): void {
  const { shaft, blade, trim: trimming } = WEAPONS[shape];
  const { context, form } = brush;
  context.save();
  context.translate(PLACE.x, PLACE.y);
  context.rotate(PLACE.lean);
  if (shaft) form(shaft, INK.wood, { shadow: 1.6, light: 1 });
  form(blade, colour, { shadow: 3, light: 1.6 });
  if (trimming) form(trimming, trim ?? INK.gold, { shadow: 1.4, light: 0.8 });
  context.restore();
}

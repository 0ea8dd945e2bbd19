import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawDie } from '../../../../picture/gauges.ts';
import type { HeroDieFace } from '../../rules/terms.ts';
import { COUNT_ICONS } from '../symbols.ts';

const BONE = '#eadfc4';

/** Faces of a hero die (AQ-173): a critical is of gold, because it brings another die. */
const FACES: Readonly<
  Record<HeroDieFace, { face: string; ink: string; icons: readonly string[] }>
> = {
  success: { face: BONE, ink: '#7a1420', icons: ['crossed-swords'] },
  focus: { face: BONE, ink: '#1b5a8c', icons: [COUNT_ICONS.focus] },
  'success-focus': { face: BONE, ink: '#4a2a66', icons: ['crossed-swords', COUNT_ICONS.focus] },
  critical: { face: '#f0b93a', ink: '#7a1420', icons: ['bright-explosion'] },
};

/** Draws a hero die around a point. */
export const drawHeroDie = (
  context: SKRSContext2D,
  face: HeroDieFace,
  x: number,
  y: number,
  size: number,
): void => drawDie(context, FACES[face], x, y, size);

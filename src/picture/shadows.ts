import type { SKRSContext2D } from '@napi-rs/canvas';

export interface Shadow {
  /** Light where it is bright. */
  readonly colour: string;
  /** How far it fades. */
  readonly blur: number;
  /** How far below what casts it; 0 unless given. */
  readonly down?: number;
}

/** Has what is painted from now on cast a shadow: a canvas measures shadows in its own pixels, however it is scaled. */
export function castShadow(context: SKRSContext2D, { colour, blur, down = 0 }: Shadow): void {
  const { a: scale } = context.getTransform();
  context.shadowColor = colour;
  context.shadowBlur = blur * scale;
  context.shadowOffsetY = down * scale;
}

export function castNoShadow(context: SKRSContext2D): void {
  context.shadowColor = 'transparent';
}

import type { SKRSContext2D } from '@napi-rs/canvas';

export interface Shadow {
  /** A bright color makes it a light instead of a shadow. */
  readonly colour: string;
  /** How far it fades. */
  readonly blur: number;
  /** How far below what casts it; 0 unless given. */
  readonly down?: number;
}

/** Makes everything painted from now on cast a shadow: canvases measure shadows in their own pixels, at any scale. */
export function castShadow(context: SKRSContext2D, { colour, blur, down = 0 }: Shadow): void {
  const { a: scale } = context.getTransform();
  context.shadowColor = colour;
  context.shadowBlur = blur * scale;
  context.shadowOffsetY = down * scale;
}

export function castNoShadow(context: SKRSContext2D): void {
  context.shadowColor = 'transparent';
}

import type { SceneFigure } from './scene.ts';

/** Finds a message of the catalogue and fills it in. */
export type PictureText = (key: string, args?: { [name: string]: unknown }) => string;

/** A figure's name with the color of its base ring, which tells it from others by the same name. */
export function figureName(figure: SceneFigure, text: PictureText): string {
  if (!figure.colour) return figure.name;
  return text('altar-quest-picture.coloured', { name: figure.name, colour: figure.colour });
}

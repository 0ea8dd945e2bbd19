import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Condition } from '../../../../picture/faces/part.ts';
import { drawToken } from '../../../../picture/token.ts';
import { definition } from '../../rules/cards/library.ts';
import { colourOf, definitionOf } from '../../rules/terms.ts';
import { artOf } from '../cards/art.ts';
import { drawLetter, tokenOf } from '../figures.ts';
import type { SceneFigureKind } from '../scene.ts';
import { BASE_RINGS, FIGURE_SHAPES, heroToken } from '../symbols.ts';

/** Width of the letter of a base's color, and how far it is from the middle, in widths of the figure. */
const LETTER = { size: 0.29, away: 0.38 } as const;

/** Draws a hero, an ally, an enemy or a card that strikes or is struck, around a point. */
export function drawBlowFigure(
  context: SKRSContext2D,
  id: string,
  condition: Condition,
  x: number,
  y: number,
  size: number,
): void {
  const kind = kindOf(id);
  if (kind === null) {
    const { icon, colour } = artOf(definition(id));
    const token = { shape: 'square', ring: colour, face: '#2b303c', icon, ink: colour } as const;
    drawToken(context, token, x, y, size);
    return;
  }
  const colour = colourOf(id);
  const ring = colour ? { colour } : {};
  const figure = { id, kind, definition: definitionOf(id), name: '', spaces: [], ...ring };
  drawToken(context, { ...tokenOf(figure), condition }, x, y, size);
  if (!colour) return;
  const away = size * LETTER.away;
  drawLetter(context, colour, x - away, y - away, size * LETTER.size);
}

/** What kind of figure it is on the board; null for a card that has none. */
function kindOf(id: string): SceneFigureKind | null {
  const { type } = definition(id);
  if (type === 'character') return 'hero';
  return isFigureKind(type) ? type : null;
}

const isFigureKind = (type: string): type is Exclude<SceneFigureKind, 'hero'> =>
  Object.hasOwn(FIGURE_SHAPES, type);

/** "#rrggbb" that shines from the side of a figure or card. */
export function lightOf(id: string): string {
  const kind = kindOf(id);
  if (kind === 'hero') return heroToken(id).face;
  const colour = colourOf(id);
  return colour ? BASE_RINGS[colour] : artOf(definition(id)).colour;
}

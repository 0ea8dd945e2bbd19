import type { SKRSContext2D } from '@napi-rs/canvas';
import { conditionOf } from '../../../picture/faces/part.ts';
import { drawBar } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { createLayers } from '../../../picture/layers.ts';
import { squareAround } from '../../../picture/painted-once.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import { drawBadge, drawToken, LEAST_BADGE, type Token } from '../../../picture/token.ts';
import type { Board } from '../rules/board/board.ts';
import type { Colour } from '../rules/terms.ts';
import { personOf } from './faces.ts';
import { boxOf, middle } from './layout.ts';
import type { SceneFigure } from './scene.ts';
import { BASE_RINGS, COUNT_ICONS, FIGURE_SHAPES, figureIcon, heroToken } from './symbols.ts';

/** Faces of tokens: they show which side a figure is on even without its ring. */
const FACES = {
  ally: '#2d4d45',
  minion: '#5a2020',
  lurker: '#3b2a55',
  villain: '#6b1226',
  quarry: '#1f4a3a',
  rival: '#5b3413',
  trap: '#4d3b12',
} as const;

/** Width of a token in squares: a little over one, so that it can be read on a phone. */
const TOKEN = 1.04;

/** Width of a badge in squares: it covers only a corner. */
const BADGE = 0.42;
/** How much more room two digits need. */
const TWO_DIGITS = 1.18;
/** The smallest token with room for more than one badge. */
const ROOMY = 56;

/** Draws all figures; several on one space are drawn smaller, side by side. */
export function drawFigures(
  context: SKRSContext2D,
  board: Board,
  figures: readonly SceneFigure[],
  square: number,
): void {
  for (const { figure, x, y, size } of standing(board, figures, square)) {
    drawFigure(context, figure, x, y, size, square);
  }
}

/** Where a figure stands and how large it is, on a canvas whose top left corner is that of square A1. */
export interface Standing {
  readonly figure: SceneFigure;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where all figures stand, those of one space together. */
export function standing(
  board: Board,
  figures: readonly SceneFigure[],
  square: number,
): Standing[] {
  const crowds = new Map<string, SceneFigure[]>();
  for (const figure of figures) {
    const place = figure.spaces.join();
    crowds.set(place, [...(crowds.get(place) ?? []), figure]);
  }
  return [...crowds.values()].flatMap((crowd) => {
    const box = boxOf(board, square, crowd[0]!.spaces);
    const centre = middle(box);
    const side = Math.min(box.width, box.height);
    if (crowd.length === 1) return [{ figure: crowd[0]!, ...centre, size: side * TOKEN }];
    return crowd.map((figure, index) => ({
      figure,
      x: centre.x + (index % 2 === 0 ? -1 : 1) * side * 0.24,
      y: centre.y + (crowd.length === 2 ? 0 : (index < 2 ? -1 : 1) * side * 0.24),
      size: side * 0.52,
    }));
  });
}

/** Figures already drawn: most look the same from one picture to the next. */
const drawn = createLayers();

/** Draws a figure's token with its badges around a point; `square` is the side of the board's squares. */
export function drawFigure(
  context: SKRSContext2D,
  figure: SceneFigure,
  x: number,
  y: number,
  size: number,
  square: number,
): void {
  const { spaces: _, ...look } = figure;
  const side = Math.ceil(size * 1.7);
  const key = JSON.stringify([look, size, square]);
  const place = squareAround(x, y, side);
  drawn.draw(context, key, place, (painting) =>
    paintFigure(painting, figure, side / 2, side / 2, size, square),
  );
}

function paintFigure(
  context: SKRSContext2D,
  figure: SceneFigure,
  x: number,
  y: number,
  size: number,
  square: number,
): void {
  const small = figure.kind === 'ally' ? size * 0.8 : size;
  drawToken(context, tokenOf(figure), x, y, small);
  const radius = small / 2;
  const badge = Math.max(LEAST_BADGE, Math.min(small, square) * BADGE);
  // Badges hardly leave the token: anything beside it would be drawn over them.
  const corner = radius - badge * 0.28;
  if (figure.colour) {
    drawLetter(context, figure.colour, x - corner, y - corner, badge);
  }
  const isRoomy = small >= ROOMY;
  if (figure.armor && isRoomy) {
    const armor = { shape: 'shield', face: GAUGE.armor, text: String(figure.armor) } as const;
    drawBadge(context, armor, x + corner, y - corner, badge);
  }
  if (figure.isMarked) drawMarked(context, x - corner, y - corner, badge);
  if (figure.threat && isRoomy) {
    const threat = { shape: 'diamond', face: GAUGE.threat, text: String(figure.threat) } as const;
    drawBadge(context, threat, x - corner, y + corner, badge * 1.1);
  }
  if (figure.isExhausted) {
    drawIcon(context, COUNT_ICONS.exhausted, x, y - radius * 0.1, small * 0.56, MARK.white);
  }
  drawGauge(context, figure, x, y + radius - Math.max(4, small * 0.1), radius);
  const { health } = figure;
  // Heroes' numbers stand below the board; a small token has room for the hero's shape alone.
  const isNumbered = health !== undefined && figure.kind !== 'hero' && isRoomy;
  if (!isNumbered && !figure.threatens) return;
  const left = isNumbered ? String(health.left) : '';
  const wide = isRoomy ? badge * (left.length > 1 ? TWO_DIGITS : 1) : small * BADGE;
  drawBadge(context, { ...countLook(figure), text: left }, x + corner, y + corner, wide);
}

/** The letter of a base's color, for those who can't tell colors apart. */
export function drawLetter(
  context: SKRSContext2D,
  colour: Colour,
  x: number,
  y: number,
  size: number,
): void {
  const text = colour[0]!.toUpperCase();
  drawBadge(context, { shape: 'disc', face: BASE_RINGS[colour], text }, x, y, size);
}

/** A bar of health or progress with its middle at a point, as wide as fits into a token of this radius. */
function drawGauge(
  context: SKRSContext2D,
  { health, progress }: SceneFigure,
  x: number,
  y: number,
  radius: number,
): void {
  const height = Math.max(5, radius * 0.26);
  const box = { x: x - radius * 0.86, y: y - height / 2, width: radius * 1.56, height };
  if (health) {
    const colours = { full: GAUGE.health, empty: GAUGE.healthLost };
    drawBar(context, box, health.left, health.most, colours);
  } else if (progress) {
    const colours = { full: INK.gold, empty: INK.woodDark };
    drawBar(context, box, progress.done, progress.needed, colours);
  }
}

/** What the number at a token's foot is written on: the shape and color of the hero in whose threat area it lies. */
function countLook({ threatens }: SceneFigure): Pick<Token, 'shape' | 'face' | 'ink'> {
  if (!threatens) return { shape: 'disc', face: GAUGE.healthBehindNumbers, ink: MARK.white };
  const { shape, face } = heroToken(threatens.hero);
  return { shape, face };
}

/** A crosshair at the edge of the token of a hero whom a card has marked. */
export function drawMarked(context: SKRSContext2D, x: number, y: number, size: number): void {
  drawBadge(context, { shape: 'disc', face: GAUGE.health, text: '' }, x, y, size);
  drawIcon(context, COUNT_ICONS.marked, x, y, size * 0.78, MARK.white);
}

/** A figure's token, without what it carries at its edge. */
export function tokenOf(figure: SceneFigure): Token {
  const glow = figure.isActive ? { glow: MARK.yellow } : {};
  const faint = { isFaint: figure.isExhausted ?? false };
  const condition = figure.health ? { condition: conditionOf(figure.health) } : {};
  if (figure.kind === 'hero') {
    return { ...heroToken(figure.definition), ...condition, ...glow, ...faint };
  }
  const icon = figureIcon(figure.kind, figure.definition);
  const ring = figure.colour ? BASE_RINGS[figure.colour] : RINGS[figure.kind];
  const shape = FIGURE_SHAPES[figure.kind];
  const person = personOf(figure.definition);
  const portrait = person ? { person, ...condition } : {};
  return { shape, ring, icon, face: FACES[figure.kind], ...portrait, ...glow, ...faint };
}

/** Rings of figures without a base color. */
const RINGS = {
  ally: MARK.white,
  minion: '#9aa3b5',
  lurker: '#c4b5e8',
  villain: '#ff4d5e',
  quarry: MARK.yellow,
  rival: MARK.orange,
  trap: MARK.orange,
} as const;

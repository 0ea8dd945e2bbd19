import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawBar } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { createLayers } from '../../../picture/layers.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import { drawBadge, drawToken, type Token } from '../../../picture/token.ts';
import type { Board } from '../rules/board/board.ts';
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

/** Width of a badge in squares: its text can be read on a phone, and it covers only a corner. */
const BADGE = 0.42;
/** The side of a square from which numbers can be read. */
const READABLE = 60;

/** Draws all figures; several on one space are drawn smaller, side by side. */
export function drawFigures(
  context: SKRSContext2D,
  board: Board,
  figures: readonly SceneFigure[],
  square: number,
): void {
  const crowds = new Map<string, SceneFigure[]>();
  for (const figure of figures) {
    const place = figure.spaces.join();
    crowds.set(place, [...(crowds.get(place) ?? []), figure]);
  }
  for (const crowd of crowds.values()) {
    const box = boxOf(board, square, crowd[0]!.spaces);
    const centre = middle(box);
    const side = Math.min(box.width, box.height);
    if (crowd.length === 1) {
      drawFigure(context, crowd[0]!, centre.x, centre.y, side * TOKEN, square);
      continue;
    }
    for (const [index, figure] of crowd.entries()) {
      const x = centre.x + (index % 2 === 0 ? -1 : 1) * side * 0.24;
      const y = centre.y + (crowd.length === 2 ? 0 : (index < 2 ? -1 : 1) * side * 0.24);
      drawFigure(context, figure, x, y, side * 0.52, square);
    }
  }
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
  const place = {
    x: Math.round(x - side / 2),
    y: Math.round(y - side / 2),
    width: side,
    height: side,
  };
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
  const badge = Math.min(small, square) * BADGE;
  // Badges stay within the token: anything beside it would be drawn over them.
  const corner = radius - badge * 0.45;
  if (figure.colour) {
    const letter = { shape: 'disc', face: BASE_RINGS[figure.colour] } as const;
    const text = figure.colour[0]!.toUpperCase();
    drawBadge(context, { ...letter, text }, x - corner, y - corner, badge);
  }
  if (figure.armor) {
    const armor = { shape: 'shield', face: GAUGE.armor, text: String(figure.armor) } as const;
    drawBadge(context, armor, x + corner, y - corner, badge);
  }
  if (figure.isMarked) drawMarked(context, x - corner, y - corner, badge);
  if (figure.threat) {
    const threat = { shape: 'diamond', face: GAUGE.threat, text: String(figure.threat) } as const;
    drawBadge(context, threat, x - corner, y + radius * 0.14, badge * 1.1);
  }
  if (figure.isExhausted) {
    drawIcon(context, COUNT_ICONS.exhausted, x, y - radius * 0.1, small * 0.56, MARK.white);
  }
  drawGauge(context, figure, x, y + radius - Math.max(4, small * 0.1), radius);
  const { health } = figure;
  const left = health && square >= READABLE ? String(health.left) : '';
  if (left || figure.threatens) {
    drawBadge(context, { ...countLook(figure), text: left }, x + corner, y + corner, badge);
  }
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
  if (!threatens) return { shape: 'disc', face: GAUGE.health, ink: MARK.white };
  const { shape, face } = heroToken(threatens.hero);
  return { shape, face };
}

/** A crosshair at the edge of the token of a hero whom a card has marked. */
export function drawMarked(context: SKRSContext2D, x: number, y: number, size: number): void {
  drawBadge(context, { shape: 'disc', face: GAUGE.health, text: '' }, x, y, size);
  drawIcon(context, COUNT_ICONS.marked, x, y, size * 0.78, MARK.white);
}

function tokenOf(figure: SceneFigure): Token {
  const glow = figure.isActive ? { glow: MARK.yellow } : {};
  const faint = { isFaint: figure.isExhausted ?? false };
  if (figure.kind === 'hero') {
    return { ...heroToken(figure.definition), ...glow, ...faint };
  }
  const icon = figureIcon(figure.kind, figure.definition);
  const ring = figure.colour ? BASE_RINGS[figure.colour] : RINGS[figure.kind];
  const shape = FIGURE_SHAPES[figure.kind];
  return { shape, ring, icon, face: FACES[figure.kind], ...glow, ...faint };
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

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import {
  drawSky,
  drawTiles,
  ENDING_WIDTH,
  moreRoomFor,
  type Sky,
  type Tile,
  writeTitle,
} from '../../../../picture/ending.ts';
import { drawBar } from '../../../../picture/gauges.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, MARK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawToken, type Token } from '../../../../picture/token.ts';
import { COUNT_ICONS, FIGURE_SHAPES, figureIcon, heroToken } from '../symbols.ts';

/** How a match ended. */
export interface EndingScene {
  readonly won: boolean;
  readonly title: string;
  /** The game and the quest. */
  readonly played: string;
  /** Why the match ended. */
  readonly text: string;
  readonly heroes: readonly EndingFigure[];
  readonly villain: EndingFigure;
  /** How far the quest had come. */
  readonly progress: string;
  /** Numbers worth boasting about. */
  readonly deeds: readonly Tile[];
}

export interface EndingFigure {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly most: number;
  /** "stood", "fell", "never showed up". */
  readonly fate: string;
  readonly isDown: boolean;
  /** Whether that is what the heroes wanted. */
  readonly isGood: boolean;
}

const HEIGHT = 1048;
const STAGE = 370;
const PROGRESS = 772;
const DEEDS = 862;
const EDGE = 36;

const SKIES: Readonly<Record<'won' | 'lost', Sky>> = {
  won: { above: '#2b3a63', horizon: '#8a5f33', ink: INK.gold, icon: 'sunrise' },
  lost: { above: '#10131c', horizon: '#3b1420', ink: GAUGE.health, icon: 'evil-moon' },
};

/** Draws victory or defeat: who stood, who fell, why it ended, and what there is to boast about. */
export function drawEnding(scene: EndingScene): Canvas {
  const lower = moreRoomFor(scene.text);
  const canvas = createCanvas(ENDING_WIDTH, HEIGHT + lower);
  const context = canvas.getContext('2d');
  const { won, title, played, text } = scene;
  drawSky(context, HEIGHT + lower, SKIES[won ? 'won' : 'lost']);
  writeTitle(context, { title, above: played, text }, won ? INK.gold : '#ff6b70');
  context.translate(0, lower);
  drawStage(context, scene);
  drawProgress(context, scene.progress);
  const deeds = { x: EDGE, y: DEEDS, width: ENDING_WIDTH - EDGE * 2, height: 150 };
  drawTiles(context, scene.deeds, deeds);
  return canvas;
}

/** The heroes on the left, the villain on the right. */
function drawStage(context: SKRSContext2D, { heroes, villain }: EndingScene): void {
  const step = (ENDING_WIDTH - EDGE * 2) / (heroes.length + 1);
  for (const [index, hero] of heroes.entries()) {
    drawFigure(context, hero, heroToken(hero.id), EDGE + step * (index + 0.5), step);
  }
  const token: Token = {
    shape: FIGURE_SHAPES.villain,
    ring: '#ff4d5e',
    face: '#6b1226',
    icon: figureIcon('villain', villain.id),
    ...(villain.isDown ? {} : { glow: GAUGE.health }),
  };
  drawFigure(context, villain, token, EDGE + step * (heroes.length + 0.5), step);
}

function drawFigure(
  context: SKRSContext2D,
  figure: EndingFigure,
  token: Token,
  x: number,
  width: number,
): void {
  const y = STAGE + 118;
  const size = Math.min(200, width * 0.82);
  drawToken(context, { ...token, isFaint: figure.isDown }, x, y, size);
  if (figure.isDown) drawIcon(context, 'skull-crossed-bones', x, y, size * 0.66, MARK.white);
  const style = { align: 'center', rim: '#0b0c11b0' } as const;
  writeLine(context, figure.name, x, STAGE + 262, width - 16, { ...style, size: 44, least: 24 });
  writeLine(context, figure.fate, x, STAGE + 308, width - 16, {
    ...style,
    size: 34,
    least: 22,
    colour: figure.isGood ? '#9be08a' : '#ff8f93',
  });
  if (figure.most === 0) return;
  const bar = { x: x - 85, y: STAGE + 338, width: 170, height: 34 };
  drawBar(context, bar, figure.left, figure.most, { full: GAUGE.health, empty: GAUGE.healthLost });
  writeLine(context, `${figure.left}/${figure.most}`, x, STAGE + 355, 160, {
    size: 30,
    align: 'center',
  });
}

function drawProgress(context: SKRSContext2D, progress: string): void {
  const box = { x: EDGE, y: PROGRESS, width: ENDING_WIDTH - EDGE * 2, height: 74 };
  drawPanel(context, box);
  const y = box.y + box.height / 2;
  drawIcon(context, COUNT_ICONS.quest, box.x + 46, y, 50, INK.parchment);
  writeLine(context, progress, box.x + 88, y, box.width - 110, { size: 36, least: 24 });
}

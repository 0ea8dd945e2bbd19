import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawBar } from '../../../../picture/gauges.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, MARK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine, writeParagraph } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { FIGURE_SHAPES, figureIcon, heroToken } from '../symbols.ts';

/** How a match ended. */
export interface EndingScene {
  readonly won: boolean;
  readonly title: string;
  /** How it turned. */
  readonly text: string;
  readonly heroes: readonly EndingFigure[];
  readonly villain: EndingFigure & { readonly isDefeated: boolean };
  /** Figures worth boasting of, a line each. */
  readonly deeds: readonly string[];
}

export interface EndingFigure {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly most: number;
}

const WIDTH = 1048;
const HEIGHT = 900;
const STAGE = { y: 300, height: 300 } as const;

/** Draws victory or defeat: who stood, who fell, and how it turned. */
export function drawEnding(scene: EndingScene): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  drawSky(context, scene.won);
  writeLine(context, scene.title, WIDTH / 2, 110, WIDTH - 80, {
    size: 150,
    least: 80,
    face: 'heading',
    align: 'center',
    colour: scene.won ? INK.gold : GAUGE.health,
    rim: INK.outline,
  });
  const text = { x: 90, y: 196, width: WIDTH - 180, height: 92 };
  writeParagraph(context, scene.text, text, { size: 34, least: 24, align: 'center', weight: 400 });
  drawStage(context, scene);
  drawDeeds(context, scene.deeds);
  return canvas;
}

function drawSky(context: SKRSContext2D, won: boolean): void {
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, won ? '#2b3a63' : '#10131c');
  sky.addColorStop(0.55, won ? '#a5713a' : '#3b1420');
  sky.addColorStop(0.7, won ? '#5d4426' : '#1c0d15');
  sky.addColorStop(1, INK.night);
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const icon = won ? 'sunrise' : 'evil-moon';
  context.globalAlpha = 0.22;
  drawIcon(context, icon, WIDTH / 2, 330, 620, won ? INK.gold : GAUGE.health);
  context.globalAlpha = 1;
}

/** The heroes on the left, the villain on the right. */
function drawStage(context: SKRSContext2D, { heroes, villain, won }: EndingScene): void {
  const places = heroes.length + 1;
  const step = WIDTH / (places + 0.5);
  const y = STAGE.y + 120;
  for (const [index, hero] of heroes.entries()) {
    const x = step * (index + 0.75);
    drawToken(context, { ...heroToken(hero.id), isFaint: hero.left === 0 }, x, y, 150);
    if (hero.left === 0) drawIcon(context, 'skull-crossed-bones', x, y, 96, MARK.white);
    drawName(context, hero, x, y + 112, step);
  }
  const x = step * (heroes.length + 0.75);
  const token = {
    shape: FIGURE_SHAPES.villain,
    ring: '#ff4d5e',
    face: '#6b1226',
    icon: figureIcon('villain', villain.id),
    isFaint: villain.isDefeated,
    ...(won || villain.isDefeated ? {} : { glow: GAUGE.health }),
  };
  drawToken(context, token, x, y, 170);
  if (villain.isDefeated) drawIcon(context, 'skull-crossed-bones', x, y, 96, MARK.white);
  drawName(context, villain, x, y + 112, step);
}

function drawName(
  context: SKRSContext2D,
  { name, left, most }: EndingFigure,
  x: number,
  y: number,
  width: number,
): void {
  writeLine(context, name, x, y, width - 16, { size: 36, least: 22, align: 'center' });
  if (most === 0) return;
  const bar = { x: x - 70, y: y + 26, width: 140, height: 26 };
  drawBar(context, bar, left, most, { full: GAUGE.health, empty: GAUGE.healthLost });
  writeLine(context, `${left}/${most}`, x, y + 39, 130, { size: 22, align: 'center' });
}

function drawDeeds(context: SKRSContext2D, deeds: readonly string[]): void {
  const box = { x: 40, y: STAGE.y + STAGE.height + 20, width: WIDTH - 80, height: 250 };
  drawPanel(context, box);
  const text = { x: box.x + 28, y: box.y + 18, width: box.width - 56, height: box.height - 30 };
  writeParagraph(context, deeds.join('\n'), text, { size: 32, least: 22, weight: 400 });
}

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
import { conditionOf } from '../../../../picture/faces/part.ts';
import { drawBar } from '../../../../picture/gauges.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, MARK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { drawFoot, footHeight, type PosterFoot } from '../../../../picture/poster/foot.ts';
import { writeLine, writeParagraph } from '../../../../picture/text.ts';
import { drawToken, type Token } from '../../../../picture/token.ts';
import { personOf } from '../faces.ts';
import { COUNT_ICONS, FIGURE_SHAPES, figureIcon, heroToken } from '../symbols.ts';
import { drawRoad, type EndingRoad, ROAD_HEIGHT } from './road.ts';

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
  /** The campaign that the quest belongs to; null if it stands alone. */
  readonly road: EndingRoad | null;
  readonly foot: PosterFoot;
}

export interface EndingFigure {
  readonly id: string;
  readonly name: string;
  /** Whose hero it is; empty if nobody knows, and for the villain. */
  readonly player: string;
  readonly left: number;
  readonly most: number;
  /** "stood", "fell", "never came". */
  readonly fate: string;
  readonly isDown: boolean;
  /** Whether that is what the heroes wanted. */
  readonly isGood: boolean;
}

const STAGE = 370;
/** The line with the players' names, if they are known. */
const PLAYER = 46;
/** From the stage to what is below it. */
const PROGRESS = 402;
const PROGRESS_HEIGHT = 74;
const DEEDS_HEIGHT = 150;
const GAP = 16;
const EDGE = 36;
/** How much more room the villain has than a hero: its name is longer. */
const VILLAIN_WIDTH = 1.35;

const SKIES: Readonly<Record<'won' | 'lost', Sky>> = {
  won: { above: '#2b3a63', horizon: '#8a5f33', ink: INK.gold, icon: 'sunrise' },
  lost: { above: '#10131c', horizon: '#3b1420', ink: GAUGE.health, icon: 'evil-moon' },
};

/**
 * Draws victory or defeat: who stood, who fell, why it ended, what there is to boast about, the road so far, and
 * the blow that decided it.
 */
export function drawEnding(scene: EndingScene): Canvas {
  const { won, title, played, text, heroes, road, foot } = scene;
  const stage = STAGE + moreRoomFor(text);
  const names = heroes.some(({ player }) => player !== '') ? PLAYER : 0;
  const progress = stage + names + PROGRESS;
  const deeds = progress + PROGRESS_HEIGHT + GAP;
  const below = deeds + DEEDS_HEIGHT;
  const bottom = below + (road ? GAP + ROAD_HEIGHT : 0);
  const height = bottom + footHeight(foot);
  const canvas = createCanvas(ENDING_WIDTH, height);
  const context = canvas.getContext('2d');
  drawSky(context, height, SKIES[won ? 'won' : 'lost']);
  writeTitle(context, { title, above: played, text }, won ? INK.gold : '#ff6b70');
  drawStage(context, scene, { y: stage, names });
  drawProgress(context, scene.progress, progress);
  const plates = { x: EDGE, width: ENDING_WIDTH - EDGE * 2 };
  drawTiles(context, scene.deeds, { ...plates, y: deeds, height: DEEDS_HEIGHT });
  if (road) drawRoad(context, road, { ...plates, y: below + GAP });
  drawFoot(context, foot, bottom);
  return canvas;
}

/** Where the stage begins, and how much room the players' names have on it. */
interface Stage {
  readonly y: number;
  readonly names: number;
}

/** The heroes on the left, the villain on the right. */
function drawStage(context: SKRSContext2D, { heroes, villain }: EndingScene, stage: Stage): void {
  const step = (ENDING_WIDTH - EDGE * 2) / (heroes.length + VILLAIN_WIDTH);
  for (const [index, hero] of heroes.entries()) {
    const column = { x: EDGE + step * (index + 0.5), width: step };
    drawFigure(context, hero, heroToken(hero.id), stage, column);
    const style = { ...NAME, size: 36, colour: INK.gold } as const;
    const y = stage.y + 308;
    if (hero.player !== '') writeLine(context, hero.player, column.x, y, step - 14, style);
    writeLine(context, hero.name, column.x, stage.y + 262, step - 14, { ...NAME, size: 44 });
  }
  const person = personOf(villain.id);
  const token: Token = {
    shape: FIGURE_SHAPES.villain,
    ring: '#ff4d5e',
    face: '#6b1226',
    icon: figureIcon('villain', villain.id),
    ...(person ? { person } : {}),
    ...(villain.isDown ? {} : { glow: GAUGE.health }),
  };
  const width = step * VILLAIN_WIDTH;
  const x = EDGE + step * heroes.length + width / 2;
  drawFigure(context, villain, token, stage, { x, width });
  const box = {
    x: x - width / 2 + 4,
    y: stage.y + 232,
    width: width - 8,
    height: 56 + stage.names,
  };
  writeParagraph(context, villain.name, box, { ...NAME, size: 44 });
}

const NAME = { least: 30, align: 'center', rim: '#0b0c11b0' } as const;

/** Somebody as they stand, how they fared, and their health; their name is written by whoever has room for it. */
function drawFigure(
  context: SKRSContext2D,
  figure: EndingFigure,
  token: Token,
  stage: Stage,
  { x, width }: { x: number; width: number },
): void {
  const y = stage.y + 118;
  const size = Math.min(200, width * 0.82);
  // Who never showed up has no health to lose.
  const stands = figure.most > 0 ? conditionOf(figure) : 'well';
  const condition = figure.isDown ? 'defeated' : stands;
  drawToken(context, { ...token, condition, isFaint: figure.isDown && !token.person }, x, y, size);
  if (figure.isDown) {
    const [across, down] = token.person ? [x + size * 0.3, y + size * 0.3] : [x, y];
    const skull = size * (token.person ? 0.4 : 0.66);
    drawIcon(context, 'skull-crossed-bones', across, down, skull, MARK.white);
  }
  const lower = stage.y + stage.names;
  writeLine(context, figure.fate, x, lower + 310, width - 12, {
    ...NAME,
    size: 34,
    colour: figure.isGood ? '#9be08a' : '#ff8f93',
  });
  if (figure.most === 0) return;
  const bar = { x: x - 85, y: lower + 338, width: 170, height: 38 };
  drawBar(context, bar, figure.left, figure.most, { full: GAUGE.health, empty: GAUGE.healthLost });
  writeLine(context, `${figure.left}/${figure.most}`, x, lower + 358, 160, {
    size: 32,
    align: 'center',
    rim: INK.outline,
  });
}

function drawProgress(context: SKRSContext2D, progress: string, top: number): void {
  const box = { x: EDGE, y: top, width: ENDING_WIDTH - EDGE * 2, height: PROGRESS_HEIGHT };
  drawPanel(context, box);
  const y = box.y + box.height / 2;
  drawIcon(context, COUNT_ICONS.quest, box.x + 46, y, 50, INK.parchment);
  writeLine(context, progress, box.x + 88, y, box.width - 110, { size: 36, least: 30 });
}

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { CardFace } from '../../../../picture/card-face.ts';
import { drawRows, heightOfRows, rowsOf } from '../../../../picture/card-rows.ts';
import { INK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawCountry, type Journey } from '../../picture/campaign/country/country.ts';
import { COUNTRY_HEIGHT } from '../../picture/campaign/country/land.ts';
import { writeHead } from '../../picture/campaign/home.ts';
import { EDGE, type Heading, INNER, WIDTH } from './stage.ts';

/** The road ahead: the quests, the next one, and the enemy upgrades that are in force. */
export interface RoadScene extends Heading, Journey {
  readonly scene: 'road';
  readonly next: { readonly title: string; readonly line: string } | null;
  /** Heading of the enemy upgrades. */
  readonly enemies: string;
  readonly cards: readonly CardFace[];
}

const NEXT = 140;
const TITLE = 84;

export function drawRoadScene(scene: RoadScene): Canvas {
  const rows = rowsOf(scene.cards);
  const next = scene.next ? NEXT : 0;
  const enemies = COUNTRY_HEIGHT + next;
  const height = enemies + TITLE + heightOfRows(rows) + EDGE;
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.night;
  context.fillRect(0, 0, WIDTH, height);
  drawCountry(context, scene);
  writeHead(context, scene);
  if (scene.next) drawNext(context, scene.next, COUNTRY_HEIGHT);
  writeLine(context, scene.enemies, EDGE, enemies + TITLE / 2, INNER, {
    size: 44,
    least: 30,
    face: 'heading',
    colour: '#ff9a9d',
    rim: INK.outline,
  });
  drawRows(context, rows, enemies + TITLE);
  return canvas;
}

function drawNext(
  context: SKRSContext2D,
  { title, line }: NonNullable<RoadScene['next']>,
  y: number,
): void {
  drawPanel(context, { x: EDGE, y, width: INNER, height: NEXT - 16 }, { edge: INK.gold });
  writeLine(context, title, WIDTH / 2, y + 42, INNER - 40, {
    size: 50,
    least: 34,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
  });
  writeLine(context, line, WIDTH / 2, y + 92, INNER - 40, {
    size: 36,
    least: 30,
    weight: 400,
    align: 'center',
  });
}

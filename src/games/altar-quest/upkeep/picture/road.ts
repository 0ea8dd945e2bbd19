import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { CardFace } from '../../../../picture/card-face.ts';
import { drawRows, heightOfRows, rowsOf } from '../../../../picture/card-rows.ts';
import { INK } from '../../../../picture/palette.ts';
import { drawPanel } from '../../../../picture/panel.ts';
import { writeLine } from '../../../../picture/text.ts';
import { drawRoad, ROAD_HEIGHT, type Station } from '../../picture/campaign/stations.ts';
import { EDGE, type Heading, INNER, setStage, TOP, WIDTH } from './stage.ts';

/** The road ahead: the quests, the next one, and the enemy upgrades that are in force. */
export interface RoadScene extends Heading {
  readonly scene: 'road';
  readonly stations: readonly Station[];
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
  const enemies = TOP + ROAD_HEIGHT + next;
  const height = enemies + TITLE + heightOfRows(rows) + EDGE;
  const { canvas, context } = setStage(scene, height, {
    above: '#20304a',
    horizon: '#3f3a2c',
    ink: INK.gold,
    icon: 'path-distance',
  });
  drawRoad(context, scene.stations, { x: EDGE, y: TOP, width: INNER });
  if (scene.next) drawNext(context, scene.next, TOP + ROAD_HEIGHT);
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

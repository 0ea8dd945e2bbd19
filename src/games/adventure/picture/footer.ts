import type { SKRSContext2D } from '@napi-rs/canvas';
import { conditionOf } from '../../../picture/faces/part.ts';
import { drawBar } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { GAUGE, INK } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import { drawToken } from '../../../picture/token.ts';
import { drawLevel } from './emblem.ts';
import { MAP_WIDTH } from './land/geometry.ts';
import { characterToken, VALUE_LOOKS } from './looks.ts';
import { drawMarker } from './pieces.ts';
import type { MapScene, SceneStanding, SceneTracked } from './scene.ts';

const EDGE = 14;
const HEADING = 46;
const ROW = 76;
const STANDING = 92;
const COLUMNS = 2;

const rowsOf = (count: number): number => Math.ceil(count / COLUMNS);

/** In units of the map: as high as the track and the characters need. */
export const heightOfFooter = ({
  track,
  standings,
}: Pick<MapScene, 'track' | 'standings'>): number =>
  EDGE * 2 +
  rowsOf(standings.length) * (STANDING + 8) +
  HEADING +
  rowsOf(track.length) * ROW +
  EDGE;

/** Below the map: everyone's standing, and the track of undefeated encounters with their names. */
export function drawFooter(context: SKRSContext2D, scene: MapScene, top: number): void {
  const { standings, track, words } = scene;
  context.fillStyle = INK.panel;
  context.fillRect(0, top, MAP_WIDTH, heightOfFooter(scene));
  context.fillStyle = INK.gold;
  context.fillRect(0, top, MAP_WIDTH, 3);
  const width = (MAP_WIDTH - EDGE * (COLUMNS + 1)) / COLUMNS;
  for (const [index, standing] of standings.entries()) {
    drawStanding(context, standing, {
      x: EDGE + (index % COLUMNS) * (width + EDGE),
      y: top + EDGE + Math.floor(index / COLUMNS) * (STANDING + 8),
      width,
      height: STANDING,
    });
  }
  const below = top + EDGE * 2 + rowsOf(standings.length) * (STANDING + 8);
  writeLine(
    context,
    track.length === 0 ? words.noTrack : words.track,
    EDGE + 8,
    below + HEADING / 2 - 4,
    MAP_WIDTH - EDGE * 2,
    { size: 34, least: 29, face: 'heading', colour: track.length === 0 ? INK.quiet : INK.gold },
  );
  for (const [index, tracked] of track.entries()) {
    const x = EDGE + (index % COLUMNS) * (width + EDGE);
    const y = below + HEADING + (Math.floor(index / COLUMNS) + 0.5) * ROW;
    drawTracked(context, tracked, scene.names[tracked.space] ?? '', { x, y, width });
  }
}

/** A marker with the name of the encounter and its level, and below the name where it is. */
function drawTracked(
  context: SKRSContext2D,
  tracked: SceneTracked,
  place: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  drawMarker(context, tracked, x + 30, y, 50);
  drawLevel(context, tracked.level, x + 76, y - 16, 28);
  writeLine(context, tracked.name, x + 98, y - 16, width - 102, { size: 31, least: 29 });
  const lies = { size: 29, weight: 400, colour: INK.quiet } as const;
  writeLine(context, place, x + 64, y + 18, width - 68, lies);
}

function drawStanding(context: SKRSContext2D, standing: SceneStanding, box: TextBox): void {
  const { x, y, width, height } = box;
  const edge = standing.isActive ? { edge: INK.gold, edgeWidth: 5 } : {};
  drawPanel(context, box, { face: '#2a3040', ...edge });
  const condition = conditionOf(standing.health);
  const token = { ...characterToken(standing.character), condition };
  drawToken(context, token, x + 46, y + height / 2, 70);
  const left = x + 90;
  drawLevel(context, standing.level, left + 14, y + 28, 32);
  const valor = { size: 38, align: 'right', colour: INK.gold } as const;
  const end = x + width - 14;
  const taken = writeLine(context, `${standing.valor}/${standing.goal}`, end, y + 28, 110, valor);
  drawIcon(context, VALUE_LOOKS.valor.icon, end - taken - 26, y + 27, 42, VALUE_LOOKS.valor.colour);
  writeLine(context, standing.name, left + 38, y + 28, end - taken - 60 - left - 38, {
    size: 34,
    least: 29,
    face: 'heading',
  });
  const { left: health, most } = standing.health;
  const bar = { x: left, y: y + 52, width: end - left, height: 30 };
  drawBar(context, bar, health, most, { full: GAUGE.health, empty: GAUGE.healthLost });
  writeLine(context, `${health}/${most}`, left + bar.width / 2, y + 67, bar.width, {
    size: 29,
    align: 'center',
    rim: INK.outline,
  });
}

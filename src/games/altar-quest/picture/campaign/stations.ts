import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../picture/icons.ts';
import { GAUGE, INK, MARK, shaded } from '../../../../picture/palette.ts';
import { type TextBox, writeParagraph } from '../../../../picture/text.ts';
import { drawBadge, drawToken } from '../../../../picture/token.ts';
import { questIcon } from './quest-icons.ts';

/** A quest of a campaign as a station of its road. */
export interface Station {
  readonly number: number;
  /** Its deck; null if nobody knows yet. */
  readonly quest: string | null;
  readonly state: 'won' | 'lost' | 'next' | 'ahead';
  /** Empty if it is not known. */
  readonly title: string;
  /** The station in words. */
  readonly words: string;
}

/** Height of the road: two rows of three. */
export const ROAD_HEIGHT = 560;
const COLUMNS = 3;
const TOKEN = 130;

const LOOKS = {
  won: { ring: MARK.green, face: '#2f6b4f', ink: '#e8fff4', mark: 'laurels' },
  lost: { ring: GAUGE.health, face: '#5b2730', ink: '#ffd9da', mark: 'skull-crossed-bones' },
  next: { ring: INK.gold, face: '#6b5520', ink: '#fff3cf', mark: null },
  ahead: { ring: INK.rockEdge, face: INK.rock, ink: INK.quiet, mark: null },
} as const;

/** Draws the road there and back: three stations above from the left, three below from the right. */
export function drawRoad(
  context: SKRSContext2D,
  stations: readonly Station[],
  { x, y, width }: Pick<TextBox, 'x' | 'y' | 'width'>,
): void {
  const places = stations.map((station, index) => {
    const row = Math.floor(index / COLUMNS);
    const along = row % 2 === 0 ? index % COLUMNS : COLUMNS - 1 - (index % COLUMNS);
    return {
      station,
      x: x + (width / COLUMNS) * (along + 0.5),
      y: y + 80 + row * (ROAD_HEIGHT / 2),
    };
  });
  drawWay(context, places, width);
  for (const { station, ...at } of places) drawStation(context, station, at, width / COLUMNS);
}

/** The way between them, trodden as far as they have come. */
function drawWay(
  context: SKRSContext2D,
  places: readonly { station: Station; x: number; y: number }[],
  width: number,
): void {
  context.save();
  context.lineCap = 'round';
  context.lineWidth = 16;
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    if (!from) continue;
    const isTrodden = to.station.state !== 'ahead';
    context.strokeStyle = isTrodden ? shaded(INK.gold, -0.45) : INK.rockEdge;
    context.setLineDash(isTrodden ? [] : [2, 34]);
    context.beginPath();
    context.moveTo(from.x, from.y);
    const bend = from.x === to.x ? width / COLUMNS / 2.2 : 0;
    context.bezierCurveTo(from.x + bend, from.y, to.x + bend, to.y, to.x, to.y);
    context.stroke();
  }
  context.restore();
}

function drawStation(
  context: SKRSContext2D,
  { number, quest, state, title }: Station,
  { x, y }: { x: number; y: number },
  width: number,
): void {
  const { ring, face, ink, mark } = LOOKS[state];
  drawToken(
    context,
    {
      shape: 'disc',
      ring,
      face,
      ink,
      ...(quest === null ? { letters: '?' } : { icon: questIcon(quest) }),
      ...(state === 'next' ? { glow: INK.gold } : {}),
    },
    x,
    y,
    TOKEN,
  );
  const badge = { shape: 'disc', face: ring, text: String(number) } as const;
  drawBadge(context, badge, x - TOKEN * 0.42, y - TOKEN * 0.38, 50);
  if (mark) {
    drawIcon(context, mark, x + TOKEN * 0.45 + 3, y - TOKEN * 0.35 + 3, 66, '#000000b0');
    drawIcon(context, mark, x + TOKEN * 0.45, y - TOKEN * 0.35, 66, shaded(ring, 0.25));
  }
  const box = { x: x - width / 2 + 10, y: y + TOKEN / 2 + 12, width: width - 20, height: 96 };
  writeParagraph(context, title, box, {
    size: 36,
    least: 30,
    align: 'center',
    colour: state === 'ahead' ? INK.quiet : INK.text,
  });
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../../../picture/icons.ts';
import { GAUGE, INK, MARK, shaded } from '../../../../../picture/palette.ts';
import { fitLine, type TextStyle, writeLine } from '../../../../../picture/text.ts';
import { drawBadge, drawToken } from '../../../../../picture/token.ts';
import { heroToken } from '../../symbols.ts';
import { questIcon } from '../quest-icons.ts';
import type { Station } from '../station.ts';
import { drawLandmark, type Light } from './landmarks.ts';
import type { Spot } from './way.ts';

interface Look {
  readonly light: Light;
  /** Of its number, its banner, and the line below its title. */
  readonly colour: string;
  readonly words: string;
  readonly mark: string | null;
}

const LOOKS: Readonly<Record<Station['state'], Look>> = {
  won: {
    light: { wall: '#59627a', roof: '#3b3350', window: '#ffd98a' },
    colour: MARK.green,
    words: '#8fe6c4',
    mark: 'laurels',
  },
  lost: {
    light: { wall: '#3d2f3d', roof: '#241b28', window: '#ff5b4f' },
    colour: GAUGE.health,
    words: '#ffa3a5',
    mark: 'skull-crossed-bones',
  },
  next: {
    light: { wall: '#4e5871', roof: '#302b45', window: '#ffc866' },
    colour: INK.gold,
    words: '#ffe2a0',
    mark: null,
  },
  ahead: {
    light: { wall: '#182036', roof: '#111829', window: '#9fc6ee' },
    colour: '#93a0b8',
    words: INK.quiet,
    mark: null,
  },
};

/** Draws what stands at a stop, and what happened there. */
export function drawStop(context: SKRSContext2D, station: Station, spot: Spot): void {
  const { light } = LOOKS[station.state];
  const isAhead = station.state === 'ahead';
  drawLandmark(context, station.number - 1, spot, light, isAhead ? 'one' : 'all');
  if (station.state === 'won' || station.state === 'lost') drawOutcome(context, station, spot);
}

/** A banner with the quest's symbol; those who fell lie before it. */
function drawOutcome(context: SKRSContext2D, station: Station, { x, y, scale }: Spot): void {
  const { colour, mark } = LOOKS[station.state];
  const isLost = station.state === 'lost';
  context.save();
  context.translate(x + 138 * scale, y);
  context.scale(scale, scale);
  if (isLost) context.rotate(-0.1);
  context.fillStyle = INK.woodDark;
  context.fillRect(-4, -158, 8, 166);
  context.fillStyle = shaded(colour, isLost ? -0.62 : -0.5);
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.beginPath();
  for (const [px, py] of isLost ? TORN : WHOLE) context.lineTo(px, py);
  context.closePath();
  context.fill();
  context.stroke();
  const icon = questIcon(station.quest ?? '');
  drawIcon(context, icon, 41, -112, 58, shaded(colour, 0.72));
  if (mark) {
    drawIcon(context, mark, 2, -160, 52, INK.outline);
    drawIcon(context, mark, 2, -162, 46, shaded(colour, 0.35));
  }
  context.restore();
  for (const [index, hero] of station.fell.entries()) {
    const at = { x: x - (158 + index * 54) * scale, y: y - 20 * scale };
    drawToken(context, { ...heroToken(hero), isFaint: true }, at.x, at.y, 62 * scale);
    drawIcon(context, 'skull-crossed-bones', at.x, at.y, 44 * scale, MARK.white);
  }
}

const WHOLE: readonly (readonly [number, number])[] = [
  [4, -152],
  [80, -152],
  [80, -58],
  [42, -76],
  [4, -58],
];
const TORN: readonly (readonly [number, number])[] = [
  [4, -152],
  [80, -150],
  [78, -84],
  [64, -96],
  [58, -62],
  [44, -90],
  [28, -66],
  [20, -84],
  [4, -70],
];

const TITLE: TextStyle = { size: 36, least: 30 };
const LINE: TextStyle = { size: 31, least: 30, weight: 400 };
const BADGE = 54;
/** The widest that a stop's words become. */
const WORDS = 410;

/** Writes a stop's number, its title and how it went, on a plate below it; one that lies ahead has only a number. */
export function writeStop(context: SKRSContext2D, station: Station, { x, y }: Spot): void {
  const { number, title, line, state } = station;
  const { colour, words } = LOOKS[state];
  const lines = [
    { text: title, style: { ...TITLE, colour: INK.text } },
    { text: line, style: { ...LINE, colour: words } },
  ].filter(({ text }) => text !== '');
  const badge = { shape: 'disc', face: colour, text: String(number) } as const;
  if (lines.length === 0) {
    drawBadge(context, badge, x, y + 46, BADGE);
    return;
  }
  const wide = Math.max(
    ...lines.map(({ text, style }) => fitLine(context, text, WORDS, style).width),
  );
  const width = wide + BADGE + 40;
  const height = lines.length * 42 + 12;
  const left = x - width / 2;
  context.fillStyle = '#0b0c11d9';
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(left, y + 26, width, height, 16);
  context.fill();
  context.stroke();
  drawBadge(context, badge, left + BADGE / 2 + 10, y + 26 + height / 2, BADGE);
  for (const [index, { text, style }] of lines.entries()) {
    writeLine(context, text, left + BADGE + 22, y + 26 + 27 + index * 42, WORDS, style);
  }
}

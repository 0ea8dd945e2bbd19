import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type CardArt, drawArt } from '../../../picture/card-art.ts';
import { drawSky, ENDING_WIDTH, moreRoomFor, writeTitle } from '../../../picture/ending.ts';
import { drawFace } from '../../../picture/faces/draw.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { faded, INK, MARK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { drawFoot, footHeight, type PosterFoot } from '../../../picture/poster/foot.ts';
import { leastHeight, type TextBox, writeLine, writeParagraph } from '../../../picture/text.ts';
import type { GodId } from '../rules/terms.ts';
import { drawBuilt } from './built.ts';
import { godFaceOf } from './faces.ts';
import { COUNTED, lookOf } from './looks.ts';

/** How a match ended; every word comes with it. */
export interface EndingScene {
  readonly title: string;
  /** The game, and how long it took. */
  readonly played: string;
  /** Why the match ended, and what settled a tie. */
  readonly text: string;
  /** The gods who rule now; nobody when humanity is left to itself. */
  readonly winners: readonly GodId[];
  /** The best first. */
  readonly players: readonly EndingPlayer[];
  /** What decided it; null if nothing that was built did. */
  readonly moment: EndingMoment | null;
  readonly foot: PosterFoot;
}

export interface EndingMoment {
  readonly title: string;
  /** Who has gained what, by which cards. */
  readonly line: string;
  readonly built: 'shrine' | 'active';
  /** Pictures of the cards that did it. */
  readonly cards: readonly CardArt[];
}

export interface EndingPlayer {
  readonly gods: readonly GodId[];
  readonly name: string;
  /** Who played them; empty if nobody knows. */
  readonly player: string;
  /** "3 of 5". */
  readonly score: string;
  readonly shrines: number;
  readonly active: number;
  /** What followers add. */
  readonly counted: number;
  /** Shrines and active Altars that make a board complete. */
  readonly goal: number;
  readonly hasWon: boolean;
}

const EDGE = 36;
const PORTRAIT = { y: 520, size: 270 } as const;
/** Where the list of players begins: higher when there is no winner to show. */
const PLAYERS = { withWinner: 700, withoutWinner: 390 } as const;
const ROW = 96;
/** The line with a player's name, if it is known. */
const PLAYER = 36;
const GAP = 14;

/** Draws who rules humanity now, and how near the others came. */
export function drawEnding(scene: EndingScene): Canvas {
  const { winners, players, moment, foot } = scene;
  const top = winners.length > 0 ? PLAYERS.withWinner : PLAYERS.withoutWinner;
  const lower = moreRoomFor(scene.text);
  const row = ROW + (players.some(({ player }) => player !== '') ? PLAYER : 0);
  const below = top + players.length * (row + GAP) - GAP;
  const bottom = below + heightOfMoment(moment);
  const height = lower + bottom + footHeight(foot);
  const canvas = createCanvas(ENDING_WIDTH, height);
  const context = canvas.getContext('2d');
  const colour = winners[0] ? MARK[lookOf(winners[0]).colour] : INK.iron;
  drawSky(context, height, {
    above: shaded(colour, -0.82),
    horizon: shaded(colour, -0.62),
    ink: colour,
    icon: winners.length > 0 ? 'sunrise' : 'sunset',
  });
  const { title, played, text } = scene;
  writeTitle(context, { title, above: played, text }, INK.gold);
  context.translate(0, lower);
  drawWinners(context, winners);
  for (const [index, player] of players.entries()) {
    const y = top + index * (row + GAP);
    drawPlayer(context, player, { x: EDGE, y, width: ENDING_WIDTH - EDGE * 2, height: row });
  }
  if (moment) drawMoment(context, moment, below);
  drawFoot(context, foot, bottom);
  return canvas;
}

/** The portraits of those who rule, in laurels. */
function drawWinners(context: SKRSContext2D, winners: readonly GodId[]): void {
  for (const [index, god] of winners.entries()) {
    const x = ENDING_WIDTH / 2 + (index - (winners.length - 1) / 2) * 340;
    const { icon, colour } = lookOf(god);
    const { y, size } = PORTRAIT;
    const light = context.createRadialGradient(x, y, size * 0.2, x, y, size * 0.75);
    light.addColorStop(0, faded(MARK[colour], 0.75));
    light.addColorStop(1, faded(MARK[colour], 0));
    context.fillStyle = light;
    context.fillRect(x - size, y - size * 0.75, size * 2, size * 1.5);
    drawIcon(context, 'laurels', x, y + 12, size * 1.22, INK.gold);
    context.beginPath();
    context.arc(x, y, size * 0.4, 0, Math.PI * 2);
    context.fillStyle = shaded(MARK[colour], -0.72);
    context.fill();
    context.lineWidth = 7;
    context.strokeStyle = INK.gold;
    context.stroke();
    const face = godFaceOf(god);
    if (face) drawFace(context, face, x, y, size * 0.78, { medallion: 'disc' });
    else drawIcon(context, icon, x, y, size * 0.52, MARK[colour]);
  }
}

/** A player's gods, what stands on their boards, and how near that is. */
function drawPlayer(context: SKRSContext2D, player: EndingPlayer, box: TextBox): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, player.hasWon ? { edge: INK.gold, edgeWidth: 5 } : {});
  const centre = y + height / 2;
  for (const [index, god] of player.gods.entries()) {
    const { icon, colour } = lookOf(god);
    const face = godFaceOf(god);
    const middle = x + 48 + index * 62;
    if (face) drawFace(context, face, middle, centre, 64, { medallion: 'disc' });
    else drawIcon(context, icon, middle, centre, 58, MARK[colour]);
  }
  const left = x + 92 + (player.gods.length - 1) * 62;
  const score = { size: 48, least: 30, align: 'right', colour: INK.gold } as const;
  writeLine(context, player.score, x + width - 24, centre, 150, score);
  const slot = Math.min(46, 240 / player.goal);
  const slots = x + width - 190 - slot * player.goal;
  const line = player.player === '' ? centre : centre - 22;
  const named = { size: 36, least: 30, colour: INK.text } as const;
  if (player.player !== '') {
    writeLine(context, player.player, left, centre + 26, slots - left - 14, named);
  }
  writeLine(context, player.name, left, line, slots - left - 14, {
    size: 42,
    least: 30,
    face: 'heading',
    colour: player.hasWon ? INK.gold : INK.text,
  });
  for (let spot = 0; spot < player.goal; spot++) {
    drawSlot(context, player, spot, slots + (spot + 0.5) * slot, centre, slot * 0.92);
  }
}

/** A Shrine, an active Altar, a follower who counts, or a place for one. */
function drawSlot(
  context: SKRSContext2D,
  player: EndingPlayer,
  spot: number,
  x: number,
  y: number,
  side: number,
): void {
  const { shrines, active, counted } = player;
  if (spot < shrines) drawBuilt(context, 'shrine', x, y, side);
  else if (spot < shrines + active) drawBuilt(context, 'active', x, y, side);
  else if (spot < shrines + active + counted)
    drawIcon(context, COUNTED.icon, x, y, side, COUNTED.colour);
  else drawBuilt(context, 'no-altar', x, y, side);
}

const HEADING = 72;
const MOMENT = { padding: 20, built: 120, art: { width: 116, height: 104 }, gap: 12 } as const;
const MOMENT_STYLE = { size: 38, least: 32, colour: INK.text } as const;
/** Cards of a larger Ritual are named, but not shown. */
const MOST_SHOWN = 3;

/** Where the words of a moment are, between what was built and the cards that did it. */
function wordsIn({ cards }: EndingMoment): Pick<TextBox, 'x' | 'width'> {
  const shown = Math.min(cards.length, MOST_SHOWN);
  const left = EDGE + MOMENT.padding * 2 + MOMENT.built;
  const right = EDGE + MOMENT.padding + shown * (MOMENT.art.width + MOMENT.gap);
  return { x: left, width: ENDING_WIDTH - left - right };
}

function heightOfPanel(moment: EndingMoment): number {
  const context = createCanvas(1, 1).getContext('2d');
  const words = leastHeight(context, moment.line, wordsIn(moment).width, MOMENT_STYLE);
  return Math.max(MOMENT.built, Math.ceil(words)) + MOMENT.padding * 2;
}

const heightOfMoment = (moment: EndingMoment | null): number =>
  moment ? GAP + HEADING + heightOfPanel(moment) : 0;

/** Draws what decided it: what was built, who has gained it, and by which cards. */
function drawMoment(context: SKRSContext2D, moment: EndingMoment, top: number): void {
  const { title, line, built, cards } = moment;
  const y = top + GAP;
  const heading = { size: 46, face: 'heading', align: 'center', colour: INK.parchment } as const;
  writeLine(context, title, ENDING_WIDTH / 2, y + HEADING / 2, ENDING_WIDTH - 80, heading);
  const height = heightOfPanel(moment);
  const panel = { x: EDGE, y: y + HEADING, width: ENDING_WIDTH - EDGE * 2, height };
  drawPanel(context, panel, { edge: INK.gold, edgeWidth: 3 });
  const centre = panel.y + height / 2;
  const { padding, art, gap } = MOMENT;
  drawBuilt(context, built, panel.x + padding + MOMENT.built / 2, centre, MOMENT.built);
  const words = wordsIn(moment);
  const taken = leastHeight(context, line, words.width, MOMENT_STYLE);
  const room = height - padding * 2;
  const box = { ...words, y: panel.y + padding + (room - taken) / 2, height: taken };
  writeParagraph(context, line, box, { ...MOMENT_STYLE, size: MOMENT_STYLE.least });
  for (const [index, card] of cards.slice(0, MOST_SHOWN).entries()) {
    const x = words.x + words.width + gap + index * (art.width + gap);
    drawArt(context, card, { x, y: centre - art.height / 2, ...art });
  }
}

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSky, ENDING_WIDTH, moreRoomFor, writeTitle } from '../../../picture/ending.ts';
import { conditionOf } from '../../../picture/faces/part.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { faded, INK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { drawFoot, footHeight, type PosterFoot } from '../../../picture/poster/foot.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import { drawToken } from '../../../picture/token.ts';
import type { CharacterId, Level } from '../rules/terms.ts';
import { drawLevel } from './emblem.ts';
import { characterLook, characterToken, VALUE_LOOKS } from './looks.ts';

/** How a match ended, including every word. */
export interface EndingScene {
  readonly title: string;
  /** The game, and how long it took. */
  readonly played: string;
  /** How it was decided, and what settled a tie. */
  readonly text: string;
  /** Who has won; empty if a match was given up. */
  readonly winners: readonly CharacterId[];
  /** The best first. */
  readonly players: readonly EndingPlayer[];
  readonly foot: PosterFoot;
}

export interface EndingPlayer {
  readonly character: CharacterId;
  readonly name: string;
  /** Who played them; empty if nobody knows. */
  readonly player: string;
  readonly health: { readonly left: number; readonly most: number };
  /** "4 quests, 1 trophy". */
  readonly deeds: string;
  readonly level: Level;
  readonly valor: number;
  readonly goal: number;
  readonly hasWon: boolean;
}

const EDGE = 36;
const PORTRAIT = { y: 530, size: 250 } as const;
/** Where the players begin: higher if there is no winner to show. */
const PLAYERS = { withWinner: 720, withoutWinner: 390 } as const;
const ROW = 140;
/** The line with a player's name, if it is known. */
const PLAYER = 42;
const GAP = 14;

/** Draws who has won, and how near the others came. */
export function drawEnding(scene: EndingScene): Canvas {
  const { title, played, text, winners, players, foot } = scene;
  const top = winners.length > 0 ? PLAYERS.withWinner : PLAYERS.withoutWinner;
  const lower = moreRoomFor(scene.text);
  const row = ROW + (players.some(({ player }) => player !== '') ? PLAYER : 0);
  const bottom = top + players.length * (row + GAP) - GAP;
  const height = lower + bottom + footHeight(foot);
  const canvas = createCanvas(ENDING_WIDTH, height);
  const context = canvas.getContext('2d');
  const [first] = winners;
  const colour = first === undefined ? INK.iron : characterLook(first).colour;
  drawSky(context, height, {
    above: shaded(colour, -0.82),
    horizon: shaded(colour, -0.6),
    ink: colour,
    icon: first === undefined ? 'sunset' : 'sunrise',
  });
  writeTitle(context, { title, above: played, text }, INK.gold);
  context.translate(0, lower);
  drawWinners(context, winners);
  for (const [index, player] of players.entries()) {
    const y = top + index * (row + GAP);
    drawPlayer(context, player, { x: EDGE, y, width: ENDING_WIDTH - EDGE * 2, height: row });
  }
  drawFoot(context, foot, bottom);
  return canvas;
}

/** The tokens of those who have won, in laurels. */
function drawWinners(context: SKRSContext2D, winners: readonly CharacterId[]): void {
  const { y, size } = PORTRAIT;
  for (const [index, character] of winners.entries()) {
    const apart = Math.min(340, (ENDING_WIDTH - size) / Math.max(1, winners.length - 1));
    const x = ENDING_WIDTH / 2 + (index - (winners.length - 1) / 2) * apart;
    const light = context.createRadialGradient(x, y, size * 0.2, x, y, size * 0.75);
    light.addColorStop(0, faded(characterLook(character).colour, 0.75));
    light.addColorStop(1, faded(characterLook(character).colour, 0));
    context.fillStyle = light;
    context.fillRect(x - size, y - size * 0.75, size * 2, size * 1.5);
    drawIcon(context, 'laurels', x, y + 12, size * 1.3, INK.gold);
    drawToken(context, characterToken(character), x, y, size * 0.7);
  }
}

/** A player's character as they stand, with level and deeds, and a wreath for each valor. */
function drawPlayer(context: SKRSContext2D, player: EndingPlayer, box: TextBox): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, player.hasWon ? { edge: INK.gold, edgeWidth: 5 } : {});
  const { left: healthLeft, most } = player.health;
  // Nobody is out of the race: who falls wakes up in the city.
  const condition = healthLeft > 0 ? conditionOf({ left: healthLeft, most }) : 'hurt';
  const token = { ...characterToken(player.character), condition };
  drawToken(context, token, x + 70, y + height / 2, 112);
  const left = x + 142;
  const score = { size: 52, least: 34, align: 'right', colour: INK.gold } as const;
  const named = { size: 36, least: 30, colour: INK.text } as const;
  if (player.player !== '') writeLine(context, player.player, left, y + 90, width - 166, named);
  const end = x + width - 24;
  const taken = writeLine(context, `${player.valor}/${player.goal}`, end, y + 42, 160, score);
  drawLevel(context, player.level, left + 18, y + 42, 38);
  writeLine(context, player.name, left + 48, y + 42, end - taken - left - 70, {
    size: 46,
    least: 32,
    face: 'heading',
    colour: player.hasWon ? INK.gold : INK.text,
  });
  const { icon } = VALUE_LOOKS.valor;
  const spots = Math.max(player.goal, player.valor);
  const side = Math.min(48, 420 / spots);
  for (let spot = 0; spot < spots; spot++) {
    const isWon = spot < player.valor;
    const across = left + (spot + 0.5) * side;
    drawIcon(context, icon, across, y + height - 38, side * 0.94, isWon ? INK.gold : '#4a4f60');
  }
  const words = {
    size: 31,
    least: 30,
    weight: 400,
    align: 'right',
    colour: INK.parchment,
  } as const;
  writeLine(context, player.deeds, end, y + height - 38, end - left - side * spots - 20, words);
}

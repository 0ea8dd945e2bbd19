import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Condition, conditionOf } from '../../../picture/faces/part.ts';
import { drawBar } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { GAUGE, INK, MARK, shaded } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { breakRuns, drawRichText, type RichText } from '../../../picture/rich-text.ts';
import { type TextBox, writeLine } from '../../../picture/text.ts';
import { type AttackType, COMBATANTS, type Combatant, type Level } from '../rules/terms.ts';
import { drawCombatDie } from './dice.ts';
import { colourOf, drawEmblem, drawLevel, type Emblem } from './emblem.ts';
import { ATTACK_TYPE_ICONS, DICE, VALUE_LOOKS } from './looks.ts';

/** The current state of a fight, including every word. */
export interface FightScene {
  /** "A fight at Fog Hollow". */
  readonly title: string;
  readonly sides: { readonly [side in Combatant]: FightSide };
  /** How it ended, and for whom; null while it goes on. */
  readonly result: { readonly text: string; readonly tone: 'won' | 'lost' | 'open' } | null;
}

export interface FightSide {
  readonly emblem: Emblem;
  readonly name: string;
  /** What it is: "Beast", "Human · Alliance". */
  readonly line: string;
  readonly level: Level;
  readonly values: {
    readonly attack: number;
    readonly type: AttackType;
    readonly defense: number;
    readonly damage: number;
  };
  /** For characters; an encounter falls to one damage. */
  readonly health: { readonly left: number; readonly most: number } | null;
  /** Null before the dice are rolled. */
  readonly die: number | null;
  /** "6 + 3 against 8: hits"; before the dice what it needs: "Hits on 5 or better". */
  readonly attackLine: string;
  /** Whether its attack has hit; null before it was made, or if it makes none. */
  readonly hits: boolean | null;
  /** What its die, its cards and its equipment have caused. */
  readonly triggered: readonly string[];
  readonly hasFallen: boolean;
}

const WIDTH = 1048;
const EDGE = 20;
const COLUMN = (WIDTH - EDGE * 3) / 2;
const TITLE = 84;
const HEAD = 292;
const VALUES = 84;
const DIE = 200;
const LINE = 52;
const WORDS = { size: 31, weight: 400, colour: INK.text } as const;
const RESULT = { size: 38, weight: 700, colour: INK.text } as const;
const BETWEEN = 12;

/** For measuring only: what it draws on is never seen. */
const scratch = createCanvas(8, 8).getContext('2d');

/** Draws both sides of a fight beside each other: who they are, what they fight with, their dice, the result. */
export function drawFight({ title, sides, result }: FightScene): Canvas {
  const told = COMBATANTS.map((side) =>
    sides[side].triggered.map((text) => breakRuns(scratch, [{ text }], COLUMN - 64, WORDS)),
  );
  const words = Math.max(...told.map((lines) => heightOf(lines)));
  const column = HEAD + VALUES + DIE + LINE + words + EDGE;
  const ending = result ? breakRuns(scratch, [{ text: result.text }], WIDTH - 110, RESULT) : null;
  const below = ending ? ending.height + RESULT.size : 0;
  const height = TITLE + column + (ending ? below + EDGE : 0) + EDGE;
  const canvas = createCanvas(WIDTH, height);
  const context = canvas.getContext('2d');
  drawGround(context, sides, height);
  writeLine(context, title, WIDTH / 2, TITLE / 2 + 4, WIDTH - EDGE * 2, {
    size: 54,
    least: 34,
    face: 'heading',
    align: 'center',
    colour: INK.gold,
    rim: INK.outline,
  });
  for (const [index, side] of COMBATANTS.entries()) {
    const box = { x: EDGE + index * (COLUMN + EDGE), y: TITLE, width: COLUMN, height: column };
    drawSide(context, side, sides[side], told[index] ?? [], box);
  }
  drawIcon(context, 'crossed-swords', WIDTH / 2, TITLE + 150, 96, INK.outline);
  drawIcon(context, 'crossed-swords', WIDTH / 2, TITLE + 148, 82, INK.gold);
  if (result && ending) {
    const box = { x: EDGE, y: TITLE + column + EDGE, width: WIDTH - EDGE * 2, height: below };
    drawPanel(context, box, { ...TONES[result.tone], edgeWidth: 5 });
    drawRichText(context, ending, box.x + 34, box.y + RESULT.size / 2);
  }
  return canvas;
}

const heightOf = (lines: readonly RichText[]): number =>
  lines.reduce((sum, { height }) => sum + height + BETWEEN, 0);

/** Each side's color shines from its corner. */
function drawGround(context: SKRSContext2D, sides: FightScene['sides'], height: number): void {
  context.fillStyle = INK.night;
  context.fillRect(0, 0, WIDTH, height);
  for (const [index, side] of COMBATANTS.entries()) {
    const x = index * WIDTH;
    const light = context.createRadialGradient(x, TITLE, 20, x, TITLE, WIDTH * 0.62);
    light.addColorStop(0, shaded(colourOf(sides[side].emblem), -0.45));
    light.addColorStop(1, '#12141c00');
    context.fillStyle = light;
    context.fillRect(0, 0, WIDTH, height);
  }
}

function drawSide(
  context: SKRSContext2D,
  side: Combatant,
  fighter: FightSide,
  told: readonly RichText[],
  box: TextBox,
): void {
  const { x, y, width } = box;
  const middle = x + width / 2;
  drawPanel(context, box, { face: '#232834', edge: DICE[side].edge, edgeWidth: 4 });
  drawEmblem(context, fighter.emblem, middle, y + 104, 172, conditionIn(fighter));
  if (fighter.hasFallen) drawFallen(context, middle, y + 104);
  const taken = writeLine(context, fighter.name, middle + 20, y + 220, width - 84, {
    size: 46,
    least: 30,
    face: 'heading',
    align: 'center',
    colour: INK.text,
  });
  drawLevel(context, fighter.level, middle - taken / 2 - 12, y + 221, 34);
  writeLine(context, fighter.line, middle, y + 264, width - 40, {
    size: 31,
    least: 30,
    weight: 400,
    align: 'center',
    colour: INK.quiet,
  });
  let top = y + HEAD;
  drawValues(context, fighter, { x: x + 16, y: top, width: width - 32, height: VALUES - 12 });
  top += VALUES;
  const dieX = fighter.health ? x + 112 : middle;
  drawCombatDie(context, side, fighter.die, dieX, top + DIE / 2 - 8, 150);
  if (fighter.health) drawHealth(context, fighter.health, x + 218, top + DIE / 2 - 8, width - 240);
  top += DIE;
  drawAttackLine(context, fighter, middle, top + LINE / 2 - 10, width - 30);
  top += LINE;
  for (const text of told) {
    drawIcon(context, 'rolling-energy', x + 30, top + 19, 30, INK.gold);
    drawRichText(context, text, x + 52, top);
    top += text.height + BETWEEN;
  }
}

/** An encounter falls to its first damage: it's never hurt before. */
function conditionIn({ hasFallen, health }: FightSide): Condition {
  if (hasFallen) return 'defeated';
  return health ? conditionOf(health) : 'well';
}

function drawFallen(context: SKRSContext2D, x: number, y: number): void {
  context.save();
  context.fillStyle = '#12141cb0';
  context.beginPath();
  context.arc(x, y, 92, 0, Math.PI * 2);
  context.fill();
  drawIcon(context, 'skull-crossed-bones', x, y, 130, GAUGE.health);
  context.restore();
}

/** Attack with how it strikes, defense, damage. */
function drawValues(
  context: SKRSContext2D,
  { values }: FightSide,
  { x, y, width, height }: TextBox,
): void {
  const plates = [
    {
      icon: ATTACK_TYPE_ICONS[values.type],
      colour: VALUE_LOOKS.attack.colour,
      value: values.attack,
    },
    { ...VALUE_LOOKS.defense, value: values.defense },
    { ...VALUE_LOOKS.damage, value: values.damage },
  ];
  const each = width / plates.length;
  for (const [index, { icon, colour, value }] of plates.entries()) {
    const left = x + index * each;
    context.fillStyle = '#151922';
    context.beginPath();
    context.roundRect(left + 4, y, each - 8, height, 14);
    context.fill();
    drawIcon(context, icon, left + each * 0.34, y + height / 2, 52, colour);
    writeLine(context, String(value), left + each * 0.58, y + height / 2 + 1, each * 0.4, {
      size: 54,
      least: 36,
    });
  }
}

function drawHealth(
  context: SKRSContext2D,
  { left, most }: { left: number; most: number },
  x: number,
  y: number,
  width: number,
): void {
  drawIcon(context, VALUE_LOOKS.health.icon, x + 26, y - 34, 56, VALUE_LOOKS.health.colour);
  writeLine(context, `${left}/${most}`, x + 62, y - 33, width - 62, { size: 50, least: 34 });
  const bar = { x, y: y + 8, width, height: 34 };
  drawBar(context, bar, left, most, { full: GAUGE.health, empty: GAUGE.healthLost });
}

function drawAttackLine(
  context: SKRSContext2D,
  { attackLine, hits }: FightSide,
  x: number,
  y: number,
  width: number,
): void {
  const colour = hits === null ? INK.quiet : hits ? MARK.green : MARK.vermilion;
  const taken = writeLine(context, attackLine, x + (hits === null ? 0 : 22), y, width - 50, {
    size: 33,
    least: 30,
    align: 'center',
    colour,
  });
  if (hits === null) return;
  const icon = hits ? 'check-mark' : 'cross-mark';
  drawIcon(context, icon, x - taken / 2 - 8, y, 34, colour);
}

const TONES = {
  won: { face: '#1d4b33', edge: MARK.green },
  lost: { face: '#571c1f', edge: GAUGE.health },
  open: { face: '#3a3420', edge: INK.gold },
} as const;

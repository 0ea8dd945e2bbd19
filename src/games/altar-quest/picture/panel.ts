import type { SKRSContext2D } from '@napi-rs/canvas';
import { conditionOf } from '../../../picture/faces/part.ts';
import { drawBar, drawDie, drawPips } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { GAUGE, INK } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { type TextStyle, writeLine } from '../../../picture/text.ts';
import { drawBadge, drawToken } from '../../../picture/token.ts';
import { drawMarked } from './figures.ts';
import { type Box, HEADER, type Viewport } from './layout.ts';
import { drawOverview } from './overview.ts';
import type { BoardScene, SceneHero, ScenePanel } from './scene.ts';
import { COUNT_ICONS, heroToken, RHUNE_LOOKS } from './symbols.ts';

/** Middles of the header's two lines, and where the right part of each begins. */
const UPPER = { y: 25, right: 486 } as const;
const LOWER = { y: 70, right: 384 } as const;
const EDGE = 16;
/** Around numbers on a bar of health: white on its red alone is too faint. */
const BAR_RIM = '#4a1018';
/** Letters of the panel: 11 pixels on a phone, and smaller only if names are long. */
const WORDS = { size: 30, least: 22 } as const;
const ICON = 36;

/**
 * Above the board: the round, whose turn it is and the villain; the altar dice, the common supply and the
 * quest.
 */
export function drawHeader(context: SKRSContext2D, panel: ScenePanel, round: string): void {
  const { width, height } = HEADER;
  context.fillStyle = INK.panel;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK.gold;
  context.fillRect(0, height - 3, width, 3);
  const taken = writeLine(context, round, 18, UPPER.y, 200, {
    size: 46,
    least: 30,
    face: 'heading',
    colour: INK.gold,
  });
  const turn = 18 + taken + 16;
  writeLine(context, panel.turn, turn, UPPER.y + 2, UPPER.right - turn - 12, {
    ...WORDS,
    weight: 400,
  });
  drawVillain(context, panel, lineFrom(UPPER));
  const die = 46;
  for (const [index, rhune] of panel.altarPool.entries()) {
    const { icon, face, ink } = RHUNE_LOOKS[rhune];
    drawDie(context, { face, ink, icons: [icon] }, 40 + index * (die + 4), LOWER.y, die);
  }
  drawIcon(context, COUNT_ICONS.supply, 294, LOWER.y, 44, GAUGE.supply);
  writeLine(context, String(panel.supply), 320, LOWER.y + 1, 44, { size: 40, least: 26 });
  drawQuest(context, panel, lineFrom(LOWER));
}

/** The right part of a line of the header: `y` is its middle. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly end: number;
}

const lineFrom = ({ y, right }: { y: number; right: number }): Line => ({
  x: right,
  y,
  end: HEADER.width - EDGE,
});

/** The symbol at the beginning of a line, and its words in the room left before `end`. */
function drawWords(
  context: SKRSContext2D,
  icon: { readonly name: string; readonly colour: string },
  words: string,
  { x, y, end }: Line,
  style: Pick<TextStyle, 'colour' | 'weight'>,
): void {
  drawIcon(context, icon.name, x + ICON / 2, y, ICON, icon.colour);
  const left = x + ICON + 8;
  writeLine(context, words, left, y, end - left, { ...WORDS, ...style });
}

/** How far the quest has come, and how near tokens are to losing the game. */
function drawQuest(context: SKRSContext2D, { quest }: ScenePanel, line: Line): void {
  let { end } = line;
  if (quest.clock) {
    const { have, most } = quest.clock;
    const style = { ...WORDS, align: 'right' } as const;
    end -= writeLine(context, `${have}/${most}`, end, line.y, 100, style);
    drawIcon(context, COUNT_ICONS.clock, end - 20, line.y, 32, GAUGE.health);
    end -= 50;
  }
  const icon = { name: COUNT_ICONS.quest, colour: INK.parchment };
  drawWords(context, icon, quest.progress, { ...line, end }, { weight: 400 });
}

function drawVillain(
  context: SKRSContext2D,
  { villain, upgrades = [] }: ScenePanel,
  line: Line,
): void {
  const { x, y } = line;
  let { end } = line;
  if (villain.health) {
    const { left, most } = villain.health;
    const bar = { x: end - 124, y: y - 17, width: 124, height: 34 };
    drawBar(context, bar, left, most, { full: GAUGE.health, empty: GAUGE.healthLost });
    writeLine(context, `${left}/${most}`, end - 62, y, 116, {
      ...WORDS,
      align: 'center',
      rim: BAR_RIM,
    });
    end -= 134;
  } else if (villain.countdown !== null) {
    const taken = writeLine(context, String(villain.countdown), end, y, 60, {
      size: 32,
      align: 'right',
    });
    drawIcon(context, COUNT_ICONS.countdown, end - taken - 22, y, 32, INK.gold);
    end -= taken + 50;
  }
  if (villain.armor) {
    const armor = { shape: 'shield', face: GAUGE.armor, text: String(villain.armor) } as const;
    drawBadge(context, armor, end - 20, y, 40);
    end -= 48;
  }
  if (upgrades.length > 0) {
    const style = { size: 32, align: 'right' } as const;
    end -= writeLine(context, String(upgrades.length), end, y, 40, style) + 4;
    drawIcon(context, COUNT_ICONS.upgrades, end - 16, y, 32, GAUGE.health);
    end -= 46;
  }
  const icon = { name: COUNT_ICONS.villain, colour: GAUGE.health };
  const colour = villain.isDefeated ? INK.quiet : INK.text;
  drawWords(context, icon, villain.name, { x, y, end }, { colour });
  if (villain.isDefeated) {
    context.fillStyle = GAUGE.health;
    context.fillRect(x + ICON + 4, y - 1, end - x - ICON - 4, 3);
  }
}

/** Width of the overview of the board. */
const OVERVIEW = 168;
const GAP = 8;

/** Below the board: one card per hero, and an overview of the board if not all of it is shown. */
export function drawFooter(
  context: SKRSContext2D,
  scene: BoardScene,
  shown: Viewport,
  footer: Box,
): void {
  const { heroes } = scene.panel;
  const { columns, rows } = scene.board.grid;
  context.fillStyle = INK.panel;
  context.fillRect(footer.x, footer.y, footer.width, footer.height);
  const isWhole = shown.columns === columns && shown.rows === rows;
  const right = footer.x + footer.width - (isWhole ? 0 : OVERVIEW);
  const slots = Math.max(heroes.length, 2);
  const width = Math.floor((right - GAP * (slots + 1)) / slots);
  for (const [index, hero] of heroes.entries()) {
    const x = GAP + index * (width + GAP);
    drawHero(context, hero, { x, y: footer.y + 7, width, height: footer.height - 14 });
  }
  if (isWhole) return;
  drawOverview(context, scene, shown, { ...footer, x: right, width: OVERVIEW });
}

/** Cards of heroes narrower than this have less room for everything in them. */
const NARROW = 240;

function drawHero(context: SKRSContext2D, hero: SceneHero, box: Box): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, {
    face: '#2a3040',
    edge: hero.isActive ? INK.gold : INK.panelEdge,
    edgeWidth: hero.isActive ? 5 : 2,
  });
  const token = { ...heroToken(hero.id), condition: conditionOf(hero.health) };
  drawToken(context, token, x + 42, y + 42, 68);
  if (hero.marked) drawMarked(context, x + 66, y + 18, 32);
  const left = x + 84;
  const inner = width - 96;
  writeLine(context, hero.name, left, y + 23, inner, {
    size: 34,
    least: 24,
    face: 'heading',
    colour: hero.hasActed ? INK.quiet : INK.text,
  });
  const bar = { x: left, y: y + 43, width: inner, height: 34 };
  drawBar(context, bar, hero.health.left, hero.health.most, {
    full: GAUGE.health,
    empty: GAUGE.healthLost,
  });
  writeLine(context, `${hero.health.left}/${hero.health.most}`, left + inner / 2, y + 60, inner, {
    size: 30,
    align: 'center',
    rim: BAR_RIM,
  });
  const isNarrow = width < NARROW;
  const pips = { size: isNarrow ? 10 : 15, colour: GAUGE.action };
  drawPips(context, x + (isNarrow ? 8 : 14), y + height - 26, hero.actions, 3, pips);
  const begin = isNarrow ? 50 : 80;
  const counts = { x: x + begin, y: y + height - 44, width: width - begin - 4, height: 36 };
  drawCounts(context, hero, counts);
}

/** The hero's tokens and cards; kinds they have none of are left out. */
function drawCounts(context: SKRSContext2D, hero: SceneHero, box: Box): void {
  const counts = (['hand', 'focus', 'armor', 'threat'] as const).filter((kind) => hero[kind] > 0);
  const y = box.y + box.height / 2;
  const step = box.width / Math.max(3, counts.length);
  const icon = Math.min(30, step - 20);
  for (const [index, kind] of counts.entries()) {
    const x = box.x + index * step;
    const colour = kind === 'hand' ? INK.parchment : GAUGE[kind];
    drawIcon(context, COUNT_ICONS[kind], x + icon / 2, y, icon, colour);
    const number = { size: 30, least: 20 } as const;
    writeLine(context, String(hero[kind]), x + icon + 2, y + 1, step - icon - 3, number);
  }
}

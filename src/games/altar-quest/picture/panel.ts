import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawBar, drawDie, drawPips } from '../../../picture/gauges.ts';
import { drawIcon } from '../../../picture/icons.ts';
import { GAUGE, INK } from '../../../picture/palette.ts';
import { drawPanel } from '../../../picture/panel.ts';
import { writeLine } from '../../../picture/text.ts';
import { drawBadge, drawToken } from '../../../picture/token.ts';
import { drawMarked } from './figures.ts';
import { type Box, HEADER, type Viewport } from './layout.ts';
import { drawOverview } from './overview.ts';
import type { BoardScene, SceneHero, ScenePanel } from './scene.ts';
import { COUNT_ICONS, heroToken, RHUNE_LOOKS } from './symbols.ts';

/** Where villain and quest begin. */
const RIGHT = 652;

/** Above the board: the round, the altar dice, the common supply, the villain and the quest. */
export function drawHeader(context: SKRSContext2D, panel: ScenePanel, round: string): void {
  const { width, height } = HEADER;
  context.fillStyle = INK.panel;
  context.fillRect(0, 0, width, height);
  context.fillStyle = INK.gold;
  context.fillRect(0, height - 3, width, 3);
  writeLine(context, round, 18, 34, 210, {
    size: 50,
    least: 30,
    face: 'heading',
    colour: INK.gold,
  });
  writeLine(context, panel.turn, 20, 74, 206, { size: 28, least: 19, weight: 400 });
  const die = 52;
  for (const [index, rhune] of panel.altarPool.entries()) {
    const { icon, face, ink } = RHUNE_LOOKS[rhune];
    drawDie(context, { face, ink, icons: [icon] }, 262 + index * (die + 6), 47, die);
  }
  drawIcon(context, COUNT_ICONS.supply, 562, 47, 50, GAUGE.supply);
  writeLine(context, String(panel.supply), 592, 48, 50, { size: 44, least: 28 });
  drawVillain(context, panel, { x: RIGHT, y: 6, width: width - RIGHT - 16, height: 42 });
  const quest = { x: RIGHT, y: 48, width: width - RIGHT - 16, height: 44 };
  drawIcon(context, COUNT_ICONS.quest, quest.x + 18, quest.y + 21, 36, INK.parchment);
  const room = quest.width - 44 - drawClock(context, panel, quest);
  writeLine(context, panel.quest.progress, quest.x + 44, quest.y + 21, room, {
    size: 29,
    least: 19,
    weight: 400,
  });
}

/** How near the altar is to losing the game, at the right end of a box; returns the room that it takes. */
function drawClock(context: SKRSContext2D, { quest }: ScenePanel, box: Box): number {
  if (!quest.clock) return 0;
  const { have, most } = quest.clock;
  const y = box.y + 21;
  const right = box.x + box.width;
  const taken = writeLine(context, `${have}/${most}`, right, y, 84, {
    size: 27,
    least: 19,
    align: 'right',
  });
  drawIcon(context, COUNT_ICONS.clock, right - taken - 20, y, 30, GAUGE.health);
  return taken + 46;
}

function drawVillain(context: SKRSContext2D, { villain }: ScenePanel, box: Box): void {
  const y = box.y + box.height / 2;
  drawIcon(context, COUNT_ICONS.villain, box.x + 18, y, 36, GAUGE.health);
  const right = box.x + box.width;
  let room = box.width - 44;
  if (villain.health) {
    const bar = { x: right - 116, y: y - 14, width: 116, height: 28 };
    drawBar(context, bar, villain.health.left, villain.health.most, {
      full: GAUGE.health,
      empty: GAUGE.healthLost,
    });
    writeLine(context, `${villain.health.left}/${villain.health.most}`, right - 58, y, 108, {
      size: 24,
      align: 'center',
    });
    room -= 128;
  } else if (villain.countdown !== null) {
    const taken = writeLine(context, String(villain.countdown), right, y, 60, {
      size: 32,
      align: 'right',
    });
    drawIcon(context, COUNT_ICONS.countdown, right - taken - 22, y, 32, INK.gold);
    room -= taken + 50;
  }
  if (villain.armor) {
    const armor = { shape: 'shield', face: GAUGE.armor, text: String(villain.armor) } as const;
    drawBadge(context, armor, box.x + 44 + room - 20, y, 40);
    room -= 48;
  }
  const colour = villain.isDefeated ? INK.quiet : INK.text;
  writeLine(context, villain.name, box.x + 44, y, room, { size: 28, least: 19, colour });
  if (villain.isDefeated) {
    context.fillStyle = GAUGE.health;
    context.fillRect(box.x + 40, y - 1, room, 3);
  }
}

/** Width of the overview of the board. */
const OVERVIEW = 168;
const GAP = 8;

/** Below the board: one card a hero, and an overview of the board where not all of it is shown. */
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

/** Cards of heroes that are less wide have less room for everything in them. */
const NARROW = 240;

function drawHero(context: SKRSContext2D, hero: SceneHero, box: Box): void {
  const { x, y, width, height } = box;
  drawPanel(context, box, {
    face: '#2a3040',
    edge: hero.isActive ? INK.gold : INK.panelEdge,
    edgeWidth: hero.isActive ? 5 : 2,
  });
  drawToken(context, heroToken(hero.id), x + 42, y + 42, 68);
  if (hero.marked) drawMarked(context, x + 66, y + 18, 32);
  const left = x + 84;
  const inner = width - 96;
  writeLine(context, hero.name, left, y + 23, inner, {
    size: 34,
    least: 24,
    face: 'heading',
    colour: hero.hasActed ? INK.quiet : INK.text,
  });
  const bar = { x: left, y: y + 44, width: inner, height: 30 };
  drawBar(context, bar, hero.health.left, hero.health.most, {
    full: GAUGE.health,
    empty: GAUGE.healthLost,
  });
  writeLine(context, `${hero.health.left}/${hero.health.most}`, left + inner / 2, y + 60, inner, {
    size: 26,
    align: 'center',
  });
  const isNarrow = width < NARROW;
  const pips = { size: isNarrow ? 10 : 15, colour: GAUGE.action };
  drawPips(context, x + (isNarrow ? 8 : 14), y + height - 26, hero.actions, 3, pips);
  const begin = isNarrow ? 50 : 80;
  const counts = { x: x + begin, y: y + height - 44, width: width - begin - 4, height: 36 };
  drawCounts(context, hero, counts);
}

/** Tokens and cards the hero has; what they have none of is left out. */
function drawCounts(context: SKRSContext2D, hero: SceneHero, box: Box): void {
  const counts = (['hand', 'focus', 'armor', 'threat'] as const).filter((kind) => hero[kind] > 0);
  const y = box.y + box.height / 2;
  const step = box.width / Math.max(3, counts.length);
  const icon = Math.min(27, step * 0.6);
  for (const [index, kind] of counts.entries()) {
    const x = box.x + index * step;
    const colour = kind === 'hand' ? INK.parchment : GAUGE[kind];
    drawIcon(context, COUNT_ICONS[kind], x + icon / 2, y, icon, colour);
    const number = { size: 27, least: 17 } as const;
    writeLine(context, String(hero[kind]), x + icon + 2, y + 1, step - icon - 4, number);
  }
}

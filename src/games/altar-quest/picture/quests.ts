import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawIcon } from '../../../picture/icons.ts';
import { INK } from '../../../picture/palette.ts';
import { writeLine } from '../../../picture/text.ts';
import { drawBadge, LEAST_BADGE } from '../../../picture/token.ts';
import { type Box, boxOf, QUESTS_NAMED, type Viewport } from './layout.ts';
import type { BoardScene, SceneQuest } from './scene.ts';
import { COUNT_ICONS } from './symbols.ts';

/** A quest card's number on its mark, on the board and beside its name. */
export function drawQuestMark(
  context: SKRSContext2D,
  mark: string,
  x: number,
  y: number,
  side: number,
): void {
  drawBadge(context, { shape: 'hexagon', face: INK.gold, text: mark }, x, y, side);
}

/** Marks what open quest cards are attached to or mention; several side by side. */
export function drawQuestMarks(
  context: SKRSContext2D,
  { board, quests }: BoardScene,
  { square }: Viewport,
): void {
  const side = Math.max(LEAST_BADGE, square * 0.5);
  const marked = new Map<string, number>();
  for (const { number, places } of quests) {
    for (const spaces of places) {
      const place = spaces.join();
      const before = marked.get(place) ?? 0;
      marked.set(place, before + 1);
      const { x, y } = boxOf(board, square, spaces);
      drawQuestMark(context, String(number), x + side * (0.5 + before), y + side * 0.5, side);
    }
  }
}

/** Below the board: the names of open quest cards beside their marks, and how far they have come. */
export function drawQuestStrip(
  context: SKRSContext2D,
  quests: readonly SceneQuest[],
  strip: Box,
): void {
  if (quests.length === 0) return;
  context.fillStyle = '#191c26';
  context.fillRect(strip.x, strip.y, strip.width, strip.height);
  const named = quests.slice(0, QUESTS_NAMED);
  const lines = Math.ceil(named.length / 2);
  const height = strip.height / lines;
  for (const [index, quest] of named.entries()) {
    const isAlone = index % 2 === 0 && index === named.length - 1;
    const isLast = index === named.length - 1 && quests.length > named.length;
    const width = (isAlone ? strip.width : strip.width / 2) - 16;
    const x = strip.x + 12 + (index % 2) * (strip.width / 2);
    const y = strip.y + Math.floor(index / 2) * height + height / 2;
    const more = isLast ? `+${quests.length - named.length}` : '';
    drawQuest(context, quest, more, { x, y, width, height });
  }
}

/** One name; `box.y` is its middle. */
function drawQuest(context: SKRSContext2D, quest: SceneQuest, more: string, box: Box): void {
  const { x, y, width } = box;
  drawQuestMark(context, String(quest.number), x + 20, y, 40);
  let room = width - 48;
  const behind = [quest.progress ? `${quest.progress.done}/${quest.progress.needed}` : '', more];
  const words = behind.filter(Boolean).join('  ');
  const style = { size: 30, least: 30, weight: 400 } as const;
  const taken = writeLine(context, quest.name, x + 48, y, room - (words ? 120 : 0), style);
  room -= taken;
  if (!words) return;
  const right = { size: 30, colour: INK.gold } as const;
  let left = x + 48 + taken + 14;
  if (quest.progress) {
    drawIcon(context, COUNT_ICONS.progress, left + 13, y, 26, INK.gold);
    left += 32;
  }
  writeLine(context, words, left, y, room, right);
}

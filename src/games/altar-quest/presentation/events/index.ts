import type { GameEvent } from '../../../../kernel/event.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { type Speech, speechIn } from '../wordings.ts';
import type { Fold } from './fold.ts';
import {
  advance,
  altarDice,
  arrival,
  channel,
  defeat,
  idle,
  rhune,
  turnsEnd,
  walk,
} from './folds.ts';
import { tellAlone } from './single.ts';
import { test } from './tests.ts';

const FOLDS: readonly Fold[] = [
  walk,
  test,
  advance,
  arrival,
  idle,
  channel,
  rhune,
  altarDice,
  defeat,
  turnsEnd,
];

/** What happened, one line a thing: events that belong together are told together. */
export function tellEvents(events: readonly GameEvent[], texts: Texts): string[] {
  const speech = speechIn(texts);
  const lines: string[] = [];
  for (let at = 0; at < events.length; ) {
    const folded = foldAt(events, at, speech);
    lines.push(...(folded?.lines ?? tellAlone(events[at]!, speech)));
    at += folded?.used ?? 1;
  }
  return lines;
}

function foldAt(events: readonly GameEvent[], at: number, speech: Speech) {
  for (const fold of FOLDS) {
    const folded = fold(events, at, speech);
    if (folded) return folded;
  }
  return null;
}

import type { GameEvent } from '../../../../kernel/event.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { type Speech, speechIn } from '../wordings.ts';
import type { Fold, Told } from './fold.ts';
import {
  advance,
  altarDice,
  arrival,
  channel,
  defeat,
  idle,
  paid,
  rhune,
  turnsEnd,
  walk,
} from './folds.ts';
import { intoParagraphs } from './paragraphs.ts';
import { tellAlone } from './single.ts';
import { test } from './tests.ts';

const FOLDS: readonly Fold[] = [
  walk,
  test,
  advance,
  arrival,
  idle,
  paid,
  channel,
  rhune,
  altarDice,
  defeat,
  turnsEnd,
];

/** What happened, one line a thing: events that belong together are told together. */
export function tellEvents(events: readonly GameEvent[], texts: Texts): string[] {
  const speech = speechIn(texts);
  const told: (Told & { events: readonly GameEvent[] })[] = [];
  for (let at = 0; at < events.length; ) {
    const { lines, used } = tellFrom(events, at, speech);
    told.push({ lines, used, events: events.slice(at, at + used) });
    at += used;
  }
  return intoParagraphs(told);
}

function tellFrom(events: readonly GameEvent[], at: number, speech: Speech): Told {
  for (const fold of FOLDS) {
    const folded = fold(events, at, speech);
    if (folded) return folded;
  }
  return { lines: tellAlone(events[at]!, speech), used: 1 };
}

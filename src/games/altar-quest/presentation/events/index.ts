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
  rest,
  rhune,
  turnsEnd,
  walk,
} from './folds.ts';
import { intoParagraphs } from './paragraphs.ts';
import { tellAlone } from './single.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';
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
  rest,
  turnsEnd,
];

/**
 * What happened, one line a thing: events that belong together are told together. What another version
 * of the bot has told of, and this one doesn't know or would have to say more of, is left out.
 */
export function tellEvents(all: readonly AltarQuestEvent[], texts: Texts): string[] {
  const speech = speechIn(texts);
  const events = all.filter(isKnown);
  const told: (Told & { events: readonly AltarQuestEvent[] })[] = [];
  for (let at = 0; at < events.length; ) {
    const { lines, used } = tellFrom(events, at, speech);
    told.push({ lines, used, events: events.slice(at, at + used) });
    at += used;
  }
  return intoParagraphs(told);
}

const isKnown = ({ type, args }: AltarQuestEvent): boolean =>
  Object.hasOwn(TELLING, type) &&
  Object.keys(TELLING[type].words).every((name) => Object.hasOwn(args, name));

function tellFrom(events: readonly AltarQuestEvent[], at: number, speech: Speech): Told {
  for (const fold of FOLDS) {
    const folded = fold(events, at, speech);
    if (folded) return folded;
  }
  return { lines: tellAlone(events[at]!, speech), used: 1 };
}

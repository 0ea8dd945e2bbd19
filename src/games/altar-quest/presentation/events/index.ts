import type { Texts } from '../../../../texts/texts.ts';
import { type Speech, speechIn } from '../wordings.ts';
import { activation, approach, furnished } from './cards-in-action.ts';
import type { Fold, Told } from './fold.ts';
import {
  advance,
  altarDice,
  arrival,
  channel,
  defeat,
  discards,
  paid,
  rest,
  rhune,
  summed,
  turnsEnd,
  walk,
} from './folds.ts';
import { keptBesideTheirTest } from './kept-focus.ts';
import { intoParagraphs, type ToldEvents } from './paragraphs.ts';
import { tellAlone } from './single.ts';
import { begin, chapterOpening, getaway, milestone, storyTold, verses } from './story.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';
import { test } from './tests.ts';

const FOLDS: readonly Fold[] = [
  chapterOpening,
  storyTold,
  begin,
  milestone,
  getaway,
  walk,
  test,
  advance,
  arrival,
  furnished,
  activation,
  approach,
  paid,
  channel,
  rhune,
  altarDice,
  defeat,
  rest,
  verses,
  summed,
  discards,
  turnsEnd,
];

/**
 * What happened, one line a thing: events that belong together are told together. What another version
 * of the bot has told of, and this one doesn't know or would have to say more of, is left out.
 */
export function tellEvents(all: readonly AltarQuestEvent[], texts: Texts): string[] {
  const speech = speechIn(texts);
  const events = keptBesideTheirTest(all.filter(isKnown));
  const told: ToldEvents[] = [];
  for (let at = 0; at < events.length; ) {
    const one = tellFrom(events, at, speech);
    told.push({ ...one, events: events.slice(at, at + one.used) });
    at += one.used;
  }
  return intoParagraphs(told, speech);
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

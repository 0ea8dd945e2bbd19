import { fold } from '../../../../cards/telling/folds.ts';
import { intoLines } from '../../../../cards/telling/lines.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { speechIn } from '../wordings.ts';
import { activation, approach, furnished } from './cards-in-action.ts';
import type { Fold } from './fold.ts';
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
import { mannerOf, sentenceOf } from './sentences.ts';
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
 * What happened, one line each: events that belong together are told together. Events of another version of
 * the bot are left out if this version doesn't know them or needs more arguments.
 */
export function tellEvents(all: readonly AltarQuestEvent[], texts: Texts): string[] {
  const speech = speechIn(texts);
  const events = keptBesideTheirTest(all.filter(isKnown));
  const told = fold(events, speech, FOLDS, (some, at) => ({
    lines: tellAlone(some[at]!, speech),
    used: 1,
  }));
  return intoLines(
    told.map((one) => sentenceOf(one, speech)),
    mannerOf(speech),
  );
}

export const isKnown = ({ type, args }: AltarQuestEvent): boolean =>
  Object.hasOwn(TELLING, type) &&
  Object.keys(TELLING[type].words).every((name) => Object.hasOwn(args, name));

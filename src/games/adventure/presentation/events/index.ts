import { fold, isEvent } from '../../../../cards/telling/folds.ts';
import { intoLines, type Manner, type Place } from '../../../../cards/telling/lines.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { namesIn } from '../names.ts';
import { blows } from './blows.ts';
import { combat } from './combat.ts';
import {
  defeats,
  firstRolls,
  levelGained,
  paid,
  revealedToKeep,
  swapped,
  usedUp,
} from './folds.ts';
import type { Folding, Sentences } from './sentence.ts';
import { eventText, isKnown, subjectOf, type Told } from './telling.ts';

export { chapterTitle } from './telling.ts';

const FOLDINGS: readonly Folding[] = [
  combat,
  blows,
  firstRolls,
  levelGained,
  swapped,
  paid,
  revealedToKeep,
  usedUp,
  defeats,
];

/** Consequences, told at the end of the line about their cause. */
const FOLLOWS: ReadonlySet<Told['type']> = new Set([
  'moved',
  'stayed',
  'carried',
  'movement-gained',
  'energy-gained',
  'ability-canceled',
  'attached',
  'attachment-lost',
  'board-encounter-done',
  'cards-drawn',
  'cards-drawn-by-you',
  'cards-discarded',
  'card-taken-back',
  'deck-renewed',
  'deck-searched',
  'deck-searched-by-you',
  'discard-owed',
  'discovery-placed',
  'discovery-placed-by-you',
  'discovery-kept',
  'discovery-taken',
  'discovery-averted',
  'discovery-looked-at',
  'discovery-looked-at-by-you',
  'discovery-discarded',
  'discoveries-shuffled',
  'diseased',
  'disease-cured',
  'resource-activated',
  'healed',
  'damaged',
  'event-placed',
  'event-discarded',
  'encounter-avoided',
  'encounter-tracked',
  'marker-discarded',
  'item-gained',
  'no-item-left',
  'item-lost',
  'item-taken',
  'defeat-averted',
  'card-flipped',
  'quest-discarded',
  'no-quest-left',
  'no-trophy-left',
  'damage-restored',
  'die-restored',
  'level-restored',
  'cards-put-back',
  'cards-put-back-by-you',
  'item-returned',
  'card-returned',
  'discovery-returned',
]);

/** Lines that nothing is appended to. */
const ALONE: ReadonlySet<Told['type']> = new Set(['match-began', 'city-chosen', 'tie-settled']);

/** Events that the lines around them tell well enough. */
const SILENT: ReadonlySet<Told['type']> = new Set([
  'values-changed',
  'token-collected',
  'encounter-removed',
]);

/**
 * What happened, one line each: what belongs together shares a line, a fight takes two. Events of another
 * version of the bot are left out if this version doesn't know them or needs more arguments.
 */
export function eventLines(all: readonly Told[], texts: Texts): string[] {
  const events = all.filter((event) => isKnown(event) && !SILENT.has(event.type));
  const told = fold(events, texts, FOLDINGS, single).flatMap(({ sentences }) => sentences);
  return intoLines(
    told.filter(({ text }) => text !== ''),
    mannerOf(texts),
  );
}

const mannerOf = (texts: Texts): Manner => ({
  longest: 240,
  begin: (text) => text,
  goOn: withoutMark,
  plain: withoutMark,
  list: namesIn(texts).list,
});

/** Symbols belong at the beginning of a line, where the eye finds them. */
const withoutMark = (text: string): string =>
  capitalised(text.replace(/^(?:\p{Extended_Pictographic}\uFE0F?)+\s+/u, ''));

function single(events: readonly Told[], at: number, texts: Texts): Sentences {
  const event = events[at]!;
  // The reward of a board encounter is told by itself; if there is none, that is worth saying.
  const isSilent = isEvent(event, 'board-encounter-done') && event.args.gives !== 'nothing';
  if (isSilent || isToldLater(event, events.slice(at))) return { sentences: [], used: 1 };
  const text = eventText(event, texts);
  return {
    sentences: [{ text, place: placeOf(event), subject: subjectOf(event, texts) }],
    used: 1,
  };
}

function placeOf({ type }: Told): Place {
  if (type === 'task-advanced' || type === 'task-restored') return 'after';
  if (ALONE.has(type)) return 'alone';
  return FOLLOWS.has(type) ? 'follows' : 'begins';
}

/** A quest's progress isn't worth a line if the quest is completed. */
const isToldLater = ({ type, args }: Told, events: readonly Told[]): boolean =>
  type === 'task-advanced' &&
  events.some((later) => later.type === 'quest-completed' && later.args.quest === args.quest);

import { isEvent } from '../../../../cards/telling/folds.ts';
import { isEnemy } from '../../rules/queries/figures.ts';
import type { Fold } from './fold.ts';
import { cardNotes } from './notes.ts';
import { tellAlone, wordsOf } from './single.ts';

/**
 * A card that acts is told by what comes of it, and one of which nothing comes is not told at all; but for an
 * enemy, whom everyone waits for.
 */
export const activation: Fold = (events, at, speech) => {
  const acts = events[at];
  const next = events[at + 1];
  if (!isEvent(acts, 'card-activates')) return null;
  const { card } = acts.args;
  const isIdle = isEnemy(card) && (next === undefined || !isAbout(next, card));
  return { lines: isIdle ? tellAlone(acts, speech) : [], used: 1 };
};

/** Whether an event comes of a card, or is a Reaction to it. */
const isAbout = (event: Parameters<Fold>[0][number], card: string): boolean =>
  event.cause === card || event.type === 'card-played' || event.type === 'card-used';

/** What the next line says itself: that somebody turns to what is tested there, that an ally who moves acts. */
export const approach: Fold = (events, at) => {
  const turns = events[at];
  const next = events[at + 1];
  if (!isEvent(turns, 'card-used')) return null;
  const { card, keyword } = turns.args;
  if (isEvent(next, 'hero-moved', { hero: card })) return { lines: [], used: 1, about: card };
  if (keyword !== 'interact') return null;
  const rolled = isEvent(next, 'supply-lost') ? events[at + 2] : next;
  const says = isEvent(rolled, 'dice-rolled') && ['task', 'search'].includes(rolled.args.test);
  return says && rolled.cause === card ? { lines: [], used: 1, about: card } : null;
};

/** What stands in a room with what lies on it from the start: the card need not say it again. */
export const furnished: Fold = (events, at, speech) => {
  const placed = events[at];
  const tokens = events[at + 1];
  if (!isEvent(placed, 'feature-placed') && !isEvent(placed, 'altar-found')) return null;
  const { card } = placed.args;
  if (!isEvent(tokens, 'card-tokens', { card, token: 'search' })) return null;
  const { texts } = speech;
  const { total } = tokens.args;
  const rule = texts('altar-quest.told.rules', {
    text: texts('altar-quest.card-rule.search-tokens', { tokens: total }),
  });
  const line = texts(`altar-quest.told.${placed.type}`, { ...wordsOf(placed, speech), total });
  return { lines: [line, ...cardNotes(placed, speech).filter((note) => note !== rule)], used: 2 };
};

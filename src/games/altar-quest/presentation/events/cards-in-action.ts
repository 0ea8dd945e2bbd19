import { isEvent } from '../../../../cards/telling/folds.ts';
import { isEnemy } from '../../rules/queries/figures.ts';
import type { Fold } from './fold.ts';
import { cardNotes } from './notes.ts';
import { tellAlone, wordsOf } from './single.ts';

/**
 * A card that acts is told by its consequences, and not at all if there are none, except an enemy, because
 * everyone is waiting for it.
 */
export const activation: Fold = (events, at, speech) => {
  const acts = events[at];
  const next = events[at + 1];
  if (!isEvent(acts, 'card-activates')) return null;
  const { card } = acts.args;
  const isIdle = isEnemy(card) && (next === undefined || !isAbout(next, card));
  return { lines: isIdle ? tellAlone(acts, speech) : [], used: 1 };
};

/** Whether an event is a consequence of a card, or a Reaction to it. */
const isAbout = (event: Parameters<Fold>[0][number], card: string): boolean =>
  event.cause === card || event.type === 'card-played' || event.type === 'card-used';

/** What the next line says anyway: that somebody turns to the card tested there, or that an ally who moves acts. */
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

/** Something placed in a room along with its initial tokens: the card need not say it again. */
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

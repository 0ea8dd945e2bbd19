import type { GameRules } from '../kernel/game.ts';
import { idFrom, packOf } from '../kernel/packs.ts';
import type { Thing } from './things.ts';

/** Where what is judged takes part in a game. */
export type JudgedPlace =
  /** Somebody plays it: a hero, a character, a god. */
  | { as: 'character'; id: string }
  /** The lobby offers it: a deck, a map. */
  | { as: 'option'; option: string; id: string }
  /** It is shuffled in: a quest, a challenge card, a follower. */
  | { as: 'added'; id: string };

/** Why companions can't judge something; the page has a sentence for each. */
export type NotJudged = 'not-judged' | 'judged-by-map' | 'judged-by-character';

/**
 * @param things what the lobby may offer of it: itself, or the cards in it
 * @param digest of the pack
 */
export function placeOf(
  rules: GameRules,
  thing: Thing,
  things: readonly Thing[],
  digest: string,
): JudgedPlace | { refused: NotJudged } {
  if (!rules.companion) return { refused: 'not-judged' };
  for (const one of things) {
    const id = idFrom(one.id, digest);
    if (rules.lobby.characters.offers.some((offer) => offer.id === id)) {
      return { as: 'character', id };
    }
    const option = rules.lobby.options.find(({ choices }) => choices.includes(id));
    if (option) return { as: 'option', option: option.id, id };
  }
  return shuffledIn(rules, thing, digest);
}

function shuffledIn(rules: GameRules, thing: Thing, digest: string) {
  const id = idFrom(thing.id, digest);
  if (rules.id === 'altar') return { as: 'added' as const, id };
  if (rules.id !== 'adventure') return { refused: 'not-judged' as const };
  if (thing.type === 'ability') return { refused: 'judged-by-character' as const };
  const hasMap = rules.lobby.options.some(({ choices }) =>
    choices.some((choice) => packOf(choice) === digest),
  );
  // On a map of its own it takes part in every game; on the box's it is a guest.
  if (hasMap || (thing.type !== 'quest' && thing.type !== 'challenge')) {
    return { refused: 'judged-by-map' as const };
  }
  return { as: 'added' as const, id };
}

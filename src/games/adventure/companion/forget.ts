import { dealAnew, freshRandom } from '../../../kernel/companion.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import { copyOf } from '../../../kernel/json.ts';
import { knowledgeOf } from '../../../kernel/knowledge.ts';
import type { Match } from '../../../kernel/match.ts';
import type { RandomState } from '../../../kernel/random.ts';
import type { AdventureState } from '../rules/state.ts';
import { COLORS } from '../rules/terms.ts';
import { shownOf } from '../rules/undoing/shown.ts';

/**
 * Deals anew what the seat doesn't know: each other character's hand with their deck, its own deck, the
 * challenge decks except cards discarded face up onto them, elite quests, and face-down discoveries. Cards that
 * it has seen in a hand stay in that hand, at its beginning, because nobody may know their place among the
 * others.
 */
export function forget(
  match: Match<AdventureState>,
  seat: SeatId,
  random: RandomState,
): Match<AdventureState> {
  const fork = copyOf(match);
  const { characters, challenges, elite, discoveries, placed, looking } = fork.state;
  const known = knowledgeOf(fork.state.known ?? {}, seat);
  const isKnown = (one: string): boolean => known[one] !== undefined;
  for (const { seat: owner, hand, abilities } of characters) {
    if (owner !== seat) {
      const seen = hand.filter(isKnown).sort();
      hand.splice(0, hand.length, ...seen, ...hand.filter((card) => !isKnown(card)));
    }
    dealAnew(random, owner === seat ? [abilities.draw] : [hand, abilities.draw], isKnown);
  }
  for (const color of COLORS) {
    const deck = challenges[color];
    const covered = deck.cards.splice(0, deck.cards.length - deck.seen);
    dealAnew(random, [covered]);
    deck.cards.unshift(...covered);
  }
  dealAnew(random, [elite], isKnown);
  const held = looking && looking.seat !== seat ? [looking.token] : [];
  const lies = Object.values(placed).some((tokens) => held.some((one) => tokens.includes(one)));
  const spaces = Object.keys(placed).sort();
  const piles = [discoveries, ...spaces.map((space) => placed[space] as string[])];
  if (looking && held.length > 0) {
    // Somebody else looks at a token that this seat does not know: one of those on the board, or a new one.
    const at = lies ? spaces.findIndex((space) => placed[space]?.includes(looking.token)) : -1;
    const index = at < 0 ? 0 : (placed[spaces[at] as string] as string[]).indexOf(looking.token);
    dealAnew(random, lies ? piles : [...piles, held], isKnown);
    looking.token = lies
      ? ((placed[spaces[at] as string] as string[])[index] as string)
      : (held[0] as string);
  } else dealAnew(random, piles, isKnown);
  fork.state.known = known;
  // What would go back with a canceled card names cards that are elsewhere now.
  if (fork.state.undoable) fork.state.undoable = shownOf(fork.state.undoable);
  fork.random = freshRandom(random);
  return fork;
}

import { dealAnew, freshRandom } from '../../../kernel/companion.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import { copyOf } from '../../../kernel/json.ts';
import { knowledgeOf } from '../../../kernel/knowledge.ts';
import type { Match } from '../../../kernel/match.ts';
import type { RandomState } from '../../../kernel/random.ts';
import type { AltarState } from '../rules/state.ts';

/**
 * Deals anew what the seat doesn't know of the others' hands and the deck. Cards that it has looked at stay
 * where they are in the deck; those that it has seen go into a hand stay in that hand, at its beginning,
 * because nobody may know their place among the others.
 */
export function forget(
  match: Match<AltarState>,
  seat: SeatId,
  random: RandomState,
): Match<AltarState> {
  const fork = copyOf(match);
  const { players, deck } = fork.state;
  const known = knowledgeOf(fork.state.known ?? {}, seat);
  const isKnown = (card: string): boolean => known[card] !== undefined;
  const hands = players.filter((player) => player.seat !== seat).map(({ hand }) => hand);
  for (const hand of hands) {
    const seen = hand.filter(isKnown).sort();
    hand.splice(0, hand.length, ...seen, ...hand.filter((card) => !isKnown(card)));
  }
  dealAnew(random, [...hands, deck], isKnown);
  fork.state.known = known;
  fork.random = freshRandom(random);
  return fork;
}

import { dealAnew, freshRandom } from '../../../kernel/companion.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import { copyOf } from '../../../kernel/json.ts';
import type { Match } from '../../../kernel/match.ts';
import type { RandomState } from '../../../kernel/random.ts';
import type { AltarQuestState } from '../rules/state.ts';

/**
 * Deals anew what the seat doesn't know: the order of every deck, and what other players' heroes hold and will
 * draw. A card that is being resolved stays where it is: something is about to be done with it there.
 */
export function forget(
  match: Match<AltarQuestState>,
  seat: SeatId,
  random: RandomState,
): Match<AltarQuestState> {
  const fork = copyOf(match);
  const { decks, heroes } = fork.state;
  const resolved = JSON.stringify(fork.stack);
  const stays = (card: string): boolean => resolved.includes(`"${card}"`);
  for (const { draw } of Object.values(decks)) dealAnew(random, [draw], stays);
  for (const hero of heroes) {
    const { deck, hand } = hero;
    dealAnew(random, hero.seat === seat ? [deck.draw] : [deck.draw, hand], stays);
  }
  fork.random = freshRandom(random);
  return fork;
}

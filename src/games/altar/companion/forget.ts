import { dealAnew, freshRandom } from '../../../kernel/companion.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import type { RandomState } from '../../../kernel/random.ts';
import type { AltarState } from '../rules/state.ts';

/** Deals anew what the seat doesn't see: the others' hands and the deck, but for cards it is looking at. */
export function forget(
  match: Match<AltarState>,
  seat: SeatId,
  random: RandomState,
): Match<AltarState> {
  const fork: Match<AltarState> = JSON.parse(JSON.stringify(match));
  const { players, deck } = fork.state;
  const seen = new Set(
    fork.open
      .filter((decision) => decision.seats.includes(seat))
      .flatMap(({ options }) => options.map(({ args }) => String(args?.card))),
  );
  const looked: string[] = [];
  while (deck.length > 0 && seen.has(deck.at(-1) as string)) looked.unshift(deck.pop() as string);
  const hands = players.filter((player) => player.seat !== seat).map(({ hand }) => hand);
  dealAnew(random, [...hands, deck]);
  deck.push(...looked);
  fork.random = freshRandom(random);
  return fork;
}

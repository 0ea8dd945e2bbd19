import type { Lobby } from '../../../kernel/lobby.ts';
import { type RandomState, seedRandom, shuffle } from '../../../kernel/random.ts';
import { type Case, combinationsOf } from '../../cases.ts';
import { seedOf } from '../../seeds.ts';

/**
 * What this many games are played with: each combination of decks as often as the others, with as many
 * characters as wanted, each as often as the others, one seat each. The same for the same seed, whoever plays.
 */
export function casesFor(
  lobby: Lobby,
  wanted: { games: number; characters: number; options: Case['options']; seed: number },
): Case[] {
  const random = seedRandom(seedOf(wanted.seed, wanted.characters, 'cases'));
  const decks = inTurn(combinationsOf(lobby, wanted.options), random);
  const characters = inTurn(
    lobby.characters.offers.map(({ id }) => id),
    random,
  );
  return Array.from({ length: wanted.games }, () => ({
    options: decks(1)[0] as Case['options'],
    seats: characters(wanted.characters).map((character, index) => ({
      seat: `seat-${index + 1}`,
      characters: [character],
    })),
  }));
}

/** Deals this many different things from a list, choosing at random among those that have come least often. */
function inTurn<Thing>(things: readonly Thing[], random: RandomState): (amount: number) => Thing[] {
  const dealt = new Map(things.map((thing) => [thing, 0]));
  const times = (thing: Thing) => dealt.get(thing) ?? 0;
  return (amount) => {
    const chosen = shuffle(random, [...things])
      .sort((one, other) => times(one) - times(other))
      .slice(0, amount);
    for (const thing of chosen) dealt.set(thing, times(thing) + 1);
    return chosen;
  };
}

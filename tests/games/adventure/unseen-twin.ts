import { COLORS } from '../../../src/games/adventure/rules/terms.ts';
import { knows } from '../../../src/kernel/knowledge.ts';
import { seedRandom, shuffle } from '../../../src/kernel/random.ts';
import type { AdventureMatch } from './random-games.ts';

/**
 * The same table for one seat: everything it doesn't know is swapped around, cards that it has seen go into a
 * hand lie elsewhere in that hand, and what the others know is forgotten.
 */
export function unseenTwin(match: AdventureMatch, seat: string, seed: number): AdventureMatch {
  const twin = structuredClone(match);
  const { characters, challenges, elite, discoveries, placed, known = {} } = twin.state;
  const random = seedRandom(seed.toString(16).padStart(32, 'e'));
  const stays = (one: string) => knows(known, seat, one);
  const mix = (...piles: string[][]) => {
    const moved = shuffle(
      random,
      piles.flat().filter((one) => !stays(one)),
    );
    for (const pile of piles) {
      for (const [index, one] of pile.entries()) {
        if (!stays(one)) pile[index] = moved.pop() as string;
      }
    }
  };
  for (const { seat: owner, hand, abilities } of characters) {
    if (owner === seat) mix(abilities.draw);
    else {
      mix(hand, abilities.draw);
      shuffle(random, hand);
    }
  }
  for (const color of COLORS) {
    const { cards, seen } = challenges[color];
    const covered = cards.splice(0, cards.length - seen);
    cards.unshift(...shuffle(random, covered));
  }
  mix(elite);
  mix(discoveries, ...Object.values(placed));
  for (const [one, seats] of Object.entries(known)) {
    if (seats.includes(seat)) known[one] = [seat];
    else delete known[one];
  }
  twin.random.words = [seed, 2, 3, 4];
  return twin;
}

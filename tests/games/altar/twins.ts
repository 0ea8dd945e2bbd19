import { knows } from '../../../src/kernel/knowledge.ts';
import { seedRandom, shuffle } from '../../../src/kernel/random.ts';
import type { AltarMatch } from './random-games.ts';

/**
 * The same table for one seat: everything it doesn't know is swapped around, cards that it has seen go into a
 * hand lie elsewhere in that hand, and what the others know is forgotten.
 */
export function unseenTwin(match: AltarMatch, seat: string, seed: number): AltarMatch {
  const twin = structuredClone(match);
  const { players, deck, known = {} } = twin.state;
  const stays = (card: string) => knows(known, seat, card);
  const random = seedRandom(seed.toString(16).padStart(32, 'e'));
  const hands = players.filter((other) => other.seat !== seat).map(({ hand }) => hand);
  const cards = shuffle(
    random,
    [...hands, deck].flat().filter((card) => !stays(card)),
  );
  for (const pile of [...hands, deck]) {
    for (const [index, card] of pile.entries()) {
      if (!stays(card)) pile[index] = cards.pop() as string;
    }
  }
  for (const hand of hands) shuffle(random, hand);
  for (const [card, seats] of Object.entries(known)) {
    if (seats.includes(seat)) known[card] = [seat];
    else delete known[card];
  }
  twin.random.words = [seed, 2, 3, 4];
  return twin;
}

import { type Lobby, perSeatOf } from '../kernel/lobby.ts';
import type { SeatSetup } from '../kernel/setup.ts';

/**
 * Seats for this many players who hold this many characters together, or as many more as a match with that many
 * seats needs. Dealt in the order of the offers, beginning with the one at `from`; a player may hold several.
 * Throws a RangeError for numbers that the lobby would not allow.
 */
export function seatsFor(lobby: Lobby, players: number, characters: number, from = 0): SeatSetup[] {
  const { offers, inAll } = lobby.characters;
  const least = players * Math.max(1, perSeatOf(lobby, players).min);
  const total = Math.min(Math.max(characters, least), inAll.max);
  if (total > offers.length) {
    throw new RangeError(`There are ${offers.length} characters, not ${total}.`);
  }
  const seats = Array.from({ length: players }, (_, index) => ({
    seat: `seat-${index + 1}`,
    characters: [] as string[],
  }));
  for (let index = 0; index < total; index++) {
    const offer = offers[(from + index) % offers.length];
    if (offer) seats[index % players]?.characters.push(offer.id);
  }
  return seats;
}

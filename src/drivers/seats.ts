import type { Lobby, SeatSetup } from '../kernel/game.ts';

/**
 * Seats for so many players who hold so many characters together, dealt in the order of the offers;
 * a player may hold several. Throws a RangeError for numbers that the lobby would not allow.
 */
export function seatsFor(lobby: Lobby, players: number, characters: number): SeatSetup[] {
  const { offers, inAll } = lobby.characters;
  const total = Math.min(Math.max(characters, players), inAll.max);
  if (total > offers.length) {
    throw new RangeError(`There are ${offers.length} characters, not ${total}.`);
  }
  const seats = Array.from({ length: players }, (_, index) => ({
    seat: `seat-${index + 1}`,
    characters: [] as string[],
  }));
  offers.slice(0, total).forEach((offer, index) => {
    seats[index % players]?.characters.push(offer.id);
  });
  return seats;
}

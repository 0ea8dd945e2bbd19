import { type FirstGame, type Lobby, perSeatOf } from './lobby.ts';

/** Every option as a first game sets it: its own values, and defaults for the rest. */
export const optionsOfFirstGame = (
  { options }: Lobby,
  first: FirstGame,
): { [option: string]: string } => ({
  ...Object.fromEntries(options.map((option) => [option.id, option.default])),
  ...first.options,
});

/** How many companions join the seats already taken, if the game has companions. */
export const companionsMissing = ({ seats }: Lobby, first: FirstGame, taken: number): number =>
  Math.max(0, Math.min(Math.max(seats.min, first.seats ?? 0), seats.max) - taken);

/**
 * Whom each seat plays: as many as a seat needs, people from the beginning of the list and companions from
 * its end. Further characters that must take part go to the first person.
 *
 * @param people for each seat, whether a person holds it
 */
export function dealtForFirstGame(
  lobby: Lobby,
  first: FirstGame,
  people: readonly boolean[],
): string[][] {
  const { offers, inAll } = lobby.characters;
  const isOffered = (character: string) => offers.some(({ id }) => id === character);
  const free = first.characters.filter(isOffered);
  const { min, max } = perSeatOf(lobby, people.length);
  const held: string[][] = people.map(() => []);
  const seatsOf = (isPerson: boolean) =>
    [...people.keys()].filter((seat) => people[seat] === isPerson);
  const deal = (seats: readonly number[], number: number, take: () => string[]): void => {
    for (const seat of seats) {
      const own = held[seat] ?? [];
      for (let more = number; more > 0 && own.length < max; more--) own.push(...take());
    }
  };
  const easiest = () => free.splice(0, 1);
  deal(seatsOf(true), min, easiest);
  deal(seatsOf(false), min, () => free.splice(-1));
  const wanted = Math.min(Math.max(first.atLeast, inAll.min), inAll.max);
  for (let before = -1; held.flat().length < wanted && held.flat().length > before; ) {
    before = held.flat().length;
    deal(seatsOf(true).slice(0, 1), 1, easiest);
  }
  return held;
}

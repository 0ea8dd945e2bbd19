/**
 * A choice that the host makes in the lobby. Words: `<game>.lobby.option.<id>.name`, `….description` in a
 * line, `….choice.<choice>`, and `….choice-description.<choice>` where a name doesn't say enough.
 */
export interface LobbyOption {
  id: string;
  choices: readonly string[];
  default: string;
  /** Choices by the names that they had in lobbies and matches saved earlier. */
  formerly?: { readonly [choice: string]: string };
  /** Set if a group settles it anew for every match: it is offered before the others. */
  prominent?: true;
  /**
   * For campaigns: another option and the choice that this one depends on; with any other choice it isn't
   * offered.
   */
  only?: { option: string; choice: string };
}

/** Something to play: a hero, a god. Words: `<game>.character.<id>.name` and `….description`. */
export interface LobbyCharacter {
  id: string;
  /** Short values for the menu, already public: health, defense, attributes. */
  values: { [name: string]: number };
}

export interface Lobby {
  seats: { min: number; max: number };
  /** How many characters one seat may hold, and how many the match may have in all. */
  characters: {
    offers: readonly LobbyCharacter[];
    perSeat: { min: number; max: number };
    /** The same for matches with this many seats, if it depends on their number. */
    perSeatAmong?: { readonly [seats: number]: { min: number; max: number } };
    inAll: { min: number; max: number };
  };
  options: readonly LobbyOption[];
  /** What suits people who have never played; without it the lobby offers no first game. */
  firstGame?: FirstGame;
}

export interface FirstGame {
  /** Options that differ from their defaults. */
  options: { readonly [option: string]: string };
  /** Whom to play, the easiest first and those for companions last; characters that aren't offered are skipped. */
  characters: readonly string[];
  /** At least how many characters take part, if one seat may hold several. */
  atLeast: number;
  /** At least how many seats are taken: companions fill in for missing people. Absent: as few as the game needs. */
  seats?: number;
}

/** How many characters one seat holds in a match with this many seats. */
export const perSeatOf = ({ characters }: Lobby, seats: number): { min: number; max: number } =>
  characters.perSeatAmong?.[seats] ?? characters.perSeat;

/**
 * What seats hold, as far as a match with this many seats allows: a seat with too many characters keeps those
 * chosen first, and if all seats together hold too many, the seat with the most gives up its last.
 */
export function fitted(lobby: Lobby, held: readonly (readonly string[])[]): string[][] {
  const { min, max } = perSeatOf(lobby, held.length);
  const kept = held.map((own) => own.slice(0, max));
  const inPlay = () => kept.reduce((sum, own) => sum + Math.max(own.length, min), 0);
  while (inPlay() > lobby.characters.inAll.max) {
    const most = Math.max(...kept.map(({ length }) => length));
    const owner = kept.findLast(({ length }) => length === most);
    if (!owner || most <= min) break;
    owner.pop();
  }
  return kept;
}

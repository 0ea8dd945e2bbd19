/**
 * A choice that the host makes in the lobby. Words: `<game>.lobby.option.<id>.name`, `….description` in a
 * line, `….choice.<choice>`, and `….choice-description.<choice>` where a name doesn't say enough.
 */
export interface LobbyOption {
  id: string;
  choices: readonly string[];
  default: string;
  /** By what a choice was called in lobbies and matches saved earlier: the choice that it is now. */
  formerly?: { readonly [choice: string]: string };
  /** What a group settles anew for every match: it is offered before the others. */
  prominent?: true;
  /** Of a campaign: another option and the choice without which this one makes no difference, and is not offered. */
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
    /** The same for matches of so many seats, where the number depends on it. */
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
  /** Whom to play, the easiest first, and last whom companions take; whatever is not offered is left out. */
  characters: readonly string[];
  /** How many characters take part at least, when one seat may hold several. */
  atLeast: number;
  /** How many seats are taken at least: companions come where people are missing. Without it as few as the game needs. */
  seats?: number;
}

/** How many characters one seat holds in a match of so many seats. */
export const perSeatOf = ({ characters }: Lobby, seats: number): { min: number; max: number } =>
  characters.perSeatAmong?.[seats] ?? characters.perSeat;

/**
 * What seats hold, as far as a match of so many seats allows: who holds too many keeps those chosen first, and where
 * all hold too many together, who holds most gives up the last.
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

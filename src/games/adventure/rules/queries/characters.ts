import type { SeatId } from '../../../../kernel/decision.ts';
import type { CharacterCardSide } from '../cards/definition.ts';
import { characterDefinition } from '../cards/library.ts';
import type { AdventureState, Character, Turn } from '../state.ts';
import type { CharacterId } from '../terms.ts';

export function characterOf({ characters }: AdventureState, seat: SeatId): Character {
  const found = characters.find((one) => one.seat === seat);
  if (!found) throw new Error(`${seat} takes no part.`);
  return found;
}

export function characterNamed({ characters }: AdventureState, id: CharacterId): Character {
  const found = characters.find((one) => one.id === id);
  if (!found) throw new Error(`${id} takes no part.`);
  return found;
}

export function turnOf({ turn }: AdventureState): Turn {
  if (!turn) throw new Error('Nobody has a turn.');
  return turn;
}

/** Whose turn it is. */
export const activeCharacter = (state: AdventureState): Character =>
  characterOf(state, turnOf(state).seat);

export const othersThan = ({ characters }: AdventureState, seat: SeatId): Character[] =>
  characters.filter((one) => one.seat !== seat);

/** The others in the same space, in turn order. */
export const othersHere = (state: AdventureState, { seat, space }: Character): Character[] =>
  othersThan(state, seat).filter((other) => other.space === space);

/** Who sits to the right, and so had the turn before (AD-033, AD-117). Null if nobody else plays. */
export function opponentToTheRight({ characters }: AdventureState, seat: SeatId): Character | null {
  const index = characters.findIndex((one) => one.seat === seat);
  const right = characters[(index + characters.length - 1) % characters.length];
  return right && right.seat !== seat ? right : null;
}

/** The side of the character card that is face up (AD-008, W-30). */
export const cardSideOf = ({ id, level, side }: Character): CharacterCardSide =>
  characterDefinition(id).levels[level][side];

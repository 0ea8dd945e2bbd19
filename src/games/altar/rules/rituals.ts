import type { SeatId } from '../../../kernel/decision.ts';
import { definition } from './cards/library.ts';
import { isDenied, playerOf } from './realms.ts';
import { LIMITS, RULINGS } from './rulings.ts';
import type { AltarState, Realm } from './state.ts';
import { type CardId, type FollowerId, followerOf } from './terms.ts';

/** What a card in the hand counts (AL-036); 0 for one without the symbol. */
export const ritualValue = (card: CardId): number =>
  Math.min(definition(card).ritual ?? 0, RULINGS.mostValueOfOneCard);

/** What a card lying in the own worship area counts: double (AL-037), but never more than two. */
export const worshipperValue = (card: CardId): number =>
  Math.min(2 * (definition(card).ritual ?? 0), RULINGS.mostValueOfOneCard);

/** Whether a Shrine can be built in a Realm at all (AL-038, AL-040, AL-044). */
export const mayBuild = (state: AltarState, realm: Realm): boolean =>
  realm.shrines < LIMITS.shrines && state.shrines > 0 && !isDenied(state, realm, 'ritual');

/**
 * Every set of cards that is worth a Shrine and of which no card could be spared (AL-029, AL-035), in
 * one word each: `amazon*+seer`, the star for a card that worships. Copies are alike.
 */
export function ritualsFor(state: AltarState, seat: SeatId, realm: Realm): string[] {
  if (!mayBuild(state, realm)) return [];
  const ones: string[] = [];
  const twos: string[] = [];
  const note = (value: number, name: string) => {
    if (value > 0) (value === 1 ? ones : twos).push(name);
  };
  for (const card of realm.worshippers) note(worshipperValue(card), `${followerOf(card)}*`);
  for (const card of playerOf(state, seat).hand) note(ritualValue(card), followerOf(card));
  return setsOf(twos.sort(), ones.sort());
}

/** A card that counts two with any other one, or three that count one. */
function setsOf(twos: readonly string[], ones: readonly string[]): string[] {
  const sets = new Set<string>();
  for (let first = 0; first < twos.length; first++) {
    for (let second = first + 1; second < twos.length; second++) {
      sets.add(`${twos[first]}+${twos[second]}`);
    }
    for (const one of ones) sets.add(`${twos[first]}+${one}`);
  }
  for (let first = 0; first < ones.length; first++) {
    for (let second = first + 1; second < ones.length; second++) {
      for (let third = second + 1; third < ones.length; third++) {
        sets.add(`${ones[first]}+${ones[second]}+${ones[third]}`);
      }
    }
  }
  return [...sets];
}

/** The cards of a Ritual, by what is printed on them. */
export function ritualCards(ritual: string): { hand: FollowerId[]; worshippers: FollowerId[] } {
  const cards = ritual.split('+');
  return {
    worshippers: cards.filter((card) => card.endsWith('*')).map((card) => card.slice(0, -1)),
    hand: cards.filter((card) => !card.endsWith('*')),
  };
}

import type { GameEvent } from '../../kernel/event.ts';
import type { MatchTold, Told } from './playing.ts';

/** Begins what a hero does; what has struck a blow is the last of these before it. */
const DEEDS: readonly string[] = ['card-played', 'card-used', 'dice-rolled'];
/** Events from the beginning of a deed to the blow, beyond which it is too long a story. */
const LONGEST = 16;
/** Blows of one quest that are told. */
const MOST = 4;
/** Health of a villain, or of what the heroes hunt. */
const GREAT = 12;
/** Damage by which a blow at one of them counts as heavier. */
const FOR_GREAT_ONES = 4;

/** The events that lead to something, from the deed that began it; what has happened alone where that is too far. */
export function deedThatLedTo(told: readonly Told[], index: number): GameEvent[] {
  const from = told.slice(0, index).findLastIndex(({ event }) => DEEDS.includes(event.type));
  const isPlayed = DEEDS.includes(told[from - 1]?.event.type ?? '');
  const begins = isPlayed ? from - 1 : from;
  const isNear = from >= 0 && index - begins < LONGEST;
  return told.slice(isNear ? begins : index, index + 1).map(({ event }) => event);
}

/** The heaviest blows of a quest, those at its great enemies before others: where in its story each of them is told. */
export function heaviestBlows({ told }: Pick<MatchTold, 'told'>): number[] {
  return told
    .flatMap(({ event: { type, args } }, index) => {
      if (type !== 'enemy-damaged') return [];
      const isGreat = Number(args.health) >= GREAT;
      return [{ index, weight: Number(args.amount) + (isGreat ? FOR_GREAT_ONES : 0) }];
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ index }) => index);
}

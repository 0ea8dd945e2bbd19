import { STRENGTHS, type Strength } from '../../../kernel/companion.ts';
import type { Person, SeatHolder } from '../saved/summary.ts';
import { isCrowd } from './crowd.ts';
import { isFormer } from './former.ts';

/** How the ids of companions begin; no user of a chat service has an id like this. */
export const COMPANION = 'companion:';

/** Whether a seat is held by a companion, `companion:steady:2`. */
export const isCompanion = ({ userId }: Pick<Person, 'userId'>): boolean =>
  userId.startsWith(COMPANION);

/** Whether it is held by an actual person: no companion, no crowd, and nobody who asked to be forgotten. */
export const isPerson = (holder: Pick<Person, 'userId'>): boolean =>
  !isCompanion(holder) && !isFormer(holder) && !isCrowd(holder);

/** Whether people choose for it: one person, or a crowd. */
export const hasPeople = (holder: Pick<Person, 'userId'>): boolean =>
  isPerson(holder) || isCrowd(holder);

/** How a companion plays, or null for a person. */
export function strengthOf({ userId }: Pick<Person, 'userId'>): Strength | null {
  if (!userId.startsWith(COMPANION)) return null;
  return STRENGTHS.find((strength) => userId.startsWith(`${COMPANION}${strength}:`)) ?? 'steady';
}

/** Whose seat it is, without the seat. */
export const personIn = ({ userId, name }: Person): Person => ({ userId, name });

/** A companion that is not in the match yet. What it is called follows from its id, in each reader's language. */
export function newCompanion(seats: readonly SeatHolder[], strength: Strength): Person {
  const taken = new Set(seats.filter(isCompanion).map(({ userId }) => userId.split(':')[2]));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return { userId: `${COMPANION}${strength}:${number}`, name: '' };
}

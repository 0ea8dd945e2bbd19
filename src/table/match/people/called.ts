import type { Texts } from '../../../texts/texts.ts';
import type { Named, Person, SeatHolder } from '../saved/summary.ts';
import { EVERYBODY } from './crowd.ts';
import { isFormer } from './former.ts';
import { isCompanion, strengthOf } from './holders.ts';

/** How many names the catalogue has for companions: `companion.name.1` and on. */
const NAMES = 8;

/**
 * What somebody is called in a language. The names of companions, of everyone in the thread and of former players
 * follow from their ids, whatever name older records have beside them.
 */
export function nameIn(named: Named, texts: Texts): string {
  if (typeof named === 'string') return named;
  const strength = strengthOf(named);
  if (strength === null) return shortName(named, texts);
  return texts('companion.called', { name: shortName(named, texts), strength });
}

/** The same where there is no room for how a companion plays. */
export function shortName({ userId, name }: Person, texts: Texts): string {
  if (userId === EVERYBODY) return texts('crowd.everybody');
  if (isFormer({ userId })) return texts('former.name');
  if (!isCompanion({ userId })) return name;
  const number = Number(userId.split(':')[2]);
  return texts(`companion.name.${((number - 1) % NAMES) + 1}`);
}

/** A match with everybody's name beside their id: for a file, whose readers have no catalogue. */
export const withNames = <Seated extends { seats: SeatHolder[] }>(
  match: Seated,
  texts: Texts,
): Seated => ({
  ...match,
  seats: match.seats.map((holder) => ({ ...holder, name: nameIn(holder, texts) })),
});

/** Whether both are the same. */
export const isSame = (one: Person, other: Named): boolean =>
  typeof other === 'string' ? one.name === other : one.userId === other.userId;

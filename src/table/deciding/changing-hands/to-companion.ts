import { type Strength, strengthIn } from '../../../kernel/companion.ts';
import type { Game } from '../../../kernel/game.ts';
import { isOpen, ownerOf } from '../../match/claims/claims.ts';
import type { TableContext } from '../../match/context.ts';
import { hasPeople, isPerson, newCompanion, personIn } from '../../match/people/holders.ts';
import { refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { Person, SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { beginSitting, type Terms } from '../../telling/notices/sitting.ts';
import { hostingGoesOver, hostsAgain } from './hosting.ts';
import { seatWith } from './seat-with.ts';
import { changed, nothing, type Work } from './seat-work.ts';

/** How a companion should play a seat; what is left out stays as it was, or takes its default. */
export type Wanted = Partial<Terms> & { strength?: Strength | undefined };

/** A companion plays for a seat from now on; the seat's owner may take it back. */
export function toCompanion(
  context: TableContext,
  stored: StoredMatch,
  game: Game,
  holder: SeatHolder,
  { strength = 'steady', ...wanted }: Wanted,
): Work {
  const match = summaryOf(stored);
  const rules = game.rules.companion;
  if (!rules) return nothing(refuse({ refusal: 'no-companions', match }));
  const others = stored.seats.filter((one) => one !== holder);
  if (!others.some(hasPeople)) return nothing(refuse({ refusal: 'last-person', match }));
  const { seat, userId, name } = holder;
  const { desk } = stored;
  const owner = ownerOf(stored, holder);
  desk.companions[seat] =
    owner === null || !isPerson(owner) ? null : { userId: owner.userId, name: owner.name };
  const terms: Terms = {
    until: desk.sitting[seat]?.until ?? null,
    open: isOpen(stored, holder),
    voted: [],
    ...wanted,
  };
  if (owner && terms.until === null && !terms.asleep) {
    terms.host = hostingGoesOver(stored, owner.userId, terms.voted);
  }
  const companion = newCompanion(stored.seats, strengthIn(rules, strength));
  const from = desk.companions[seat] ?? { userId, name };
  const told = () => beginSitting(context, stored, seat, from, terms);
  const by = terms.asleep ? 'time' : 'person';
  return changed(seatWith(context, stored, holder, companion, told, { by }));
}

/** The person for whom a companion keeps a seat has it back. */
export function givenBack(
  context: TableContext,
  stored: StoredMatch,
  holder: SeatHolder,
  person: Person,
): Work {
  const { seat } = holder;
  const hosts = hostsAgain(stored, person.userId) ? ({ hosts: true } as const) : {};
  const data = {
    notice: 'taken-back',
    seat,
    from: personIn(holder),
    by: person.userId,
    ...hosts,
  } as const;
  const told = () => [noticeSlot(context, stored.desk, data)];
  return changed(seatWith(context, stored, holder, person, told));
}

import { type Strength, strengthIn } from '../../kernel/companion.ts';
import type { Game } from '../../kernel/game.ts';
import type { TableContext } from '../context.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import { isOpen, keptFor, ownerOf } from '../seats/claims.ts';
import { hostingGoesOver, hostingStays, hostsAgain } from '../seats/hosting.ts';
import { changed, inPlay, nothing, type Work } from '../seats/in-play.ts';
import { seatWith } from '../seats/seat-with.ts';
import { beginSitting, type Terms } from '../seats/sitting.ts';
import type { Changed, Person, SeatHolder } from '../summary.ts';
import { noticeSlot } from '../telling/notice.ts';
import { hasPeople, isPerson, newCompanion } from './holders.ts';

/** In a running match, the host or whose seat it is lets a companion play for a seat. */
export async function handOver(
  context: TableContext,
  matchId: string,
  userId: string,
  seat: string,
  strength: Strength,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.seat === seat);
    const isOwn = holder && ownerOf(stored, holder)?.userId === userId;
    if (stored.hostId !== userId && !isOwn) return nothing(refuse({ refusal: 'not-host', match }));
    if (!holder) return nothing(refuse({ refusal: 'no-such-companion', match }));
    return toCompanion(context, stored, game, holder, { strength });
  });
}

/** In a running match, a person leaves the seat to a companion, and the hosting to the next person. */
export async function leaveToCompanion(
  context: TableContext,
  matchId: string,
  userId: string,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored, game) => {
    const match = summaryOf(stored);
    const holder = stored.seats.find((one) => one.userId === userId);
    if (!holder) return nothing(refuse({ refusal: 'not-seated', match }));
    const given = toCompanion(context, stored, game, holder, { open: true });
    if (!given.change) return given;
    const { match: after } = given.change;
    if (hostsAgain(after, userId)) hostingStays(after);
    return changed(given.change);
  });
}

/** How a companion is to play a seat; what is left out stays as it was, or is as usual. */
export type Wanted = Partial<Terms> & { strength?: Strength | undefined };

/** A companion plays for a seat from now on; the person whose seat it is may take it back. */
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
  const companion = newCompanion(stored.seats, strengthIn(rules, strength), context.texts);
  const from = desk.companions[seat] ?? { userId, name };
  const told = () => beginSitting(context, stored, seat, from, terms);
  const by = terms.asleep ? 'time' : 'person';
  return changed(seatWith(context, stored, holder, companion, told, { by }));
}

/** Who has left a seat to a companion takes it back. */
export async function takeBack(
  context: TableContext,
  matchId: string,
  person: Person,
): Promise<Changed | Refused> {
  return inPlay(context, matchId, (stored) => {
    const holder = keptFor(stored, person.userId);
    if (!holder) {
      return nothing(refuse({ refusal: 'no-such-companion', match: summaryOf(stored) }));
    }
    return givenBack(context, stored, holder, person);
  });
}

/** The person whom a companion keeps a seat for has it again. */
export function givenBack(
  context: TableContext,
  stored: StoredMatch,
  holder: SeatHolder,
  person: Person,
): Work {
  const { seat, name: from } = holder;
  const hosts = hostsAgain(stored, person.userId) ? ({ hosts: true } as const) : {};
  const data = { notice: 'taken-back', seat, from, by: person.userId, ...hosts } as const;
  const told = () => [noticeSlot(context, stored.desk, data)];
  return changed(seatWith(context, stored, holder, person, told));
}

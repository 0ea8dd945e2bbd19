import { type Decision, formFor, mayChoose } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { isCompanion } from '../companions/holders.ts';
import type { StoredMatch } from '../saved/store.ts';
import { standingOption } from '../standing/standing-answers.ts';
import type { SeatHolder } from '../summary.ts';
import type { AnswerAhead } from '../table.ts';

/** An answer that comes of another choice, without anybody being asked. */
export interface FollowUp {
  holder: SeatHolder;
  decision: Decision;
  options: string[];
}

/**
 * The next answer that the chooser has given ahead; null where something else is asked first. An answer
 * to a question that did not come is passed by.
 * @param waiting the answers not used yet; those up to the one found are taken out
 */
export function answeredAhead(
  { open }: Match,
  holder: SeatHolder,
  waiting: AnswerAhead[],
): FollowUp | null {
  const [decision] = open;
  // The next deed of the same turn may be part of what was pressed: to walk to a door and open it.
  if (!decision || open.length > 1 || !isAskedAlone(decision, holder)) return null;
  for (const [index, picks] of waiting.entries()) {
    const option = decision.options.find(
      (offered) => mayChoose(decision, offered, holder.seat) && picks(offered),
    );
    if (!option) continue;
    waiting.splice(0, index + 1);
    return { holder, decision, options: [option.id] };
  }
  return null;
}

/** The next answer that somebody has given for good; null where nobody has. */
export function answeredForGood(game: Game, stored: StoredMatch, match: Match): FollowUp | null {
  for (const decision of match.open) {
    for (const holder of stored.seats) {
      if (decision.rest || isCompanion(holder) || !isAskedAlone(decision, holder)) continue;
      const option = standingOption(
        game,
        stored.desk.standing[holder.seat] ?? [],
        formFor(decision, holder.seat),
      );
      if (option !== null) return { holder, decision, options: [option] };
    }
  }
  return null;
}

/** Where others may answer as well, nobody answers unseen. */
const isAskedAlone = ({ seats, choose, visibility }: Decision, { seat }: SeatHolder): boolean =>
  seats.length === 1 &&
  seats[0] === seat &&
  choose.min === 1 &&
  choose.max === 1 &&
  visibility !== 'secret';

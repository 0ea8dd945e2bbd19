import { type Decision, formFor, mayChoose } from '../../kernel/decision.ts';
import type { Happening } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { AnswerAhead } from '../choice.ts';
import { isCompanion } from '../companions/holders.ts';
import type { StoredMatch } from '../saved/store.ts';
import { standingOption } from '../standing/standing-answers.ts';
import type { SeatHolder } from '../summary.ts';
import { votersOf } from '../voting/electorate.ts';

/** An answer that comes of another choice, without anybody being asked. */
export interface FollowUp {
  holder: SeatHolder;
  decision: Decision;
  options: string[];
  /** What everybody is told before what comes of it. */
  before?: Happening[];
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
  if (!decision || open.length > 1 || decision.visibility === 'secret') return null;
  if (!isAskedAlone(decision, holder)) return null;
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

/**
 * The next answer that somebody has given for good, or all who answer together; null where nobody has. A
 * secret question is answered like any other: what a game offers for it hangs on nothing that only its
 * seat sees, so that its absence tells of the answer and not of a hand.
 */
export function answeredForGood(game: Game, stored: StoredMatch, match: Match): FollowUp | null {
  for (const decision of match.open) {
    if (decision.rest) continue;
    for (const holder of stored.seats) {
      if (isCompanion(holder) || !isAskedAlone(decision, holder)) continue;
      const option = givenForGood(game, stored, decision, holder);
      if (option !== null) return { holder, decision, options: [option] };
    }
    const together = answeredTogether(game, stored, decision);
    if (together) return together;
  }
  return null;
}

/**
 * What all the people at the table have given for good, where one of them could answer for all: nobody is
 * passed over who wants to be asked, or wants something else.
 */
function answeredTogether(game: Game, stored: StoredMatch, decision: Decision): FollowUp | null {
  const voters = votersOf(stored, decision);
  const [holder] = voters;
  if (!decision.unconfirmed || !holder || !isForOneOption(decision)) return null;
  const given = new Set(voters.map((voter) => givenForGood(game, stored, decision, voter)));
  const [option = null] = given;
  return given.size === 1 && option !== null ? { holder, decision, options: [option] } : null;
}

const givenForGood = (
  game: Game,
  { desk }: StoredMatch,
  decision: Decision,
  { seat }: SeatHolder,
): string | null => standingOption(game, desk.standing[seat] ?? [], formFor(decision, seat));

/** Where others may answer as well, nobody answers unseen. */
const isAskedAlone = (decision: Decision, { seat }: SeatHolder): boolean =>
  decision.seats.length === 1 && decision.seats[0] === seat && isForOneOption(decision);

const isForOneOption = ({ choose }: Decision): boolean => choose.min === 1 && choose.max === 1;

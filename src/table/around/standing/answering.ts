import { type Decision, formFor } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { isAskedAlone, isForOneOption } from '../../match/asked.ts';
import type { Consequence, FollowUp } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import { endStanding, giveStanding, standingOption } from '../../match/notes/standing-answers.ts';
import { isCompanion } from '../../match/people/holders.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { votersOf } from '../../match/votes/electorate.ts';

/** A standing answer applies from the choice with which it was given. */
export const standingAnswers: Consequence<TableContext> = {
  noted(_, { game, stored, holder, decision, request, revision }) {
    if (request.standing === undefined) return;
    const known = formFor(decision, holder.seat);
    giveStanding(game, stored.desk, holder.seat, known, request.standing, revision);
  },
  answer: (_, { game, stored, state }) => answeredForGood(game, stored, state),
  done(_, { stored, state }) {
    endStanding(stored.desk, state);
    return [];
  },
};

/**
 * The next standing answer, of one person or of everyone together; null if there is none. A secret question is
 * answered like any other: the answers that a game offers for it don't depend on anything that only its seat
 * sees, so the question's absence reveals the answer and not a hand.
 */
export function answeredForGood(game: Game, stored: StoredMatch, match: Match): FollowUp | null {
  for (const decision of match.open) {
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
 * The standing answer of all the people at the table, where one of them could answer for all: nobody is passed
 * over who wants to be asked, or wants something else.
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

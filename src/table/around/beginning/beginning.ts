import type { JsonObject } from '../../../kernel/json.ts';
import type { MatchSetup, SeatSetup } from '../../../kernel/setup.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { lobbyOf } from '../../match/lobby-of.ts';
import { giveUsual } from '../../match/notes/standing-answers.ts';
import { isCompanion } from '../../match/people/holders.ts';
import type { MatchChange, StoredMatch } from '../../match/saved/store.ts';
import { hashSeed } from '../../match/seed.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { tell } from '../../telling/thread/tell.ts';
import { dealCharacters, isDealt } from './dealing.ts';

/** What a match begins with besides what its lobby has settled. */
export interface Beginning {
  /** The position to begin with, instead of a new game. */
  scenario?: string;
  /** What its campaign hands in; see `CampaignRules.brings`. */
  brings?: (seats: readonly SeatSetup[]) => JsonObject;
}

/** Deals the cards and begins, in place. */
export function begin(
  context: TableContext,
  stored: StoredMatch,
  { scenario, brings }: Beginning = {},
): MatchChange {
  const game = gameOf(context, stored.gameId);
  if (!game) throw new RangeError(`There is no game ${stored.gameId}.`);
  const now = context.now();
  dealCharacters(stored, lobbyOf(game, stored));
  for (const holder of stored.seats.filter(isCompanion)) stored.desk.companions[holder.seat] = null;
  for (const { seat } of stored.seats) giveUsual(game, stored.desk, seat);
  const seated = stored.seats.map(({ seat, characters }) => ({ seat, characters }));
  const setup: MatchSetup = {
    seats: seated,
    options: stored.options,
    seed: context.newSeed(),
    ...(scenario ? { scenario } : {}),
    ...(brings ? { brings: brings(seated) } : {}),
  };
  const { match, happenings } = game.rules.setup(setup);
  const ended = match.outcome !== null;
  Object.assign(stored, {
    status: ended ? 'over' : 'playing',
    state: match,
    content: game.rules.content(),
    revision: match.inputs,
    setup,
    outcome: match.outcome,
    seed: setup.seed,
    seedHash: hashSeed(setup.seed),
    startedAt: now,
    changedAt: now,
    endedAt: ended ? now : null,
  } satisfies Partial<StoredMatch>);
  stored.desk.underWay = game.rules.underWay(match);
  const told = changeTold(stored, { game, match, happenings, ended, now });
  return {
    match: stored,
    ...(stored.seats.some(isDealt) ? { seats: stored.seats } : {}),
    stateChanged: true,
    inputs: [
      {
        revision: match.inputs,
        seat: null,
        userId: null,
        decisionId: null,
        options: [],
        requestId: null,
        settled: null,
        happenings,
      },
    ],
    slots: [
      lobbySlot(now),
      { slot: { kind: 'thread', key: 'thread', data: {} }, dueAt: now },
      ...tell(context, stored.desk, told),
    ],
  };
}

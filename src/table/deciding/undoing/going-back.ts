import type { Message } from '../../../kernel/decision.ts';
import { isAtRest } from '../../../kernel/engine.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Log } from '../../match/context.ts';
import { canPlayAgain } from '../../match/replaying/records.ts';
import { isSameMatch, playInput, replayInput } from '../../match/replaying/replay.ts';
import { unhurried } from '../../match/replaying/unhurried.ts';
import type { LockedMatch, RestPoint, StoredInput } from '../../match/saved/store.ts';

/** A match in an earlier state. */
export interface Past {
  match: Match;
  /** The point that it could have gone back to at that time, or null for none; left out if the saved one is right. */
  rest?: RestPoint | null;
  /** Titles of the chapters that were passed on the way here, by id. */
  titles: { [chapter: string]: Message };
}

/**
 * The match at a revision: played again from its last rest, or from its set-up, with the same dice and cards.
 * The result only counts if playing on leads to the current match: after an update of the rules it may not.
 * @param log is told what the rules fail at although they are the same: then the point is unavailable
 * @returns null if that revision is unavailable
 */
export async function matchAt(
  game: Game,
  { stored, restPoint }: LockedMatch,
  inputs: readonly StoredInput[],
  revision: number,
  log: Log,
): Promise<Past | null> {
  const { state, setup } = stored;
  if (!state) return null;
  const rest = await restPoint();
  const isBefore = rest !== null && rest.revision <= revision;
  const failed = (error: unknown) => {
    if (canPlayAgain(game, stored))
      log.error({ error, match: stored.id }, 'A match could not be played again.');
  };
  const here = { game, inputs, revision, now: state, failed };
  if (isBefore) {
    const past = await playOn(here, structuredClone(rest.state));
    if (past) return withSavedRest(past);
  }
  const past = setup && (await playOn(here, game.rules.setup(structuredClone(setup)).match));
  if (past) return isBefore ? withSavedRest(past) : past;
  // A saved state needs no proof.
  return rest?.revision === revision ? { match: rest.state, titles: {} } : null;
}

const withSavedRest = ({ match, titles }: Past): Past => ({ match, titles });

/** Plays from an earlier state through that revision to now; null if that doesn't lead here. */
async function playOn(
  {
    game,
    inputs,
    revision,
    now,
    failed,
  }: {
    game: Game;
    inputs: readonly StoredInput[];
    revision: number;
    now: Match;
    failed: (error: unknown) => void;
  },
  match: Match,
): Promise<Past | null> {
  const begun = match.inputs;
  let past: Match | null = null;
  let rest: RestPoint | null = null;
  const titles: Past['titles'] = {};
  const note = () => {
    titles[match.chapter.id] = match.chapter.title;
    if (past === null && isAtRest(match))
      rest = { revision: match.inputs, state: structuredClone(match) };
  };
  try {
    note();
    for await (const saved of unhurried(inputs)) {
      const input = replayInput(saved);
      // A return to the earlier state's revision may have been before or after it was saved.
      const isIn =
        !input || saved.revision < begun || (saved.revision === begun && !isReturn(saved));
      if (isIn) continue;
      if (saved.revision > revision) past ??= structuredClone(match);
      playInput(game, match, input);
      note();
    }
  } catch (error) {
    failed(error);
    return null;
  }
  return past && isSameMatch(match, now) ? { match: past, rest, titles } : null;
}

const isReturn = ({ decisionId }: StoredInput): boolean => decisionId === null;

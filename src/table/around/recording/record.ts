import { eventFor } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Log } from '../../match/context.ts';
import { canPlayAgain } from '../../match/replaying/records.ts';
import { playAgain, replayInputs } from '../../match/replaying/replay.ts';
import { unhurried } from '../../match/replaying/unhurried.ts';
import type { StoredInput, StoredMatch } from '../../match/saved/store.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import type { MatchRecord, RecordedRound } from './recording.ts';
import { type Sees, storyOf } from './story.ts';

const byTable: Sees = (happening) => eventFor(happening, 'table');

/**
 * What there is to tell about a match: while it is played, what everyone may know; once it is over, everything.
 * @param all every input, in the order in which they were accepted
 * @param log is told what the rules fail at: the record leaves that out
 */
export async function recordOf(
  game: Game,
  stored: StoredMatch,
  all: readonly StoredInput[],
  log: Log,
): Promise<MatchRecord> {
  const inputs = all.filter(({ undoneAt }) => undoneAt === null);
  const view = viewNow(game, stored, log);
  const entries = storyOf(inputs, hasEnded(stored) ? ({ event }) => event : byTable);
  const rounds = (await playedRounds(game, stored, inputs, log)) ?? toldRounds(entries);
  return {
    match: summaryOf(stored),
    entries,
    told: inputs.flatMap(({ happenings }) => happenings.flatMap((one) => byTable(one) ?? [])),
    choices: choicesBySeat(inputs),
    undone: all.length - inputs.length,
    rounds,
    view,
  };
}

/** The match as everyone sees it now; null when the rules can no longer show it. */
function viewNow(
  { rules, presentation }: Game,
  { id, state, status }: StoredMatch,
  log: Log,
): unknown {
  if (!state || status === 'broken') return null;
  try {
    const view = rules.view(state, 'table');
    presentation.round(view);
    return view;
  } catch (error) {
    log.error({ error, match: id }, 'A match could not be shown.');
    return null;
  }
}

/** Every round as it began, found by playing the match again; null if its choices mean other things now. */
async function playedRounds(
  game: Game,
  stored: StoredMatch,
  inputs: readonly StoredInput[],
  log: Log,
): Promise<RecordedRound[] | null> {
  if (!stored.setup || !canPlayAgain(game, stored)) return null;
  const rounds: RecordedRound[] = [];
  try {
    for await (const { match } of unhurried(playAgain(game, stored.setup, replayInputs(inputs)))) {
      const view = game.rules.view(match, 'table');
      const round = game.presentation.round(view);
      if (rounds.at(-1)?.round !== round) rounds.push({ round, view: structuredClone(view) });
    }
  } catch (error) {
    log.error({ error, match: stored.id }, 'A match could not be played again.');
    return null;
  }
  return rounds;
}

/** The rounds that have something to tell. */
function toldRounds(entries: MatchRecord['entries']): RecordedRound[] {
  const told = new Set(entries.map(({ chapter }) => chapter.round));
  return [...told].sort((one, other) => one - other).map((round) => ({ round, view: null }));
}

function choicesBySeat(inputs: readonly StoredInput[]): { [seat: string]: number } {
  const choices: { [seat: string]: number } = {};
  for (const { seat, decisionId } of inputs) {
    if (seat !== null && decisionId !== null) choices[seat] = (choices[seat] ?? 0) + 1;
  }
  return choices;
}

import type { Decision } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import {
  ChoiceRefused,
  givesAgain,
  playAgain,
  replayInputs,
} from '../../table/match/replaying/replay.ts';
import type { MatchRecord } from './read-record.ts';

/** Between two choices. */
export interface Moment {
  /** Milliseconds since the epoch; the last moment has no end. */
  from: number;
  until: number;
  open: Decision[];
  round: number;
}

/**
 * What was open when, found by playing the match again from its set-up and its saved choices.
 * @throws ChoiceRefused if the rules reject a saved choice.
 */
export function momentsOf(game: Game, { match: stored, inputs }: MatchRecord): Moment[] {
  if (!stored.setup) return [];
  const moments: Moment[] = [];
  for (const { input, match } of playAgain(game, stored.setup, replayInputs(inputs))) {
    const from = inputs[input]?.at.getTime() ?? 0;
    const last = moments.at(-1);
    if (last) last.until = from;
    moments.push({
      from,
      until: Number.POSITIVE_INFINITY,
      open: structuredClone(match.open),
      round: game.presentation.round(game.rules.view(match, 'table')),
    });
  }
  return moments;
}

/** Whether the saved choices reproduce the saved state: none is missing, none is there twice. */
export function isWhole(game: Game, { match, inputs }: MatchRecord): boolean {
  if (!match.setup || !match.state) return false;
  try {
    return givesAgain(game, match.setup, replayInputs(inputs), match.state);
  } catch (error) {
    if (!(error instanceof ChoiceRefused)) throw error;
    return false;
  }
}

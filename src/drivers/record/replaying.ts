import type { Decision } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { givesAgain } from '../../table/ending/replay.ts';
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
 * What was open when, by playing the match again from its set-up and its saved choices.
 * @throws Error when a saved choice is refused.
 */
export function momentsOf(game: Game, { match: stored, inputs }: MatchRecord): Moment[] {
  if (!stored.setup) return [];
  const { match } = game.rules.setup(structuredClone(stored.setup));
  const moments: Moment[] = [];
  const note = (from: Date) =>
    moments.push({
      from: from.getTime(),
      until: Number.POSITIVE_INFINITY,
      open: structuredClone(match.open),
      round: game.presentation.round(game.rules.view(match, 'table')),
    });
  for (const { seat, decisionId, options, at, revision } of inputs) {
    if (seat !== null && decisionId !== null) {
      const result = answer(game.rules.procedures, match, { seat, decision: decisionId, options });
      if (!result.accepted) throw new Error(`Choice ${revision} is refused: ${result.refusal}.`);
    }
    const last = moments.at(-1);
    if (last) last.until = at.getTime();
    note(at);
  }
  return moments;
}

/** Whether the saved choices give the saved state again: none is missing, none is there twice. */
export function isWhole(game: Game, { match, inputs }: MatchRecord): boolean {
  if (!match.setup || !match.state) return false;
  const choices = inputs.flatMap(({ seat, decisionId, options }) =>
    seat !== null && decisionId !== null ? [{ seat, decisionId, options }] : [],
  );
  try {
    return givesAgain(game, match.setup, choices, match.state);
  } catch {
    return false;
  }
}

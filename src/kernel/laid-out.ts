import type { z } from 'zod';
import { resume } from './engine.ts';
import type { Happening } from './event.ts';
import type { Match } from './match.ts';
import type { Procedure } from './procedure.ts';
import {
  layoutIn,
  problemsOf,
  type ScenarioProblems,
  type ScenarioRules,
  type ScenarioSetup,
} from './scenario.ts';
import type { MatchSetup } from './setup.ts';

/** How a game turns a layout into a match. */
export interface LayingOut<State, Layout> {
  schema: z.ZodType<Layout>;
  procedures: { [name: string]: Procedure<State> };
  /** Who plays with which options. */
  setupOf(layout: Layout): Pick<ScenarioSetup, 'seats' | 'options'>;
  /** What it names that isn't there. */
  wrongNames(layout: Layout, seats: ScenarioSetup['seats']): string[];
  /** The match that the position is laid out in. */
  dealt(setup: MatchSetup, layout: Layout): Match<State>;
  /** Changes the state into the position. Returns what can't be laid out. */
  layOut(state: State, layout: Layout): string[];
  /** What no state may be: see the game's invariants. */
  broken(match: Match<State>): string[];
  /** The chapter and the stack with which the match goes on from the position. */
  beginning(state: State): Pick<Match<State>, 'chapter' | 'stack'>;
}

/** A match that begins with a position instead of a new game. */
export type LaidOut = MatchSetup & { scenario: string };

export const isLaidOut = (setup: MatchSetup): setup is LaidOut => setup.scenario !== undefined;

/** Only to check whether a layout is sound; a match that is played has a seed of its own. */
const SEED = '0'.repeat(32);

/** Reads the layouts of a game, and begins matches with them. */
export function layingOut<State, Layout>(game: LayingOut<State, Layout>) {
  const { schema, setupOf, wrongNames, dealt, layOut } = game;
  const begin = (match: Match<State>): Happening[] => {
    Object.assign(match, { open: [], opening: true, ...game.beginning(match.state) });
    return resume(game.procedures, match);
  };
  const wrongPosition = (layout: Layout, setup: MatchSetup): string[] => {
    try {
      const match = dealt(setup, layout);
      const missing = layOut(match.state, layout);
      if (missing.length > 0) return missing;
      const wrong = game.broken(match);
      if (wrong.length > 0) return wrong;
      begin(match);
      return match.outcome ? ['This game is over before anybody has chosen.'] : [];
    } catch (problem) {
      return [problem instanceof Error ? problem.message : String(problem)];
    }
  };
  const read = (laidOut: unknown): ScenarioSetup | ScenarioProblems => {
    const { data: layout, error } = schema.safeParse(laidOut);
    if (error) return { problems: problemsOf(error) };
    const { seats, options } = setupOf(layout);
    const unknown = wrongNames(layout, seats);
    if (unknown.length > 0) return { problems: unknown };
    const wrong = wrongPosition(layout, { seats, options, seed: SEED });
    if (wrong.length > 0) return { problems: wrong };
    return { seats, options, scenario: JSON.stringify(layout) };
  };
  const scenarios: ScenarioRules = { read };
  return {
    scenarios,
    /**
     * A match that begins with its scenario's position.
     * @throws RangeError with everything that is wrong with it
     */
    setupLaidOut(setup: LaidOut): { match: Match<State>; happenings: Happening[] } {
      const layout = layoutIn(setup.scenario, scenarios, schema);
      const match = dealt(setup, layout);
      layOut(match.state, layout);
      return { match, happenings: begin(match) };
    },
  };
}

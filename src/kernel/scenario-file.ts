import { z } from 'zod';
import type { Game } from './game.ts';
import { expectedAmong, quoted } from './nearest-names.ts';
import { laidOutIn, problemsOf, type ScenarioProblems, type ScenarioSetup } from './scenario.ts';

/** A scenario that can be played. */
export interface Scenario {
  game: Game;
  /** What it is about, for the person opening it. */
  about: string | null;
  setup: ScenarioSetup;
}

/** What every scenario file begins with; the rest is the game's. */
const head = z.looseObject({
  game: z.string({ error: ({ input }) => `the name of a game, not ${quoted(input)}` }),
  about: z.string().optional(),
});

/** The scenario in a file's text, or everything that is wrong with it. */
export function readScenario(text: string, games: readonly Game[]): Scenario | ScenarioProblems {
  const parsed = laidOutIn(text);
  if ('problems' in parsed) return parsed;
  const begins = head.safeParse(parsed.laidOut);
  if (!begins.success) return { problems: problemsOf(begins.error) };
  const { game: id, about = null, ...laidOut } = begins.data;
  const game = games.find(({ rules }) => rules.id === id);
  const withScenarios = games.filter(({ rules }) => rules.scenarios).map(({ rules }) => rules.id);
  if (!game) return { problems: [`game: ${expectedAmong(withScenarios, id)}`] };
  const { scenarios } = game.rules;
  if (!scenarios) {
    return {
      problems: [
        `game: ${id} has no scenarios, it always begins anew; ${withScenarios.join(', ')}`,
      ],
    };
  }
  const read = scenarios.read(laidOut);
  return 'problems' in read ? read : { game, about, setup: read };
}

import type { CompanionRules } from '../../../kernel/companion.ts';
import type { Decision } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Adventure, AdventureState } from '../rules/state.ts';
import type { AdventureView } from '../rules/view.ts';
import { forget } from './forget.ts';
import { habits } from './habits.ts';
import { rate } from './rate.ts';
import { STAKES } from './stakes.ts';

/** Turns of all players, counted from the first round. */
const turn = ({ state }: Match<AdventureState>): number =>
  state.round * state.characters.length +
  state.characters.findIndex(({ seat }) => seat === state.turn?.seat);

/** What is worth playing ahead: where to go, and what to do there. In a fight the odds say enough. */
const WORTH_IT: ReadonlySet<string> = new Set([
  'prompt.travel',
  'prompt.challenge',
  'prompt.resource',
  'prompt.quest-surplus',
]);

/** How many of one's own turns are played ahead: after one, the purpose of a move has often not come about. */
const DEPTH = 2;

/** How companions play The Adventure Game. */
export const adventureCompanion: CompanionRules<AdventureState, AdventureView, Adventure> = {
  habits,
  stakes: STAKES,
  ahead: {
    forget,
    rate,
    turn,
    depth: ({ seats }) => DEPTH * seats.length,
    // Few, so that each is tried often: 40 forks a choice won 45 of 68 games of two against rules of thumb.
    candidates: 3,
    usual: { milliseconds: 400, playouts: 60 },
    isWorthIt: (_match, { prompt }: Decision) => WORTH_IT.has(prompt.key),
  },
};

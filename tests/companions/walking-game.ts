import { type CompanionRules, freshRandom, type LookingAhead } from '../../src/kernel/companion.ts';
import { begin, newMatch } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import type { OrderRules } from '../../src/kernel/orders.ts';
import { ask, goto, procedure } from '../../src/kernel/procedure.ts';
import { below, seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

/** Somebody walks to and fro between places, and rules of thumb always want to be somewhere else. */
export interface Walking {
  turn: number;
  at: string;
  /** Places that are worth more than the others, from 0 to 1. */
  worth: { [place: string]: number };
  /** By how much luck changes what P1 is worth, up or down. */
  luck: number;
  /** Places where a die is rolled on arriving. */
  rolls: string[];
  /** Places that nobody can go to. */
  shut: string[];
}

const PLACES = ['L3', 'N2', 'P1'];

const turns = procedure<Vocabulary<Walking>, Record<string, never>>('turns', {
  ask: (run) =>
    ask(
      {
        seats: ['ann'],
        visibility: 'public',
        prompt: { key: 'go' },
        rest: true,
        options: [
          ...PLACES.filter((to) => to !== run.state.at && !run.state.shut.includes(to)).map(
            (to) => ({ id: to, verb: 'move', args: { to } }),
          ),
          { id: 'end', verb: 'end', args: {} },
        ],
      },
      'answered',
    ),
  answered(run, _data, { reply }) {
    const id = reply.answer?.[0]?.id ?? '';
    if (id === 'end') run.state.turn += 1;
    else run.state.at = id;
    if (run.state.rolls.includes(id)) below(run.match.random, 6);
    return goto('ask');
  },
});

const procedures = { turns };

const companion: CompanionRules<Walking> & { ahead: LookingAhead<Walking> } = {
  habits: ({ decision }) =>
    decision.options.map(({ id }) => ({
      option: id,
      weight: id === 'end' ? 0 : 1 / (1 + PLACES.indexOf(id)),
      reason: { key: id },
    })),
  ahead: {
    forget: (match, _seat, random) => ({ ...structuredClone(match), random: freshRandom(random) }),
    turn: ({ state }) => state.turn,
    rate: ({ state, random }) =>
      (state.worth[state.at] ?? 0) +
      (state.at === 'P1' ? state.luck * (below(random, 2) - 0.5) : 0),
    depth: () => 0,
    candidates: 6,
    usual: { milliseconds: 300, playouts: 60 },
  },
};

const orders: OrderRules = {
  places: (view) => [(view as Walking).at],
  standing: (view) => (view as Walking).shut,
};

export const walkingRules = {
  id: 'walking',
  procedures,
  hidden: () => [],
  view: ({ state }: Match<Walking>) => state,
  companion,
  orders,
} as unknown as GameRules & { companion: CompanionRules & { ahead: LookingAhead } };

export function walkingMatch(state: Partial<Walking> = {}): Match<Walking> {
  const match = newMatch<Walking>({
    gameId: 'walking',
    content: '1',
    seats: ['ann'],
    state: { turn: 0, at: 'P1', worth: {}, luck: 0, rolls: [], shut: [], ...state },
    random: seedRandom('0'.repeat(32)),
    chapter: { id: 'only', title: { key: 'only' } },
  });
  begin(procedures, match, 'turns');
  return match;
}

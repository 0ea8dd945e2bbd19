import type { CompanionRules, LookingAhead } from '../../src/kernel/companion.ts';
import type { DecisionDraft } from '../../src/kernel/decision.ts';
import { begin, newMatch } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, goto, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

interface Waiting {
  turn: number;
  /** What Bo has done to Ann. */
  blows: number;
}

/** Asked even when there is only one way. */
const asks = (seat: string, key: string, ...ids: string[]): DecisionDraft => ({
  seats: [seat],
  visibility: 'secret',
  prompt: { key },
  options: ids.map((id) => ({ id, verb: id })),
});

/** Ann goes, at once or after having waited; Bo strikes; and again. */
const turns = procedure<Vocabulary<Waiting>, Record<string, never>>('turns', {
  ann: () => ask(asks('ann', 'go', 'go', 'wait'), 'answered'),
  answered: (_run, _data, { reply }) => goto(reply.answer?.[0]?.id === 'wait' ? 'waited' : 'bo'),
  waited: () => ask(asks('ann', 'go', 'go'), 'bo'),
  bo: (run) => {
    run.state.turn += 1;
    return ask(asks('bo', 'strike', 'strike'), 'struck');
  },
  struck: (run) => {
    run.state.blows += 1;
    run.state.turn += 1;
    return goto('ann');
  },
});

const procedures = { turns };

const companion: CompanionRules<Waiting> & { ahead: LookingAhead<Waiting> } = {
  habits: ({ decision }) =>
    decision.options.map(({ id }) => ({
      option: id,
      weight: id === 'wait' ? -1 : 1,
      reason: { key: id },
    })),
  ahead: {
    forget: (match) => structuredClone(match),
    turn: ({ state }) => state.turn,
    rate: ({ state }) => 1 / (1 + state.blows),
    depth: () => 2,
    candidates: 6,
    usual: { milliseconds: 300, playouts: 200 },
  },
};

export const waitingRules = {
  id: 'waiting',
  procedures,
  view: () => ({}),
  companion,
} as unknown as GameRules & { companion: CompanionRules & { ahead: LookingAhead } };

export function waitingMatch(): Match<Waiting> {
  const match = newMatch<Waiting>({
    gameId: 'waiting',
    content: '1',
    seats: ['ann', 'bo'],
    state: { turn: 0, blows: 0 },
    random: seedRandom('0'.repeat(32)),
    chapter: { id: 'only', title: { key: 'only' } },
  });
  begin(procedures, match, 'turns');
  return match;
}

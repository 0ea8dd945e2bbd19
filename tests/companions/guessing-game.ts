import {
  type CompanionRules,
  dealAnew,
  freshRandom,
  type LookingAhead,
} from '../../src/kernel/companion.ts';
import { begin } from '../../src/kernel/engine.ts';
import type { GameRules } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, finish, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

interface Guessing {
  /** What Bo holds; Ann wins by naming it. */
  held: string[];
  /** What is left. */
  deck: string[];
}

const guess = procedure<Vocabulary<Guessing>, Record<string, never>>('guess', {
  ask: () =>
    ask(
      {
        seats: ['ann'],
        visibility: 'public',
        prompt: { key: 'guess' },
        options: ['left', 'right'].map((id) => ({ id, verb: 'guess', args: { side: id } })),
      },
      'guessed',
    ),
  guessed(run, _data, { reply }) {
    const right = reply.answer?.[0]?.id === run.state.held[0];
    run.end({ winners: [right ? 'ann' : 'bo'], reason: 'guessed' });
    return finish();
  },
});

const procedures = { guess };

export const honest: CompanionRules<Guessing> & { ahead: LookingAhead<Guessing> } = {
  habits: () => [],
  ahead: {
    forget(match, _seat, random) {
      const fork = structuredClone(match);
      dealAnew(random, [fork.state.held, fork.state.deck]);
      fork.random = freshRandom(random);
      return fork;
    },
    rate: () => 0.5,
    turn: () => 0,
    depth: () => 2,
    candidates: 6,
    usual: { milliseconds: 300, playouts: 200 },
  },
};

/** Plays ahead with what is really there. */
export const cheat: typeof honest = {
  ...honest,
  ahead: { ...honest.ahead, forget: (match) => structuredClone(match) },
};

/** Ann guesses what Bo holds: one of three cards, of which two are `left`. */
export const guessingRules = (companion: typeof honest) => {
  const rules: GameRules<Guessing> = {
    id: 'guessing',
    content: () => '1',
    lobby: {
      seats: { min: 2, max: 2 },
      characters: { offers: [], perSeat: { min: 0, max: 0 }, inAll: { min: 0, max: 0 } },
      options: [],
    },
    procedures,
    setup: () => ({ match: guessingMatch('left'), happenings: [] }),
    view: () => ({}),
    underWay: () => '',
    hidden: ({ state: { held, deck } }) => [...held, ...deck],
    broken: () => [],
  };
  return {
    ...(rules as unknown as GameRules),
    companion: companion as CompanionRules & { ahead: LookingAhead },
  };
};

export function guessingMatch(held: 'left' | 'right'): Match<Guessing> {
  const deck = ['left', 'left', 'right'];
  deck.splice(deck.indexOf(held), 1);
  const match: Match<Guessing> = {
    gameId: 'guessing',
    content: '1',
    seats: ['ann', 'bo'],
    state: { held: [held], deck },
    stack: [],
    open: [],
    random: seedRandom('0'.repeat(32)),
    inputs: 0,
    questions: 0,
    chapter: { id: 'only', title: { key: 'only' } },
    outcome: null,
  };
  begin(procedures, match, 'guess');
  return match;
}

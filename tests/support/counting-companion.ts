import { type CompanionRules, freshRandom } from '../../src/kernel/companion.ts';
import { pick } from '../../src/kernel/random.ts';
import type { CountingState, CountingView } from './counting-state.ts';
import type { Counting } from './counting-words.ts';

/** Counts as fast as it can, keeps what it rolls, hides the greater number and always goes on. */
export const countingCompanion: CompanionRules<CountingState, CountingView, Counting> = {
  ahead: {
    forget(match, seat, random) {
      const fork = structuredClone(match);
      fork.random = freshRandom(random);
      const { hidden } = fork.state;
      for (const other of Object.keys(hidden)) {
        if (other !== seat) hidden[other] = pick(random, [1, 2]);
      }
      return fork;
    },
    turn: ({ inputs }) => inputs,
    rate: ({ seats }) => 1 / seats.length,
    depth: ({ seats }) => seats.length,
    candidates: 6,
    usual: { milliseconds: 300, playouts: 200 },
  },
  habits: ({ decision, view }) =>
    decision.options.map(({ id, verb, args }) => {
      const number = Number(args?.number ?? 0);
      const reached = verb === 'add' && view.total + number >= view.target;
      return {
        option: id,
        weight: reached ? 10 : verb === 'go-on' || verb === 'keep' ? 1 : number,
        reason: reached ? { key: 'reaches' } : { key: 'counts', args: { number } },
        ...(verb === 'hide' ? {} : { public: true as const }),
      };
    }),
};

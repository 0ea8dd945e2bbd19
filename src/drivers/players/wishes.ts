import { isMeant } from '../../discord/components/references.ts';
import type { Choice, Decision, SeatId } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { GameRules } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { seedRandom } from '../../kernel/random.ts';
import { answeredAhead } from '../../table/deciding/applying/answers-ahead.ts';
import type { SeatHolder } from '../../table/match/saved/summary.ts';
import { choiceFor, choiceOf, type Policy, policiesFor } from '../policies.ts';
import { seedOf } from '../seeds.ts';

/** Forks that `keen` plays ahead for one choice. */
const PLAYOUTS = 40;

/** Says what players want: the same answer to the same question, however often it is asked. */
export interface Wishes {
  /** The next answer that somebody wants to give. */
  next(match: Match): Choice;
  /** The answer that one of several voters wants to give to an open question. */
  of(match: Match, decision: Decision, seat: SeatId): Choice;
  /**
   * How many answers one press gives that names an option and answers to the questions that come of
   * it; 0 where one of them is not what the player would answer.
   */
  given(match: Match, wanted: Choice, holder: SeatHolder, ahead: readonly string[]): number;
}

export function wishesOf(rules: GameRules, policies: readonly Policy[], seed: number): Wishes {
  const playersOf = ({ seats }: Match) => ({
    policies: policiesFor(seats, policies),
    playouts: PLAYOUTS,
  });
  const next = (match: Match): Choice => {
    const random = seedRandom(seedOf(seed, match.inputs, match.open[0]?.id ?? ''));
    return choiceOf(rules, match, playersOf(match), random);
  };
  return {
    next,
    of(match, decision, seat) {
      const random = seedRandom(seedOf(seed, match.inputs, `${decision.id} ${seat}`));
      return choiceFor(rules, match, decision, seat, playersOf(match), random);
    },
    given(match, wanted, holder, ahead) {
      if (ahead.length === 0) return 1;
      const fork: Match = structuredClone(match);
      if (!answer(rules.procedures, fork, wanted).accepted) return 0;
      const waiting = ahead.map(
        (reference) => (option: Parameters<typeof isMeant>[0]) => isMeant(option, reference),
      );
      for (let answers = 1; ; answers++) {
        const follows = fork.outcome === null ? answeredAhead(fork, holder, waiting) : null;
        if (!follows) return answers;
        const own = next(fork);
        const agrees =
          own.seat === holder.seat &&
          own.decision === follows.decision.id &&
          own.options[0] === follows.options[0];
        if (!agrees) return 0;
        if (!answer(rules.procedures, fork, own).accepted) return 0;
      }
    },
  };
}

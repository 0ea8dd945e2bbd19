import { outlookOf } from '../../companions/outlook.ts';
import { isMeantAhead } from '../../discord/components/references.ts';
import type { Choice, Decision, Option, SeatId } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { GameRules } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import { seedRandom } from '../../kernel/random.ts';
import { answeredAhead } from '../../table/deciding/applying/answers-ahead.ts';
import type { AnswerAhead } from '../../table/match/choice.ts';
import type { SeatHolder } from '../../table/match/saved/summary.ts';
import { choiceFor, choiceOf, type Policy, policiesFor } from '../policies.ts';
import { seedOf } from '../seeds.ts';

/** Forks that `keen` plays ahead for one choice. */
const PLAYOUTS = 40;
/**
 * By how much a walk may be less to somebody's liking and still do: a few steps more to where the same can be
 * done. Nobody looks for a space by its name among sixty where the panel offers another that is as good.
 */
const AS_GOOD_A_WALK = 0.1;

/** Says what players want: the same answer to the same question, however often it is asked. */
export interface Wishes {
  /** The next answer that somebody wants to give. */
  next(match: Match): Choice;
  /** The answer that one of several voters wants to give to an open question. */
  of(match: Match, decision: Decision, seat: SeatId): Choice;
  /** The options that are as welcome to a player as the one that they choose, which is the first of them. */
  alike(match: Match, choice: Choice): Option[];
  /**
   * The options that one press chooses if it names an option and answers to the questions that follow from it;
   * none if one of them is not what the player would answer.
   */
  given(match: Match, wanted: Choice, holder: SeatHolder, ahead: readonly string[]): Option[];
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
  const alike = (match: Match, { seat, decision: id, options: [wish] }: Choice): Option[] => {
    const decision = match.open.find((open) => open.id === id);
    const own = decision?.options.find((option) => option.id === wish);
    if (!decision || !own) return [];
    if (playersOf(match).policies[seat] !== 'steady' || !rules.companion) return [own];
    const outlook = outlookOf(rules, match, seat, decision);
    const habits = rules.companion.habits(outlook);
    const weightOf = ({ id: option }: Option) =>
      habits.find((habit) => habit.option === option)?.weight ?? 0;
    const least = weightOf(own) - (own.verb === 'move' ? AS_GOOD_A_WALK : 0);
    const others = outlook.decision.options.filter(
      (option) => option.id !== wish && option.verb === own.verb && weightOf(option) >= least,
    );
    return [own, ...others];
  };
  return {
    next,
    alike,
    of(match, decision, seat) {
      const random = seedRandom(seedOf(seed, match.inputs, `${decision.id} ${seat}`));
      return choiceFor(rules, match, decision, seat, playersOf(match), random);
    },
    given(match, wanted, holder, ahead) {
      const given = optionsOf(match, wanted);
      if (ahead.length === 0) return given;
      const fork: Match = structuredClone(match);
      if (!answer(rules.procedures, fork, wanted).accepted) return [];
      const waiting = ahead.map(
        (reference): AnswerAhead =>
          (option, decision) =>
            isMeantAhead(decision, option, reference),
      );
      for (;;) {
        const follows = fork.outcome === null ? answeredAhead(fork, holder, waiting) : null;
        if (!follows) return given;
        const own = next(fork);
        const [option] = follows.options;
        const agrees =
          own.seat === holder.seat &&
          own.decision === follows.decision.id &&
          alike(fork, own).some(({ id }) => id === option);
        if (!agrees) return [];
        const choice = { ...own, options: [...follows.options] };
        given.push(...optionsOf(fork, choice));
        if (!answer(rules.procedures, fork, choice).accepted) return [];
      }
    },
  };
}

const optionsOf = ({ open }: Match, { decision, options }: Choice): Option[] =>
  open.find(({ id }) => id === decision)?.options.filter(({ id }) => options.includes(id)) ?? [];

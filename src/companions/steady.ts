import type { CompanionRules, Habit, Outlook } from '../kernel/companion.ts';
import { type RandomState, shuffle } from '../kernel/random.ts';
import type { Advice, Ranked } from './advice.ts';

/** Answers by rules of thumb alone. Equal ones come in any order. */
export function steady(companion: CompanionRules, outlook: Outlook, random: RandomState): Advice {
  const { decision } = outlook;
  const habits = new Map(companion.habits(outlook).map((habit) => [habit.option, habit]));
  if (habits.size === 0) return [withoutHabit(decision.fallback), ...others(outlook, random)];
  const ranked = shuffle(random, [...decision.options])
    .map(({ id }) => habits.get(id) ?? { option: id, weight: 0, reason: null })
    .sort((one, other) => other.weight - one.weight);
  const { min, max } = decision.choose;
  if (min === 1 && max === 1) return ranked.map((habit) => answerWith([habit]));
  const wanted = ranked.filter(({ weight }) => weight > 0).length;
  return [answerWith(ranked.slice(0, Math.min(max, Math.max(min, wanted))))];
}

type MaybeHabit = Omit<Habit, 'reason'> & { reason: Habit['reason'] | null };

const answerWith = (habits: readonly MaybeHabit[]): Ranked => ({
  options: habits.map(({ option }) => option),
  reason: habits[0]?.reason ?? null,
  public: habits[0]?.public ?? false,
  idle: habits.length > 0 && habits.every(({ idle }) => idle),
  chance: null,
  tried: 0,
});

const withoutHabit = (options: readonly string[]): Ranked => ({
  options: [...options],
  reason: null,
  public: false,
  idle: false,
  chance: null,
  tried: 0,
});

/** The ways besides the fallback, if one option has to be chosen. */
function others({ decision }: Outlook, random: RandomState): Ranked[] {
  if (decision.choose.min !== 1 || decision.choose.max !== 1) return [];
  const rest = decision.options.filter(({ id }) => !decision.fallback.includes(id));
  return shuffle(random, rest).map(({ id }) => withoutHabit([id]));
}

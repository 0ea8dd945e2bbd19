import type { Decision, Option } from '../../kernel/decision.ts';

/** The share from which a question counts as one that everyone answers alike. */
export const ALIKE = 0.95;

/** Questions with one key: how often asked, and which sort of option was the answer. */
export interface Questions {
  [key: string]: { [answer: string]: number };
}

/** The answers to one question, summed up. */
export interface Asked {
  key: string;
  times: number;
  /** The sort of answer that is given most. */
  answer: string;
  /** The share of that answer, from 0 to 1. */
  share: number;
}

/** Notes one answer. */
export function noteAnswer(
  questions: Questions,
  decision: Decision,
  chosen: readonly string[],
): void {
  const { key } = decision.prompt;
  const answers = questions[key] ?? {};
  const answer = sortOfAnswer(decision, chosen);
  questions[key] = { ...answers, [answer]: (answers[answer] ?? 0) + 1 };
}

/** Adds up what was noted in several games. */
export function together(all: readonly Questions[]): Questions {
  const sum: Questions = {};
  for (const [key, answers] of all.flatMap((one) => Object.entries(one))) {
    const known = sum[key] ?? {};
    sum[key] = known;
    for (const [answer, times] of Object.entries(answers)) {
      known[answer] = (known[answer] ?? 0) + times;
    }
  }
  return sum;
}

/** The questions with their most frequent answers, those asked most often first. */
export const mostAsked = (questions: Questions): Asked[] =>
  Object.entries(questions)
    .map(([key, answers]) => {
      const times = Object.values(answers).reduce((sum, one) => sum + one, 0);
      const [answer = '', most = 0] =
        Object.entries(answers).sort((one, other) => other[1] - one[1])[0] ?? [];
      return { key, times, answer, share: most / times };
    })
    .sort((one, other) => other.times - one.times);

/** The share of all questions asked that are answered alike, from 0 to 1. */
export function shareAnsweredAlike(questions: Questions): number {
  const asked = mostAsked(questions);
  const all = asked.reduce((sum, { times }) => sum + times, 0);
  const alike = asked
    .filter(({ share }) => share >= ALIKE)
    .reduce((sum, { times }) => sum + times, 0);
  return all === 0 ? 0 : alike / all;
}

/**
 * Which sort of answer it is, whatever card, figure or place it is about: what is done, and whether none, some
 * or all of a number is. If that leaves a choice among several, also whether it was the first of them.
 */
export function sortOfAnswer(decision: Decision, chosen: readonly string[]): string {
  const { options, choose } = decision;
  if (choose.min !== 1 || choose.max !== 1) {
    if (choose.min === choose.max) return placeOf(chosen, options);
    return chosen.length === 0 ? 'none' : chosen.length < options.length ? 'some' : 'all';
  }
  const option = options.find(({ id }) => id === chosen[0]);
  if (!option) return '';
  const sort = sortOf(option, options);
  const alike = options.filter((one) => sortOf(one, options) === sort);
  return alike.length > 1 ? `${sort}: ${placeOf(chosen, alike)}` : sort;
}

/** Whether the chosen ones come first in the list. */
const placeOf = (chosen: readonly string[], options: readonly Option[]): string => {
  const first = options.slice(0, chosen.length).every(({ id }) => chosen.includes(id));
  if (chosen.length > 1) return first ? 'the first ones' : 'others';
  return first ? 'the first' : 'another';
};

/** Arguments that say how much of something an option takes, by its verb. */
const AMOUNTS: { readonly [verb: string]: string } = {
  armor: 'armor',
  focus: 'focus',
  'discard-or-suffer': 'discard',
  choose: 'index',
};

function sortOf(option: Option, options: readonly Option[]): string {
  const { id, verb, args = {} } = option;
  const amount = args[AMOUNTS[verb] ?? ''];
  if (typeof amount === 'number' && verb !== 'choose') {
    const most = Math.max(...options.map((one) => Number(one.args?.[AMOUNTS[verb] ?? ''] ?? 0)));
    return `${verb}: ${amount === 0 ? 'none' : amount === most ? 'all' : 'some'}`;
  }
  if (typeof amount === 'number') return `${verb}: number ${amount + 1}`;
  const isAboutSomething = id.includes(':') || Object.values(args).includes(id);
  return isAboutSomething || id === verb ? verb : `${verb}: ${id}`;
}

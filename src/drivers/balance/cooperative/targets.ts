import { share, type Target, target } from '../target.ts';
import type { Column, Detail, Group } from './tally.ts';

/** Fractions of games won, from 0 to 1. */
const WON = { least: 0.4, most: 0.6 };
const WON_BY_QUEST = { least: 0.25, most: 0.75 };
const RANDOM_AT_MOST = 0.05;
const STEADY_BELOW_KEEN = 0.1;
const HERO_FROM_MEAN = 0.12;
const NUMBER_FROM_TWO = 0.15;
/** Rounds, for the middle half of the games. */
const ROUNDS = { least: 6, most: 14 };
/** Of the games won: how many include a fight with the villain. */
const FOUGHT = 0.5;
const FINALE_ROUNDS = 2;

/**
 * Whether a cooperative game is worth playing: won about half of the time with care, lost by carelessness,
 * whichever heroes take part, with an end that is played. Judged by `keen` with two characters; what was not
 * played is not judged.
 */
export function targetsOf(columns: readonly Column[], details: readonly Detail[]): Target[] {
  const rateOf = (policy: string, characters: number) =>
    columns.find((one) => one.policy === policy && one.characters === characters)?.rate;
  const keen = details.find(({ policy, characters }) => policy === 'keen' && characters === 2);
  const steady = rateOf('steady', 2);
  const random = rateOf('random', 2);
  return [
    ...(keen ? ofKeen(keen) : []),
    ...(keen && steady !== undefined
      ? [
          target(
            'steady below keen, two characters',
            `at least ${points(STEADY_BELOW_KEEN)}`,
            points(keen.rate - steady),
            keen.rate - steady >= STEADY_BELOW_KEEN,
          ),
        ]
      : []),
    ...(random === undefined
      ? []
      : [
          target(
            'won at random, two characters',
            `under ${share(RANDOM_AT_MOST)}`,
            share(random),
            random < RANDOM_AT_MOST,
          ),
        ]),
    ...(keen
      ? [1, 4].flatMap((characters) => {
          const rate = rateOf('keen', characters);
          if (rate === undefined) return [];
          const from = rate - keen.rate;
          return [
            target(
              `won with ${characters} instead of two`,
              `within ${points(NUMBER_FROM_TWO)}`,
              points(from),
              Math.abs(from) <= NUMBER_FROM_TWO,
            ),
          ];
        })
      : []),
  ];
}

function ofKeen(keen: Detail): Target[] {
  const [first, , third] = keen.rounds;
  const fought = keen.reached['villain-fought'] ?? 0;
  return [
    between('won by keen, two characters', keen, WON),
    ...Object.entries(keen.by.quest ?? {}).map(([quest, group]) =>
      between(`won by keen: ${quest}`, group, WON_BY_QUEST),
    ),
    ...Object.entries(keen.heroes).map(([hero, group]) => {
      const from = group.rate - keen.rate;
      return target(
        `${hero} from the mean`,
        `within ${points(HERO_FROM_MEAN)}`,
        points(from),
        Math.abs(from) <= HERO_FROM_MEAN,
      );
    }),
    target(
      'rounds of the middle half',
      `${ROUNDS.least} to ${ROUNDS.most}`,
      `${first} to ${third}`,
      first >= ROUNDS.least && third <= ROUNDS.most,
    ),
    target(
      'villain fought in games won',
      `at least ${share(FOUGHT)}`,
      share(fought),
      fought >= FOUGHT,
    ),
    target(
      'rounds of the finale, median',
      `at least ${FINALE_ROUNDS}`,
      String(keen.finale),
      keen.finale >= FINALE_ROUNDS,
    ),
  ];
}

const between = (
  what: string,
  { rate, games }: Group,
  { least, most }: { least: number; most: number },
): Target =>
  target(
    what,
    `${share(least)} to ${share(most)}`,
    `${share(rate)} of ${games}`,
    rate >= least && rate <= most,
  );

const points = (part: number): string => `${(100 * part).toFixed(0)} points`;

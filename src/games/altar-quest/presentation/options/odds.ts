import { formatNumber } from '../../../../texts/format-number.ts';
import { separated } from '../../../../texts/separated.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { type Odds, oddsOf, type Roll } from '../../rules/queries/odds.ts';
import type { TestKind } from '../../rules/terms.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { OptionAmong } from '../../rules/verbs.ts';

const expected = (
  stakes: Stakes,
  { dice, successes = 0, focusResults = 0 }: Roll,
  focusTokens = 0,
): Odds => oddsOf(stakes, dice, focusTokens, { successes, focusResults });

/** What can be told about a test: the chance to defeat the enemy, the chance that it works, the average result. */
type Measure = 'defeat' | 'chance' | 'average';

/** Chances and averages that differ by less look the same to a reader. */
const NOTICED = { chance: 0.02, average: 0.1 } as const;
/** If chances differ by less, averages are compared instead. */
const WORTH_A_WORD = 0.03;
/** From this chance on, the chance to defeat an enemy is what matters about an attack. */
const WORTH_A_DEFEAT = 0.1;

/**
 * The one measure that matters, for one roll after the other: "41 → 68% to wound". If the enemy may well be
 * defeated, that is the chance to defeat it; if no chance differs, the average result. Differences that only
 * appear with focus tokens are told with them.
 */
export function shortOdds(
  stakes: Stakes,
  rolls: readonly Roll[],
  focusTokens: number,
  texts: Texts,
): string {
  const plain = rolls.map((roll) => expected(stakes, roll));
  const measure = telling(stakes, rolls, texts);
  if (!isAlike(stakes, measure, plain, texts)) return measureInWords(stakes, measure, plain, texts);
  const using = rolls.map((roll) => expected(stakes, roll, focusTokens));
  const other = measuresOf(stakes).find((one) => !isAlike(stakes, one, using, texts)) ?? measure;
  const odds = measureInWords(stakes, other, using, texts);
  return texts('altar-quest.odds.using-focus', { focus: focusTokens, odds });
}

/**
 * What the short measure for the same rolls leaves out, and what focus tokens would change, measure by
 * measure: "97% to wound · with focus: 13 → 41% to defeat, 3 → 4.2 damage on average". Empty if there is
 * nothing more to say.
 */
export function furtherOdds(
  stakes: Stakes,
  rolls: readonly Roll[],
  focusTokens: number,
  texts: Texts,
): string {
  const roll = rolls.at(-1) ?? { dice: 0 };
  const odds = expected(stakes, roll);
  const using = expected(stakes, roll, focusTokens);
  const told = telling(stakes, rolls, texts);
  const said = (measures: readonly Measure[], ...compared: Odds[]) =>
    separated(
      measures.map((measure) => measureInWords(stakes, measure, compared, texts)),
      texts,
    );
  const different = measuresOf(stakes).filter((measure) => {
    const difference = amountOf(stakes, measure, using) - amountOf(stakes, measure, odds);
    return Math.abs(difference) >= least(measure);
  });
  // A line has room for two.
  const better = different.filter((measure, index) => index === 0 || measure === 'average');
  const rest = measuresOf(stakes).filter(
    (measure) =>
      measure !== told &&
      !better.includes(measure) &&
      (measure === 'chance' || amountOf(stakes, measure, odds) >= least(measure)),
  );
  const focus =
    better.length === 0
      ? ''
      : texts('altar-quest.odds.with-focus', { odds: said(better, odds, using) });
  return [said(rest, odds), focus].filter((part) => part !== '').join(' · ');
}

const least = (measure: Measure): number =>
  measure === 'average' ? NOTICED.average : NOTICED.chance;

/** The measures for a kind of test, the most important first. */
function measuresOf({ kind, difficulty, health }: Stakes): readonly Measure[] {
  // Wounding an enemy with one health left defeats it, and more damage adds nothing.
  if (kind === 'attack') return health === 1 ? ['defeat'] : ['defeat', 'chance', 'average'];
  if (kind === 'test') return difficulty === null ? ['average'] : ['chance'];
  return ['chance', 'average'];
}

/** The measure that a label has room for. */
function telling(stakes: Stakes, rolls: readonly Roll[], texts: Texts): Measure {
  const odds = rolls.map((roll) => expected(stakes, roll));
  const measures = measuresOf(stakes);
  const [first = 'average'] = measures;
  const fells = odds.some((one) => amountOf(stakes, 'defeat', one) >= WORTH_A_DEFEAT);
  const measure = first === 'defeat' && !fells ? 'chance' : first;
  const chances = odds.map((one) => amountOf(stakes, measure, one));
  const isClose = Math.max(...chances) - Math.min(...chances) < WORTH_A_WORD;
  const differs = measures.includes('average') && !isAlike(stakes, 'average', odds, texts);
  return rolls.length > 1 && isClose && differs ? 'average' : measure;
}

/** Whether several share one measure, as shown. */
const isAlike = (stakes: Stakes, measure: Measure, odds: readonly Odds[], texts: Texts): boolean =>
  odds.length > 1 &&
  new Set(odds.map((one) => shown(measure, amountOf(stakes, measure, one), texts))).size === 1;

const shown = (measure: Measure, amount: number, texts: Texts): string =>
  measure === 'average' ? formatNumber(amount, 1, texts) : percent(amount, texts);

function amountOf(stakes: Stakes, measure: Measure, odds: Odds): number {
  switch (measure) {
    case 'defeat':
      return odds.atLeast(stakes.health);
    case 'average':
      return odds.average;
    case 'chance':
      return isHarm(stakes) ? 1 - odds.atLeast(1) : odds.atLeast(1);
  }
}

/** "97% to wound", "3 → 4 successes on average" */
function measureInWords(
  stakes: Stakes,
  measure: Measure,
  odds: readonly Odds[],
  texts: Texts,
): string {
  const figures = odds
    .map((one) => shown(measure, amountOf(stakes, measure, one), texts))
    .join(' → ');
  if (measure !== 'average') {
    return texts(`altar-quest.odds.${measure === 'defeat' ? 'defeat' : stakes.kind}`, { figures });
  }
  return texts(`altar-quest.odds.average.${AVERAGED[stakes.kind]}`, { figures });
}

/** What the average counts. */
const AVERAGED: Readonly<Record<TestKind, string>> = {
  attack: 'damage',
  inflict: 'damage',
  resist: 'damage',
  search: 'finds',
  task: 'progress',
  test: 'successes',
};

const isHarm = ({ kind }: Stakes): boolean => kind === 'inflict' || kind === 'resist';

/** What an attack option says about its stakes. */
export const attackStakesOf = ({ args }: OptionAmong<'attack'>): Stakes => ({
  kind: 'attack',
  difficulty: null,
  defense: args.defense,
  armor: args.armor,
  health: args.health,
  added: args.added,
  tokens: 0,
  needed: 0,
});

/** A chance from 0 to 1 as a percentage. Never "0%" or "100%" for something that isn't certain. */
export function percent(chance: number, texts: Texts): string {
  const isCertain = chance < 1e-9 || chance > 1 - 1e-9;
  const shown = isCertain ? chance : Math.min(0.99, Math.max(0.01, chance));
  return formatNumber(shown * 100, 0, texts);
}

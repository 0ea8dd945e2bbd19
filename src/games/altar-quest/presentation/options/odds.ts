import type { Texts } from '../../../../texts/texts.ts';
import { type Odds, oddsOf } from '../../rules/queries/odds.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { OptionAmong } from '../../rules/verbs.ts';

/** A chance that differs by less is the same to a reader, and so is an average. */
const NOTICED = { chance: 0.02, average: 0.1 } as const;

/** What to expect of a test, in the words of its kind: "78 % to wound, 2.1 on average". */
export const oddsText = (stakes: Stakes, dice: number, texts: Texts): string =>
  inWords(stakes, oddsOf(stakes, dice), texts);

/** The same with focus tokens used as far as they help; empty where that makes no difference. */
export function focusOddsText(
  stakes: Stakes,
  dice: number,
  focusTokens: number,
  texts: Texts,
): string {
  const without = oddsOf(stakes, dice);
  const using = oddsOf(stakes, dice, focusTokens);
  const isTheSame =
    Math.abs(using.average - without.average) < NOTICED.average &&
    Math.abs(chanceOf(stakes, using) - chanceOf(stakes, without)) < NOTICED.chance;
  if (isTheSame) return '';
  return texts('altar-quest.odds.with-focus', {
    focus: focusTokens,
    odds: inWords(stakes, using, texts),
  });
}

/** The chance to defeat the enemy with one attack; empty where it is next to none. */
export function defeatText(stakes: Stakes, dice: number, texts: Texts): string {
  const chance = oddsOf(stakes, dice).atLeast(stakes.health);
  if (chance < NOTICED.chance) return '';
  return texts('altar-quest.odds.defeat', { chance: percent(chance, texts) });
}

const inWords = (stakes: Stakes, odds: Odds, texts: Texts): string =>
  texts(`altar-quest.odds.${stakes.kind}`, {
    difficulty: stakes.difficulty ?? -1,
    average: oneDecimal(odds.average, texts),
    chance: percent(chanceOf(stakes, odds), texts),
  });

/** The chance that matters: to wound, to pass, to come away unharmed, to find anything. */
function chanceOf(stakes: Stakes, odds: Odds): number {
  const harms = stakes.kind === 'inflict' || stakes.kind === 'resist';
  return harms ? 1 - odds.atLeast(1) : odds.atLeast(1);
}

/** From so much on, the chance to defeat an enemy is what matters about an attack. */
const WORTH_A_DEFEAT = 0.1;

/**
 * The one figure that matters, for so many dice one after the other: "41 → 68 % to wound". Where the
 * enemy may well fall, that is to defeat it; of a test without difficulty, what it comes to on average.
 */
export function shortOdds(stakes: Stakes, dice: readonly number[], texts: Texts): string {
  const odds = dice.map((count) => oddsOf(stakes, count));
  const fells =
    stakes.kind === 'attack' && odds.some((one) => one.atLeast(stakes.health) >= WORTH_A_DEFEAT);
  const isOpen = stakes.kind === 'test' && stakes.difficulty === null;
  const figures = odds.map((one) => {
    if (isOpen) return oneDecimal(one.average, texts);
    return percent(fells ? one.atLeast(stakes.health) : chanceOf(stakes, one), texts);
  });
  return texts(`altar-quest.odds.short.${isOpen ? 'open' : fells ? 'defeat' : stakes.kind}`, {
    figures: figures.join(' → '),
  });
}

/** What an attack option says of its stakes. */
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

const oneDecimal = (value: number, { locale }: Texts): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);

/** A chance from 0 to 1 as a number of per cent. Never "0 %" or "100 %" for what is not certain. */
export function percent(chance: number, { locale }: Texts): string {
  const isCertain = chance < 1e-9 || chance > 1 - 1e-9;
  const shown = isCertain ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(shown * 100);
}

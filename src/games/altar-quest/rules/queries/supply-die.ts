import { shiftsOf } from '../levels.ts';
import type { AltarQuestState } from '../state.ts';
import type { TestKind } from '../terms.ts';
import type { TestData } from '../test-data.ts';
import { heroById, isHero } from './figures.ts';
import { isWorthADie } from './odds.ts';
import { looking } from './once.ts';
import { stakesOf, worthOf } from './stakes.ts';
import { dicePool, forbidden, modifier } from './values.ts';

/** The dice and the difficulty that a test begins with, including everything in play (AQ-180, AQ-181). */
export const gathered = (state: AltarQuestState, data: TestData): Gathered =>
  looking(state, () => gather(state, data));

interface Gathered {
  dice: number;
  difficulty: number | null;
}

function gather(state: AltarQuestState, data: TestData): Gathered {
  const { hero, bonus, difficulty, kind, enemy } = data;
  const bolder = kind === 'inflict' && enemy !== undefined ? modifier(state, 'inflict', enemy) : 0;
  return {
    dice: dicePool(state, hero, data, bonus),
    difficulty:
      difficulty === null
        ? null
        : Math.max(
            0,
            difficulty +
              bolder +
              modifier(state, 'difficulty', hero, data) +
              harderByLevel(state, kind),
          ),
  };
}

/** What the level of the match adds to tests that enemies and the house impose on characters (D-01). */
export const harderByLevel = ({ options }: AltarQuestState, kind: TestKind): number =>
  kind === 'inflict' || kind === 'resist' ? shiftsOf(options).enemyTests : 0;

/**
 * Whether a die from supply is offered in a test in its current state, if there is any supply: not if it would
 * change nothing, or next to nothing unless the group wants to be asked (AQ-211, Q-49). Never to an ally
 * (Q-16).
 */
export function isSupplyDieOffered(state: AltarQuestState, data: TestData): boolean {
  if (!isHero(state, data.hero) || forbidden(state, 'no-supply-die', data.hero)) return false;
  const stakes = stakesOf(state, data);
  if (state.options.supplyDice === 'always') return worthOf(stakes, 99) > worthOf(stakes, 0);
  return isWorthADie(stakes, data.dice ?? 0, heroById(state, data.hero).focus);
}

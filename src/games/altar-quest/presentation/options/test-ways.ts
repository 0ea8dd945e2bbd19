import { boardOf } from '../../rules/board/library.ts';
import { canTarget } from '../../rules/board/measure.ts';
import type { Attack } from '../../rules/effects/kinds/attack.ts';
import { type OwnTest, openingTest } from '../../rules/effects/resolving/opening-test.ts';
import { isWorthADie } from '../../rules/queries/odds.ts';
import { RULINGS } from '../../rules/rulings.ts';
import type { Attribute, CardId } from '../../rules/terms.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { stakesAgainst, stakesOf, stakesOfSearch } from '../../rules/view-stakes.ts';
import { cardsOf } from '../cards-in-view.ts';
import { abilityOfOption } from '../effects.ts';
import { enemiesOf, situationOf } from '../position.ts';
import { leftOf } from '../status.ts';

/** One way to make the test that a card begins with: against whom, and with how many dice. */
export interface TestWay {
  /** Whom an attack strikes; null for other tests. */
  enemy: CardId | null;
  attribute: Attribute;
  stakes: Stakes;
  dice: number;
  /** Dice from supply among them. */
  supply: number;
  /** The options that answer the questions which the test asks: whom, and with which dice. */
  ahead: string[];
}

/**
 * The ways to make the test that a card begins with, those against the enemies that an attack would hurt
 * most first. None for other cards, and where the numbers are known only when the card is used.
 */
export function testWays(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
): TestWay[] {
  const ability = abilityOfOption(option);
  const test = ability ? openingTest(ability.effect) : null;
  const { bonus = 0 } = test ?? {};
  if (!test || typeof bonus !== 'number') return [];
  const { dice: pool, harder } = hero.tests[test.kind][test.attribute];
  const dice = Math.max(0, pool + bonus);
  const supply = hero.maySpendSupply ? Math.min(view.supply, RULINGS.supplyDicePerTest) : 0;
  return aims(view, hero, option, test, harder).flatMap(({ enemy, stakes }) => {
    const way = { enemy, stakes, attribute: test.attribute };
    const plain = { ...way, dice, supply: 0, ahead: answers(enemy, 'roll') };
    if (supply === 0 || !isWorthADie(stakes, dice, hero.focus)) return [plain];
    return [plain, { ...way, dice: dice + supply, supply, ahead: answers(enemy, 'supply') }];
  });
}

const answers = (enemy: CardId | null, dice: 'roll' | 'supply'): string[] =>
  enemy === null ? [dice] : [enemy, dice];

interface Aim {
  enemy: CardId | null;
  stakes: Stakes;
}

/** What a test can be about, with what is at stake there. */
function aims(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
  test: OwnTest,
  harder: number,
): Aim[] {
  switch (test.kind) {
    case 'attack':
      return targets(view, hero, test);
    case 'search':
      return [{ enemy: null, stakes: stakesOfSearch(view, hero) }];
    case 'test':
    case 'task': {
      const { difficulty } = test;
      if (typeof difficulty !== 'number' && difficulty !== undefined) return [];
      const needed = test.kind === 'task' ? progressNeeded(view, option) : 0;
      if (needed === null) return [];
      const least = difficulty === undefined ? null : Math.max(0, difficulty + harder);
      return [{ enemy: null, stakes: { ...stakesOf(test.kind, least), needed } }];
    }
  }
}

/** Enemies in range and sight, the one that is nearest to its defeat first. */
function targets(view: AltarQuestView, hero: HeroView, attack: Attack): Aim[] {
  if (attack.at) return [];
  const situation = situationOf(view);
  const reach = attack.range ?? hero.range;
  return enemiesOf(view)
    .filter((enemy) => canTarget(boardOf(view), situation, hero.at, enemy.spaces, reach))
    .sort((one, other) => leftOf(one) + one.defense - (leftOf(other) + other.defense))
    .map((enemy) => ({ enemy: enemy.card, stakes: stakesAgainst(hero, enemy) }));
}

/** Progress that a task lacks; null where its card is not to be seen. */
function progressNeeded(view: AltarQuestView, { args }: AltarQuestOption): number | null {
  if (!args || !('card' in args)) return null;
  const found = cardsOf(view).find(({ card }) => card === args.card);
  return found?.threshold == null ? null : Math.max(0, found.threshold - found.progress);
}

import { boardOf } from '../../rules/board/library.ts';
import { canTarget, range } from '../../rules/board/measure.ts';
import type { Amount } from '../../rules/cards/amount.ts';
import type { Attack } from '../../rules/effects/kinds/attack.ts';
import type { Inflict, Resist, Search, Task, Test } from '../../rules/effects/kinds/tests.ts';
import type { Effect, WholeEffect } from '../../rules/effects/language/effect.ts';
import type { Attribute, CardId, FigureId, Space } from '../../rules/terms.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { AltarQuestView, EnemyView } from '../../rules/view.ts';
import { type CharacterView, characterIn } from '../../rules/view-characters.ts';
import { featureOfRoom, stakesAgainst, stakesOf, stakesOfSearch } from '../../rules/view-stakes.ts';
import { cardsOf } from '../cards-in-view.ts';
import { enemiesOf, situationOf } from '../position.ts';
import { leftOf } from '../status.ts';

/** Tests that a character makes by choosing something. */
type LeadingTest = Attack | Inflict | Resist | Search | Task | Test;

/** A test that is made as soon as something is chosen, as it stands before anybody steps in. */
export interface TestAhead {
  /** The enemy that an attack strikes or the trap that a task is about, where it has to be chosen; null for other tests. */
  aim: CardId | null;
  attribute: Attribute;
  stakes: Stakes;
  dice: number;
  /** Focus tokens and supply that are left when it is rolled. */
  focus: number;
  supply: number;
}

/** Of what an effect speaks: who is "you", whose card it is, what has been given for it, and its target. */
export interface TestSubject {
  view: AltarQuestView;
  tester: CharacterView;
  mayAttack: boolean;
  card: CardId;
  focus: number;
  supply: number;
  target?: EnemyView;
}

/** What an effect of a card is about for a character who is "you"; undefined where there is none of that id. */
export function subjectOf(
  view: AltarQuestView,
  you: FigureId | undefined,
  card: CardId,
): TestSubject | undefined {
  const tester = characterIn(view, you);
  if (!tester) return undefined;
  const { focus } = tester;
  const hero = view.heroes.find(({ id }) => id === tester.id);
  // Allies are never asked for a die from supply.
  const supply = hero?.maySpendSupply ? view.supply : 0;
  return { view, tester, mayAttack: hero?.mayAttack ?? true, card, focus, supply };
}

/**
 * The tests with which an effect may begin, one for each aim, those against the enemies that an attack would
 * hurt most first. None where something comes first that may change what is rolled, and where a number
 * is known only when it is used.
 */
export function testsAhead(effect: WholeEffect, subject: TestSubject): TestAhead[] {
  switch (effect.kind) {
    case 'sequence':
    case 'sentences':
      return ofSeveral(effect.effects, subject);
    case 'pay':
      return afterPaying(effect.cost, effect.effect, subject);
    case 'target':
      return targets(effect, subject).flatMap((target) =>
        testsAhead(effect.effect, { ...subject, target }),
      );
    case 'when': {
      if (effect.condition.if !== 'target-exhausted' || !subject.target) return [];
      const branch = subject.target.exhausted ? effect.effect : effect.otherwise;
      return branch ? testsAhead(branch, subject) : [];
    }
    case 'attack':
      return attacksAhead(effect, subject);
    case 'inflict':
      return effect.on === 'you' ? otherTest(effect, subject) : [];
    case 'resist':
    case 'search':
    case 'task':
    case 'test':
      return otherTest(effect, subject);
    default:
      return [];
  }
}

/** A character card that is refreshed changes nothing about a test but that an ATTACK may be made. */
function ofSeveral([first, second]: readonly Effect[], subject: TestSubject): TestAhead[] {
  if (first?.kind === 'refresh-own' && first.type === 'character' && second) {
    return testsAhead(second, { ...subject, mayAttack: true });
  }
  return first ? testsAhead(first, subject) : [];
}

/** What is given are tokens of one's own, or from the common supply. */
function afterPaying(cost: Effect, effect: Effect, subject: TestSubject): TestAhead[] {
  if (cost.kind !== 'focus' && cost.kind !== 'supply') return [];
  if (typeof cost.amount !== 'number' || ('who' in cost && cost.who !== undefined)) return [];
  const left = Math.max(0, subject[cost.kind] + cost.amount);
  return testsAhead(effect, { ...subject, [cost.kind]: left });
}

/** Enemies or traps that may be chosen; none where more is asked of them than that they are near. */
function targets(
  { of, where = {} }: Extract<Effect, { kind: 'target' }>,
  { view, tester }: TestSubject,
): EnemyView[] {
  const { range: reach, sight, ...more } = where;
  if (Object.keys(more).length > 0 || reach === undefined) return [];
  if (of !== 'enemies' && of !== 'traps') return [];
  const figures =
    of === 'enemies' ? enemiesOf(view) : view.enemies.filter(({ kind }) => kind === 'trap');
  return figures.filter(({ spaces }) => isNear(view, tester, spaces, reach, sight === true));
}

function isNear(
  view: AltarQuestView,
  { at }: CharacterView,
  spaces: readonly Space[],
  reach: number,
  sight: boolean,
): boolean {
  const situation = situationOf(view);
  if (sight) return canTarget(boardOf(view), situation, at, spaces, reach);
  const between = range(boardOf(view), situation, at, spaces);
  return between !== null && between <= reach;
}

/** Enemies in range and sight, the one that is nearest to its defeat first. */
function attacksAhead(attack: Attack, subject: TestSubject): TestAhead[] {
  const { view, tester, mayAttack, target } = subject;
  if (!mayAttack || (attack.at && !target)) return [];
  const reach = attack.range ?? tester.range;
  return enemiesOf(view)
    .filter(({ card, spaces }) => {
      const isMeant = !attack.at || card === target?.card;
      return isMeant && isNear(view, tester, spaces, reach, true);
    })
    .sort((one, other) => leftOf(one) + one.defense - (leftOf(other) + other.defense))
    .flatMap((enemy) => {
      const stakes = stakesAgainst(tester, enemy);
      return testWith(attack, stakes, { ...subject, target: enemy }, enemy.card);
    });
}

function otherTest(test: Exclude<LeadingTest, Attack>, subject: TestSubject): TestAhead[] {
  const { view, tester, card, target } = subject;
  if (test.kind === 'search') {
    if (!featureOfRoom(view, tester)) return [];
    return testWith(test, stakesOfSearch(view, tester), subject, null);
  }
  const { harder } = tester.tests[test.kind][test.attribute];
  const printed = test.difficulty === undefined ? null : known(test.difficulty, subject);
  if (test.difficulty !== undefined && printed === null) return [];
  const difficulty = printed === null ? null : Math.max(0, printed + harder);
  const stakes = {
    ...stakesOf(test.kind, difficulty),
    defense: test.kind === 'inflict' ? tester.defense : 0,
  };
  if (test.kind !== 'task') return testWith(test, stakes, subject, null);
  const worked = test.on === 'target' ? target?.card : card;
  const needed = worked === undefined ? null : progressNeeded(view, worked);
  if (worked === undefined || needed === null) return [];
  return testWith(test, { ...stakes, needed }, subject, test.on === 'target' ? worked : null);
}

/** With the dice that it is rolled with; none where their number is known only then. */
function testWith(
  test: LeadingTest,
  stakes: Stakes,
  subject: TestSubject,
  aim: CardId | null,
): TestAhead[] {
  const { kind, attribute } = test;
  const bonus = known(('bonus' in test ? test.bonus : undefined) ?? 0, subject);
  if (bonus === null) return [];
  const dice = Math.max(0, subject.tester.tests[kind][attribute].dice + bonus);
  return [{ aim, attribute, stakes, dice, focus: subject.focus, supply: subject.supply }];
}

/** The number that an amount means; null for what changes until it is counted. */
function known(amount: Amount, { view, target }: TestSubject): number | null {
  if (typeof amount === 'number') return amount;
  if ('perHero' in amount) return amount.perHero * view.heroes.length;
  if (!('count' in amount) || amount.count !== 'damage-on-target' || !target) return null;
  return Math.min(amount.most ?? Number.POSITIVE_INFINITY, target.damage * (amount.times ?? 1));
}

/** Progress that a task lacks; null where its card is not to be seen. */
function progressNeeded(view: AltarQuestView, card: CardId): number | null {
  const found = cardsOf(view).find((one) => one.card === card);
  return found?.threshold == null ? null : Math.max(0, found.threshold - found.progress);
}

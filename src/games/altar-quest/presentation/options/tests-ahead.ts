import { definition } from '../../rules/cards/library.ts';
import { type Attack, attackable } from '../../rules/effects/kinds/attack.ts';
import {
  canSearch,
  type Inflict,
  type Resist,
  type Search,
  type Task,
  type Test,
  taskCard,
} from '../../rules/effects/kinds/tests.ts';
import type { Amount } from '../../rules/language/amount.ts';
import type { Effect, WholeEffect } from '../../rules/language/effect.ts';
import { type Scope, youOf } from '../../rules/language/scope.ts';
import { positionOf } from '../../rules/position.ts';
import { amountOf } from '../../rules/queries/amounts.ts';
import { isInPlay } from '../../rules/queries/cards-in-play.ts';
import { holds } from '../../rules/queries/conditions.ts';
import { allEnemies, focusOf, isCharacter, isEnemy, isHero } from '../../rules/queries/figures.ts';
import { reached } from '../../rules/queries/reached.ts';
import { stakesOf } from '../../rules/queries/stakes.ts';
import { gathered } from '../../rules/queries/supply-die.ts';
import { defenseOf, forbidden, healthLeft } from '../../rules/queries/values.ts';
import { youAs } from '../../rules/queries/you.ts';
import type { AltarQuestState } from '../../rules/state.ts';
import type { Attribute, CardId, FigureId } from '../../rules/terms.ts';
import type { Stakes, TestData } from '../../rules/test-data.ts';
import type { AltarQuestView } from '../../rules/view.ts';

/** Tests that a character makes by choosing something. */
type LeadingTest = Attack | Inflict | Resist | Search | Task | Test;

/** A test made as soon as something is chosen, as it stands before anyone steps in. */
export interface TestAhead {
  /**
   * The enemy that an attack strikes or the trap that a task is about, if it must be chosen; null for other
   * tests.
   */
  aim: CardId | null;
  attribute: Attribute;
  stakes: Stakes;
  dice: number;
  /** The test itself, with its dice. */
  test: TestData;
  /** Focus tokens and supply left when it is rolled. */
  focus: number;
  supply: number;
}

/** What an effect is about, with what "you" may do and what is left after paying for it. */
export interface TestSubject {
  state: AltarQuestState;
  scope: Scope;
  mayAttack: boolean;
  focus: number;
  supply: number;
}

/** What an effect of a card is about for a character who is "you"; undefined if there is no such character. */
export function subjectOf(
  view: AltarQuestView,
  you: FigureId | undefined,
  card: CardId,
): TestSubject | undefined {
  const state = positionOf(view);
  if (you === undefined || !isCharacter(state, you)) return undefined;
  // Allies are never asked for a die from supply.
  const maySpend = isHero(state, you) && !forbidden(state, 'no-supply-die', you);
  return {
    state,
    scope: { card, ...youAs(state, you) },
    mayAttack: !forbidden(state, 'no-attack', you),
    focus: focusOf(state, you),
    supply: maySpend ? state.supply : 0,
  };
}

/** The same about a target. */
export const aimedAt = (subject: TestSubject, target: FigureId): TestSubject => ({
  ...subject,
  scope: { ...subject.scope, target },
});

/**
 * The tests that an effect may begin with, one for each target, first those against the enemies that an
 * attack would hurt most. Empty if something comes first that may change the roll, or if a number is known
 * only when the effect is used.
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
        testsAhead(effect.effect, aimedAt(subject, target)),
      );
    case 'when': {
      const { state, scope } = subject;
      if (effect.condition.if !== 'target-exhausted' || scope.target === undefined) return [];
      const branch = holds({ state }, effect.condition, scope) ? effect.effect : effect.otherwise;
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

/** Refreshing a character card changes nothing about a test except that an ATTACK may be made. */
function ofSeveral([first, second]: readonly Effect[], subject: TestSubject): TestAhead[] {
  if (first?.kind === 'refresh-own' && first.type === 'character' && second) {
    return testsAhead(second, { ...subject, mayAttack: true });
  }
  return first ? testsAhead(first, subject) : [];
}

/** Tokens paid are the payer's own, or from the common supply. */
function afterPaying(cost: Effect, effect: Effect, subject: TestSubject): TestAhead[] {
  if (cost.kind !== 'focus' && cost.kind !== 'supply') return [];
  if (typeof cost.amount !== 'number' || ('who' in cost && cost.who !== undefined)) return [];
  const left = Math.max(0, subject[cost.kind] + cost.amount);
  return testsAhead(effect, { ...subject, [cost.kind]: left });
}

/** Enemies or traps that may be chosen; empty if they must meet more conditions than being near. */
function targets(
  { of, where = {} }: Extract<Effect, { kind: 'target' }>,
  { state, scope }: TestSubject,
): FigureId[] {
  const { range, sight, ...more } = where;
  if (Object.keys(more).length > 0 || range === undefined) return [];
  return of === 'enemies' || of === 'traps' ? reached(state, of, where, scope) : [];
}

/** Enemies in range and sight, the one closest to defeat first. */
function attacksAhead(attack: Attack, subject: TestSubject): TestAhead[] {
  const { state, scope, mayAttack } = subject;
  if (!mayAttack) return [];
  const toughness = (enemy: CardId) => healthLeft(state, enemy) + defenseOf(state, enemy);
  return allEnemies(state)
    .filter(attackable(state, attack, scope))
    .sort((one, other) => toughness(one) - toughness(other))
    .flatMap((enemy) => testWith(attack, aimedAt(subject, enemy), { enemy, aim: enemy }));
}

function otherTest(test: Exclude<LeadingTest, Attack>, subject: TestSubject): TestAhead[] {
  const { state, scope } = subject;
  if (test.kind === 'search' && !canSearch(state, youOf(scope))) return [];
  if (test.kind !== 'task') return testWith(test, subject);
  const card = taskCard(state, test, scope);
  if (card === null || definition(card).threshold === undefined || !isInPlay(state, card))
    return [];
  const worked = { ...subject, scope: { ...scope, card } };
  return testWith(test, worked, { aim: test.on === 'target' ? card : null });
}

/** The test as it begins; empty if its numbers are known only then. */
function testWith(
  test: LeadingTest,
  { state, scope, focus, supply }: TestSubject,
  { enemy, aim = null }: { enemy?: CardId; aim?: CardId | null } = {},
): TestAhead[] {
  const { kind, attribute } = test;
  const bonus = known(('bonus' in test ? test.bonus : undefined) ?? 0, state, scope);
  const asked = 'difficulty' in test ? test.difficulty : undefined;
  const difficulty = asked === undefined ? null : known(asked, state, scope);
  if (bonus === null || (difficulty === null && asked !== undefined)) return [];
  const { card } = scope;
  const data: TestData = { kind, hero: youOf(scope), attribute, bonus, difficulty, card };
  const against = enemy ?? (isEnemy(card) ? card : undefined);
  if (against !== undefined) data.enemy = against;
  const { dice, difficulty: harder } = gathered(state, data);
  const stakes = stakesOf(state, { ...data, difficulty: harder });
  return [{ aim, attribute, stakes, dice, test: { ...data, dice }, focus, supply }];
}

/** The number that an amount means; null if it may change before it is counted. */
function known(amount: Amount, state: AltarQuestState, scope: Scope): number | null {
  const isLasting =
    typeof amount === 'number' ||
    'perHero' in amount ||
    ('count' in amount && amount.count === 'damage-on-target' && scope.target !== undefined);
  return isLasting ? amountOf({ state }, amount, scope) : null;
}

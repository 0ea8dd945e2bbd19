import type { Passive } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import type { Amount } from '../language/amount.ts';
import type { Scope } from '../language/scope.ts';
import type { AltarQuestState } from '../state.ts';
import type { Attribute, CardId, FigureId, HeroId, TestKind } from '../terms.ts';
import { amountOf } from './amounts.ts';
import { cardState } from './card-state.ts';
import { visitCardsInPlay } from './cards-in-play.ts';
import { holds } from './conditions.ts';
import {
  controllerOf,
  damageOf,
  hasTrait,
  isCharacter,
  isEnemy,
  isHero,
  isStrengthenedBy,
} from './figures.ts';
import { once } from './once.ts';

/** A passive value with its card and the hero who controls that card, if any. */
interface InForce {
  passive: Passive;
  card: CardId;
  controller: HeroId | null;
}

/** The passives of all cards in play, by the value that they are about. */
const passivesByStat = once((state) => {
  const found = new Map<Passive['stat'], InForce[]>();
  visitCardsInPlay(state, (card, controller) => {
    const list = definition(card).passives;
    if (!list) return;
    for (const passive of list) {
      const others = found.get(passive.stat);
      if (others) others.push({ passive, card, controller });
      else found.set(passive.stat, [{ passive, card, controller }]);
    }
  });
  return found;
});

const passives = (state: AltarQuestState, stat: Passive['stat']): readonly InForce[] =>
  passivesByStat(state).get(stat) ?? NONE;

const NONE: readonly InForce[] = [];

/** Whether a passive value is about this figure, and its condition holds. */
const concerns = (state: AltarQuestState, inForce: InForce, figure: FigureId): boolean =>
  isAbout(state, inForce, figure) && isOn(state, inForce, figure);

function isOn(
  state: AltarQuestState,
  { passive, card, controller }: InForce,
  figure: FigureId,
): boolean {
  return !passive.only || holds({ state }, passive.only, scopeOf(state, card, controller, figure));
}

function isAbout(
  state: AltarQuestState,
  { passive, card, controller }: InForce,
  figure: FigureId,
): boolean {
  switch (passive.of) {
    case 'you':
      return controller === figure;
    case 'heroes':
      return isHero(state, figure);
    case 'host':
      return cardState(state, card).host === figure;
    case 'marked':
      return cardState(state, card).hero === figure;
    case 'enemies':
      return isEnemy(figure);
    case 'minions':
      return isEnemy(figure) && hasTrait(figure, 'minion');
    case 'villain':
      return isEnemy(figure) && definition(figure).type === 'villain';
    case 'this':
      return card === figure;
    case 'strengthened':
      return isEnemy(figure) && isStrengthenedBy(card, figure);
  }
}

/** The subject of a passive value: the hero as "you", an enemy as the target. */
const scopeOf = (
  state: AltarQuestState,
  card: CardId,
  controller: HeroId | null,
  figure: FigureId,
): Scope => ({
  card,
  hero: controller ?? heroFor(state, figure),
  ...(isEnemy(figure) ? { target: figure } : {}),
});

const heroFor = (state: AltarQuestState, figure: FigureId): HeroId =>
  isCharacter(state, figure)
    ? controllerOf(state, figure).id
    : (state.active ?? (state.heroes[0]?.id as HeroId));

interface KindOfTest {
  kind: TestKind;
  attribute: Attribute | null;
}

/** What cards in play add to a value, by the test that it is for. */
export type AddedByTest = (test?: KindOfTest) => number;

/** What all passive values in force add to one value of a figure. */
export const modifier = (
  state: AltarQuestState,
  stat: Passive['stat'],
  figure: FigureId,
  test?: KindOfTest,
): number => modifierByTest(state, stat, figure)(test);

/** The same for tests of several kinds, so that the cards in play are looked through once. */
export function modifierByTest(
  state: AltarQuestState,
  stat: Passive['stat'],
  figure: FigureId,
): AddedByTest {
  const inForce = passives(state, stat);
  if (inForce === NONE) return addsNothing;
  const concerning = inForce.filter((one) => concerns(state, one, figure));
  return concerning.length === 0 ? addsNothing : addedBy(state, concerning, figure);
}

/** Used if no card affects the value: always the same function, so that it can be recognized. */
export const addsNothing = (): number => 0;

function addedBy(
  state: AltarQuestState,
  concerning: readonly InForce[],
  figure: FigureId,
): AddedByTest {
  const added = concerning.map(({ passive, card, controller }) => ({
    only: passive.test,
    amount: amountOf({ state }, passive.amount ?? 0, scopeOf(state, card, controller, figure)),
  }));
  return (test) => {
    let total = 0;
    for (const { only, amount } of added) {
      if (only?.kind && only.kind !== test?.kind) continue;
      if (only?.attribute && only.attribute !== test?.attribute) continue;
      total += amount;
    }
    return total;
  };
}

/** Whether a non-numeric passive of a card in play applies to a figure. */
const applies = (state: AltarQuestState, stat: Passive['stat'], figure: FigureId): boolean =>
  passives(state, stat).some((inForce) => concerns(state, inForce, figure));

/** Whether a card in play forbids something (`doors-locked`, `no-rest`) to a figure. */
export const forbidden = applies;

/** The card in play that does; null if none does. */
export const forbiddenBy = (
  state: AltarQuestState,
  stat: Passive['stat'],
  figure: FigureId,
): CardId | null =>
  passives(state, stat).find((inForce) => concerns(state, inForce, figure))?.card ?? null;

/** Whether a character moves over figures, tokens and features, and sets off no traps. */
export const flies = (state: AltarQuestState, character: FigureId): boolean =>
  applies(state, 'flies', character);

/** Health on the card, times heroes if it has a "P" (AQ-040). */
export function healthOf(state: AltarQuestState, figure: FigureId): number {
  const { health } = definition(figure);
  return Math.max(1, fixed(state, health ?? 0) + modifier(state, 'health', figure));
}

export const defenseOf = (state: AltarQuestState, figure: FigureId): number =>
  Math.max(0, (definition(figure).defense ?? 0) + modifier(state, 'defense', figure));

export const speedOf = (state: AltarQuestState, enemy: CardId): number =>
  Math.max(0, (definition(enemy).speed ?? 0) + modifier(state, 'speed', enemy));

/** A range of at least 1 can't be lowered below 1. */
export function rangeOf(state: AltarQuestState, figure: FigureId): number {
  return Math.max(1, (definition(figure).range ?? 1) + modifier(state, 'range', figure));
}

export const healthLeft = (state: AltarQuestState, figure: FigureId): number =>
  Math.max(0, healthOf(state, figure) - damageOf(state, figure));

/** Dice for a test before the supply die: attribute, the test's "+N", and cards in play (AQ-172, AQ-178). Never below 0. */
export function dicePool(
  state: AltarQuestState,
  character: FigureId,
  test: { kind: TestKind; attribute: Attribute },
  bonus: number,
): number {
  const printed = definition(character).attributes?.[test.attribute] ?? 0;
  return Math.max(0, printed + modifier(state, 'dice', character, test) + bonus);
}

/** Numbers that are independent of anybody's point of view: health, thresholds. */
export function fixed(state: AltarQuestState, amount: Amount): number {
  const anyHero = state.heroes[0];
  if (!anyHero) throw new Error('A match has at least one hero.');
  return amountOf({ state }, amount, { card: '', hero: anyHero.id });
}

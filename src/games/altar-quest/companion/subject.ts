import { withMore } from '../../../kernel/with-more.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import type { Filter } from '../rules/language/filter.ts';
import type { Scope } from '../rules/language/scope.ts';
import type { Who } from '../rules/language/who.ts';
import { amountOf } from '../rules/queries/amounts.ts';
import { holds } from '../rules/queries/conditions.ts';
import { reached } from '../rules/queries/reached.ts';
import { figureFor } from '../rules/queries/whom.ts';
import { youAs } from '../rules/queries/you.ts';
import type { CardId, FigureId, Figures } from '../rules/terms.ts';
import type { EnemyView, HeroView } from '../rules/view.ts';
import { asSeenBy, charactersOf, type Position } from './position.ts';

/** What an effect is about: the position of "you", whose card it is, and whom it has reached. */
export interface Subject {
  position: Position;
  card: CardId;
  target?: FigureId;
  /** The character whose situation a Reaction answers. */
  character?: FigureId;
  /** Successes that are passed on. */
  amount?: number;
  /** Set when weighing what the card does as long as it stays in play: then its own end doesn't count. */
  stays?: true;
}

/** Successes that a test may bring if something is counted by them before it is rolled. */
const USUAL_SUCCESSES = 2;

/** The subject as the rules name it. */
function scopeOf({ position, card, target, character, amount }: Subject): Scope {
  const { state, hero, at } = position;
  const scope: Scope = { card, ...youAs(state, hero.id), amount: amount ?? USUAL_SUCCESSES };
  if (at !== undefined) scope.at = at;
  if (target !== undefined) scope.target = target;
  if (character !== undefined) scope.character = character;
  return scope;
}

/** The number that an amount means. */
export const counted = (amount: Amount, subject: Subject): number =>
  typeof amount === 'number' ? amount : amountOf(subject.position, amount, scopeOf(subject));

/** Whether a condition holds. */
export const isSo = (condition: Condition, subject: Subject): boolean =>
  holds(subject.position, condition, scopeOf(subject));

/** Which figures an effect reaches, or would from a few steps on: a figure out of sight need not stay so. */
export const reachedBy = (
  of: Figures,
  { sight: _, ...where }: Filter = {},
  subject: Subject,
): (HeroView | EnemyView)[] =>
  reached(subject.position.state, of, where, scopeOf(subject)).flatMap(
    (figure) => figureOf(subject.position, figure) ?? [],
  );

const figureOf = ({ view }: Position, figure: FigureId): HeroView | EnemyView | undefined =>
  charactersOf(view).find(({ id }) => id === figure) ??
  view.enemies.find(({ card }) => card === figure);

/** The same with a figure as the target, who may become "you". */
export function aboutFigure(
  subject: Subject,
  figure: HeroView | EnemyView,
  becomesYou: boolean,
): Subject {
  const target = 'card' in figure ? figure.card : figure.id;
  if ('card' in figure || !becomesYou) return withMore(subject, { target });
  return withMore(subject, { target, position: asSeenBy(subject.position, figure) });
}

const meant = (who: Who | undefined, subject: Subject): FigureId | null =>
  figureFor(subject.position.state, who ?? 'you', scopeOf(subject));

/** The hero meant, when a hero or an ally is meant. */
export function heroMeant(who: Who | undefined, subject: Subject): HeroView | undefined {
  const figure = meant(who, subject);
  return charactersOf(subject.position.view).find(({ id }) => id === figure);
}

/** The enemy meant, when an enemy is meant. */
export function enemyMeant(who: Who | undefined, subject: Subject): EnemyView | undefined {
  const figure = meant(who, subject);
  return subject.position.enemies.find(({ card }) => card === figure);
}

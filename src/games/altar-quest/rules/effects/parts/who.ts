import { z } from 'zod';
import { amountSchema } from '../../cards/amount.ts';
import { cardState } from '../../queries/card-state.ts';
import { isInPlay } from '../../queries/cards-in-play.ts';
import { allEnemies, isCharacter, isHero, villainOf } from '../../queries/figures.ts';
import type { AltarQuestState } from '../../state.ts';
import type { FigureId } from '../../terms.ts';
import { type DescribeContext, nameTarget } from '../language/describe.ts';
import { type Scope, youOf } from '../language/scope.ts';

/**
 * Whom an effect touches: the character it is about, what was chosen or reached last, the card's own figure
 * or host, the character whose situation a Reaction answers, or the villain, on the board or not yet.
 */
export const WHO = ['you', 'target', 'this', 'host', 'character', 'villain'] as const;
export type Who = (typeof WHO)[number];

/** The schema of effects that are an amount of something for somebody. */
export const amountForSomebody = <Kind extends string>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), amount: amountSchema, who: z.enum(WHO).optional() });

/** Null when there is nobody, or nobody any more: then the effect is unable to do anything. */
export function figureFor(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  const figure = meant(state, who, scope);
  return figure !== null && isThere(state, figure) ? figure : null;
}

/** What has been defeated or discarded meanwhile can neither lose nor get anything. */
const isThere = (state: AltarQuestState, figure: FigureId): boolean =>
  isCharacter(state, figure) || allEnemies(state).includes(figure) || isInPlay(state, figure);

function meant(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  switch (who) {
    case 'you':
      return youOf(scope);
    case 'target':
      return scope.target ?? null;
    case 'this':
      return scope.card;
    case 'host':
      return cardState(state, scope.card).host ?? null;
    case 'character':
      return scope.character ?? null;
    case 'villain':
      return villainOf(state);
  }
}

/** The hero meant, when a hero is meant. */
export function heroFor(state: AltarQuestState, who: Who, scope: Scope): FigureId | null {
  const figure = figureFor(state, who, scope);
  return figure !== null && isHero(state, figure) ? figure : null;
}

/** The words for somebody named: `who` for a message's subject, `named` and the noun unless it is "you". */
export function describeWho(
  who: Who | undefined,
  context: DescribeContext,
): { who: string; noun: string } {
  switch (who) {
    case undefined:
    case 'you':
      return { who: context.voice, noun: '' };
    case 'target':
      return { who: 'named', noun: nameTarget(context) };
    default:
      return { who: 'named', noun: context.text(who) };
  }
}

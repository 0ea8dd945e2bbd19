import { chosenArgument } from '../../../../../kernel/answers.ts';
import type { Reply } from '../../../../../kernel/match.ts';
import type { Amount } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import { kindOf } from '../../language/registry.ts';
import type { Scope } from '../../language/scope.ts';
import { within } from '../../language/within.ts';
import { amountOf } from '../../queries/amounts.ts';
import { harmOfComingFirst } from '../../queries/hard-mode.ts';
import { hardest } from '../../queries/hardest.ts';
import { askGroup } from '../../questions.ts';
import type { AltarQuestDraft, AltarQuestRun, AltarQuestState } from '../../state.ts';
import type { FigureId } from '../../terms.ts';
import type { AltarQuestOption } from '../../verbs.ts';

/** An effect that a character is about to resolve. */
export interface Awaited {
  effect: Effect;
  scope: Scope;
}

/**
 * Whether it can matter in which order characters are reached: only if one of them may take something
 * from the next, be it the card on top of a deck, a space, or supply that is not enough for all of them. Nobody
 * is asked about an order that changes nothing.
 */
export function orderMatters(state: AltarQuestState, awaited: readonly Awaited[]): boolean {
  if (awaited.length < 2) return false;
  const isShared = awaited.map(({ effect }) => within(effect).some(isOfAll));
  const isAnyShared = isShared.includes(true);
  const comesIn = awaited.some(({ effect }) => within(effect).some(givesSupply));
  // What tests may take is the long part of the answer: worked out only if there may be something to take.
  if (!isAnyShared && state.supply === 0 && !comesIn) return false;
  const wants = awaited.map(({ effect, scope }, index) =>
    isAnyShared && isShared[index] ? 0 : supplyWanted(state, effect, scope),
  );
  if (awaited.filter((_, index) => isShared[index] || wants[index]).length < 2) return false;
  if (isAnyShared) return true;
  const wanted = wants.reduce((sum, supply) => sum + supply, 0);
  return wanted > state.supply;
}

const isOfAll = (node: Effect): boolean => kindOf(node).isShared === true;

const givesSupply = (node: Effect): boolean => kindOf(node).givesSupply?.(node) === true;

/** The most supply that an effect can take with everything inside it; unlimited if that is repeated. */
function supplyWanted(state: AltarQuestState, effect: Effect, scope: Scope): number {
  const nodes = within(effect);
  const sum = nodes
    .map((node) => kindOf(node).supplyWanted?.({ state }, node, scope) ?? 0)
    .reduce((total, supply) => total + supply, 0);
  return sum > 0 && nodes.some((node) => kindOf(node).isRepeated) ? Infinity : sum;
}

/** The supply that an amount stands for, lost or gained; unlimited if it is counted only when it is resolved. */
export function supplyOf(run: Pick<AltarQuestRun, 'state'>, amount: Amount, scope: Scope): number {
  const isCounted = typeof amount !== 'number' && !('perHero' in amount);
  return isCounted ? Infinity : Math.abs(amountOf(run, amount, scope));
}

/**
 * Which character is reached next: the first to answer decides (H-05), because it happens to all of them; a
 * deadline takes the order of seats.
 */
export const askNextHero = (
  run: AltarQuestRun,
  { card }: Scope,
  characters: readonly FigureId[],
): AltarQuestDraft =>
  askGroup(
    'public',
    run.state,
    { key: 'prompt.next-of-each', args: { card } },
    hardest(run, { card }, characters, (one) => harmOfComingFirst(run.state, one)).map(
      (figure) => ({
        id: figure,
        verb: 'choose',
        args: { figure },
      }),
    ),
    { unconfirmed: true },
  );

/** Those still to be reached, the one chosen by the players first. */
export function chosenFirst(reply: Reply<AltarQuestOption>, left: readonly FigureId[]): FigureId[] {
  const next = chosenArgument(reply.answer, 'choose', 'figure');
  return [next, ...left.filter((one) => one !== next)];
}

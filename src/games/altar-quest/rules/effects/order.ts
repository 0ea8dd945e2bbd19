import type { DecisionDraft } from '../../../../kernel/decision.ts';
import { askGroup } from '../questions.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { isLoss } from './amount.ts';
import type { Effect } from './effect.ts';

/** Tests, for which a supply die can be bought while there is supply. */
const TESTS: readonly string[] = ['test', 'attack', 'inflict', 'resist', 'search', 'task'];

/**
 * Whether it can matter in which order heroes are reached: only when one of them may take
 * something from the next, be it supply or the card on top of a deck. Nobody is asked about an order
 * that changes nothing.
 */
export function orderMatters(state: AltarQuestState, effect: Effect): boolean {
  return within(effect).some((node) => {
    if (node.kind === 'draw-enemy' || node.kind === 'draw-search') return true;
    return state.supply > 0 && (TESTS.includes(node.kind) || takesSupply(node));
  });
}

function takesSupply(node: Effect): boolean {
  if (node.kind === 'discard-or-suffer') return node.token === 'supply';
  return node.kind === 'supply' && isLoss(node.amount);
}

/** An effect with all that is inside it. */
function within(value: unknown): Effect[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'kind' in value ? [value as Effect] : [];
  return [...own, ...Object.values(value).flatMap(within)];
}

/** Which hero is reached next: the players decide together; a deadline takes the order of seats. */
export const askNextHero = (
  state: AltarQuestState,
  card: CardId,
  heroes: readonly HeroId[],
): DecisionDraft =>
  askGroup(
    state,
    { key: 'prompt.next-of-each', args: { card } },
    heroes.map((figure) => ({ id: figure, verb: 'choose', args: { figure } })),
  );

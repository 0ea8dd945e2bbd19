import type { Ability } from '../cards/definition.ts';
import { cardState } from '../queries/card-state.ts';
import { useOf } from '../queries/limits.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { changeCard } from './tokens.ts';

/** Notes that a hero uses an ability, if it matters for the rest of the round. */
export function noteUse(
  state: AltarQuestState,
  card: CardId,
  ability: Ability,
  hero: HeroId,
): void {
  if (!ability.limit) return;
  const used = cardState(state, card).used ?? [];
  changeCard(state, card, { used: [...used, useOf(ability, hero)] });
}

/** A new round: everything can be used again. */
export function forgetUses(state: AltarQuestState): void {
  for (const [card, { used }] of Object.entries(state.cards)) {
    if (used) changeCard(state, card, { used: undefined });
  }
}

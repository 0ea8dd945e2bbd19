import type { Option } from '../../../kernel/decision.ts';
import type { Texts } from '../../../texts/texts.ts';
import { selfOf } from '../card-text/self.ts';
import type { Ability } from '../rules/cards/definition.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import { abilityOf, effectAt } from '../rules/effects/abilities.ts';
import type { Attack } from '../rules/effects/attack.ts';
import type { Effect } from '../rules/effects/effect.ts';
import { describeEffect } from '../rules/effects/registry.ts';
import type { CardId, Rhune } from '../rules/terms.ts';
import { onOneLine } from './shorten.ts';

/** The ability that an option plays or uses; null for options that are about something else. */
export function abilityOfOption({ args }: Option): Ability | null {
  const card = String(args?.card ?? '');
  if (args?.ability === undefined || !isCard(card)) return null;
  return abilityOf(card, String(args.ability));
}

/** What an option does in the words of its card, on one line; null when it names no effect. */
export function effectOfOption(option: Option, texts: Texts): string | null {
  const ability = abilityOfOption(option);
  if (!ability) return null;
  const card = String(option.args?.card);
  const path = option.args?.path;
  const effect =
    path === undefined
      ? ability.effect
      : effectAt({ card, ability: ability.name, path: String(path), print: '' });
  return inWordsOf(card, effect, texts);
}

/** What a rhune on a card does, on one line; empty when the card has no such rhune. */
export function rhuneEffect(card: CardId, rhune: Rhune, texts: Texts): string {
  const found = (definition(card).abilities ?? [])
    .flatMap(({ rhunes }) => rhunes ?? [])
    .find((candidate) => candidate.rhune === rhune);
  return found ? inWordsOf(card, found.effect, texts) : '';
}

const inWordsOf = (card: CardId, effect: Effect, texts: Texts): string =>
  onOneLine(describeEffect(effect, texts, { self: selfOf(definition(card)) }));

/** Whether an effect contains an attack. */
export const attacks = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  (('kind' in effect && effect.kind === 'attack') || Object.values(effect).some(attacks));

/** The attack that an effect begins with; null where something else comes first or there is none. */
export function openingAttack(effect: Effect): Attack | null {
  if (effect.kind === 'attack') return effect;
  const first = effect.kind === 'sequence' ? effect.effects[0] : undefined;
  return first ? openingAttack(first) : null;
}

import type { Ability } from '../rules/cards/definition.ts';
import { changedBy, unchanged } from '../rules/effects/changed-roll.ts';
import type { Effect, WholeEffect } from '../rules/language/effect.ts';
import type { AltarQuestPrompt } from '../rules/prompts.ts';
import { worthToExpect } from '../rules/queries/odds.ts';
import { RULINGS } from '../rules/rulings.ts';
import { abilityGain } from './abilities.ts';
import type { Subject } from './subject.ts';

/**
 * Whether a card brings next to nothing in the test that it answers, such as 99 → 100% unharmed: less than a
 * supply die must bring to be offered, and nothing besides the test.
 */
export function bringsNextToNothing(
  ability: Ability,
  { args }: AltarQuestPrompt,
  subject: Subject,
): boolean {
  if (!args || !('roll' in args) || !args.roll) return false;
  const { roll: test, character } = args;
  const changed = changedBy(ability.effect, test);
  if (!changed) return false;
  const parts = partsBesides(ability.effect);
  const besides: Ability = { ...ability, effect: { kind: 'sequence', effects: parts } };
  if (abilityGain(besides, subject).worth > 0) return false;
  const { heroes } = subject.position.view;
  const focus = heroes.find(({ id }) => id === character)?.focus ?? 0;
  const [before, after] = [unchanged(test), changed].map(({ roll }) =>
    worthToExpect(test.stakes, roll, focus),
  ) as [number, number];
  return after - before < RULINGS.leastOfASupplyDie;
}

/** What an effect does besides changing the test, part by part. */
function partsBesides(effect: WholeEffect): Effect[] {
  switch (effect.kind) {
    case 'change-test':
    case 'reroll':
      return [];
    case 'sequence':
    case 'sentences':
      return effect.effects.flatMap(partsBesides);
    case 'pay':
      return [effect.cost, effect.effect].flatMap(partsBesides);
    default:
      return [effect];
  }
}

import { abilityOf } from '../cards/abilities.ts';
import type { Present } from '../state.ts';
import type { CardId } from '../terms.ts';
import type { UseOfCard } from '../verbs.ts';
import { couldTake } from './possible.ts';
import { canUseRhune } from './usable.ts';
import { healthLeft } from './values.ts';

/** Of these enemies, those that an effect at hand could exhaust or defeat from where everyone stands (C-03). */
export function avertedBy(
  run: Present,
  { args }: UseOfCard<'use'>,
  enemies: readonly CardId[],
): CardId[] {
  const { card, ability, hero = '' } = args;
  const { effect, rhunes = [] } = abilityOf(card, ability);
  const scope = { card, hero };
  const shown = rhunes.filter(({ rhune }) => canUseRhune(run.state, hero, card, rhune));
  const effects = [effect, ...shown.map((one) => one.effect)];
  return enemies.filter((enemy) => {
    const taken = effects.reduce((sum, one) => sum + couldTake(run, one, scope, enemy), 0);
    return taken >= healthLeft(run.state, enemy);
  });
}

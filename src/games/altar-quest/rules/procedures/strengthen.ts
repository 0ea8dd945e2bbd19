import type { JsonObject } from '../../../../kernel/json.ts';
import { call, finish, goto, procedure, type StepResult } from '../../../../kernel/procedure.ts';
import { abilityOf, untimedAbilities } from '../cards/abilities.ts';
import type { Ability } from '../cards/definition.ts';
import { rollAltarDie } from '../changes/pool.ts';
import type { Scope } from '../language/scope.ts';
import { allEnemies, enemyUpgradesOf } from '../queries/figures.ts';
import { isPossible } from '../queries/possible.ts';
import { canUseRhune } from '../queries/usable.ts';
import type { AltarQuest, AltarQuestRun, AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { resolveAbility } from './ability.ts';

/** What has happened to an enemy that may trigger enemy upgrades. */
type Happened = 'spawned' | 'activated';

interface StrengthenData extends JsonObject {
  enemy: CardId;
  /** The hero whom the enemy's own effects are about. */
  hero: HeroId;
  /** What is still to be resolved, in order. */
  left: { card: CardId; ability: string }[];
}

/** Resolves what enemy upgrades do for an enemy that has come or been activated, while it survives (AQ-285). */
export const strengthen = procedure<AltarQuest, StrengthenData>('strengthen', {
  next: (run, { enemy, hero, left }) => {
    const upgrade = left.shift();
    if (!upgrade || !allEnemies(run.state).includes(enemy)) return finish();
    const { card } = upgrade;
    const ability = abilityOf(card, upgrade.ability);
    const scope = { card, hero, target: enemy };
    if (!isInForce(run, ability, scope)) return goto('next');
    payRhune(run, card, ability);
    return resolveAbility(card, ability.name, scope, 'next');
  },
});

/** Continues with a step, after any enemy upgrades that are triggered. */
export function strengthened(
  state: AltarQuestState,
  keyword: Happened,
  { enemy, hero }: { enemy: CardId; hero: HeroId },
  step: string,
): StepResult<never> {
  const left = enemyUpgradesOf(state, enemy).flatMap((card) =>
    untimedAbilities(card, keyword).map(({ name }) => ({ card, ability: name })),
  );
  return left.length === 0 ? goto(step) : call('strengthen', { enemy, hero, left }, step);
}

/** Whether an ability that nobody chooses to use does something now: a die shows its rhune, if it needs one. */
export const isInForce = (run: AltarQuestRun, { rhune, effect }: Ability, scope: Scope): boolean =>
  (rhune === undefined || canUseRhune(run.state, scope.hero, scope.card, rhune)) &&
  isPossible(run, effect, scope);

/** The die of a rhune effect is rolled before the effect is applied (AQ-235, C-15). */
export function payRhune(run: AltarQuestRun, card: CardId, { rhune }: Ability): void {
  if (rhune === undefined) return;
  run.emit('rhune-effect', { card, rhune });
  rollAltarDie(run, rhune);
}

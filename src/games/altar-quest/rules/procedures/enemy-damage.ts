import type { JsonObject } from '../../../../kernel/json.ts';
import type { Frame } from '../../../../kernel/match.ts';
import { finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { definition } from '../cards/library.ts';
import { discardCard } from '../changes/piles.ts';
import { gainSupply } from '../changes/pool.ts';
import { addTokens } from '../changes/tokens.ts';
import { abilityOf } from '../effects/resolving/abilities.ts';
import { cardState } from '../queries/card-state.ts';
import { allEnemies, hasTrait } from '../queries/figures.ts';
import { healthOf } from '../queries/values.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarQuest, AltarQuestRun } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { happened } from './aftermath.ts';

interface EnemyDamageData extends JsonObject {
  enemy: CardId;
  amount: number;
  /** Attack damage removes armor first (AQ-192); other damage passes it by (AQ-215). */
  armorCounts: boolean;
  /** The hero who deals it. */
  hero: HeroId;
  dealt?: number;
}

/** An enemy takes damage and is defeated when it has as much as health (AQ-214). Returns the damage dealt. */
export const enemyDamage = procedure<AltarQuest, EnemyDamageData>('enemy-damage', {
  apply: (run, data) => {
    const { state } = run;
    if (!allEnemies(state).includes(data.enemy) || data.amount <= 0) return finish(0);
    const armor = data.armorCounts
      ? Math.min(data.amount, cardState(state, data.enemy).armor ?? 0)
      : 0;
    if (armor > 0) {
      const kept = addTokens(state, data.enemy, 'armor', -armor);
      run.emit('armor-lost', { figure: data.enemy, amount: armor, armor: kept });
    }
    const dealt = data.amount - armor;
    data.dealt = dealt;
    if (dealt === 0) return finish(0);
    const health = healthOf(state, data.enemy);
    const total = addTokens(state, data.enemy, 'damage', dealt);
    run.emit('enemy-damaged', {
      enemy: data.enemy,
      amount: dealt,
      left: Math.max(0, health - total),
      health,
    });
    return total >= health ? goto('defeat') : finish(dealt);
  },

  defeat: (run, data) => {
    defeat(run, data.enemy);
    return happened(run, { at: 'enemy-defeated', character: data.hero }, 'done');
  },

  done: (_run, data) => finish(data.dealt ?? 0),
});

/**
 * The figure leaves the board, the card is discarded, a Minion gives 1 supply (AQ-210, AQ-216, C-07).
 * What the enemy was about to do is not done any more (AQ-103).
 */
function defeat(run: AltarQuestRun, enemy: CardId): void {
  const { state } = run;
  run.emit('enemy-defeated', { enemy });
  for (const frame of run.match.stack) {
    if (isActivateOf(frame, enemy)) frame.data.cancelled = true;
  }
  const isVillain = definition(enemy).type === 'villain';
  discardCard(run, enemy);
  if (isVillain) {
    state.villain = 'defeated';
    run.emit('villain-defeated', { enemy });
  }
  if (RULINGS.supplyForDefeating.some((trait) => hasTrait(enemy, trait))) gainSupply(run, 1);
}

const isActivateOf = ({ procedure: name, data }: Frame, enemy: CardId): boolean =>
  name === 'ability' &&
  data.card === enemy &&
  abilityOf(enemy, String(data.ability)).keyword === 'activate';

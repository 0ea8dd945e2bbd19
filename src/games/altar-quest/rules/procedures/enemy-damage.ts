import type { JsonObject } from '../../../../kernel/json.ts';
import type { Frame } from '../../../../kernel/match.ts';
import { finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { abilityOf } from '../cards/abilities.ts';
import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { removeDefeated } from '../changes/defeated.ts';
import { gainSupply } from '../changes/pool.ts';
import { addTokens, changeCard } from '../changes/tokens.ts';
import { cardState } from '../queries/card-state.ts';
import { referenceCard } from '../queries/cards-in-play.ts';
import { allEnemies, damageOf, enemyUpgradesOf, hasTrait } from '../queries/figures.ts';
import { healthLeft, healthOf } from '../queries/values.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarQuest, AltarQuestRun, AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import { resolveAbility } from './ability.ts';
import { happened } from './aftermath.ts';
import { isInForce, payRhune } from './strengthen.ts';

interface EnemyDamageData extends JsonObject {
  enemy: CardId;
  amount: number;
  /** Attack damage removes armor first (AQ-192); other damage bypasses it (AQ-215). */
  armorCounts: boolean;
  /** The hero who deals it. */
  hero: HeroId;
  dealt?: number;
  /** Cards with an effect before it is defeated. */
  answers?: CardId[];
}

/** An enemy takes damage and is defeated when it has as much as health (AQ-214). Returns the damage dealt. */
export const enemyDamage = procedure<AltarQuest, EnemyDamageData>('enemy-damage', {
  apply: (run, data) => {
    const { state } = run;
    const health = healthOf(state, data.enemy);
    // An enemy about to be defeated is not harmed twice.
    if (!allEnemies(state).includes(data.enemy) || damageOf(state, data.enemy) >= health) {
      return finish(0);
    }
    if (data.amount <= 0) return finish(0);
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
    const total = Math.min(health, damageOf(state, data.enemy) + dealt);
    changeCard(state, data.enemy, { damage: total });
    run.emit('enemy-damaged', {
      enemy: data.enemy,
      amount: dealt,
      left: health - total,
      health,
    });
    if (total < health) return finish(dealt);
    data.answers = answersToDefeat(state, data.enemy);
    return goto('before');
  },

  /**
   * Effects before it is defeated: its own card's, the reference card's, then enemy upgrades'. If healed, it
   * survives.
   */
  before: (run, data) => {
    const card = data.answers?.shift();
    if (card === undefined) return goto('defeat');
    const answer = abilityBeforeDefeat(card);
    const scope = { card, hero: data.hero, target: data.enemy };
    if (!answer || !isInForce(run, answer, scope)) return goto('before');
    run.emit('defeat-answered', { card, enemy: data.enemy });
    payRhune(run, card, answer);
    return resolveAbility(card, answer.name, scope, 'before');
  },

  defeat: (run, data) => {
    if (healthLeft(run.state, data.enemy) > 0) return goto('done');
    defeat(run, data.enemy);
    return happened(run, { at: 'enemy-defeated', character: data.hero }, 'done');
  },

  done: (_run, data) => finish(data.dealt ?? 0),
});

const abilityBeforeDefeat = (card: CardId): Ability | undefined =>
  definition(card).abilities?.find(({ keyword }) => keyword === 'before-defeat');

const answersToDefeat = (state: AltarQuestState, enemy: CardId): CardId[] =>
  [enemy, referenceCard(state) ?? '', ...enemyUpgradesOf(state, enemy)].filter(
    (card) => card !== '' && abilityBeforeDefeat(card) !== undefined,
  );

/**
 * The figure leaves the board, the card is discarded, a Minion gives 1 supply (AQ-210, AQ-216, C-07).
 * What the enemy was about to do is no longer done (AQ-103).
 */
function defeat(run: AltarQuestRun, enemy: CardId): void {
  run.emit('enemy-defeated', { enemy });
  for (const frame of run.match.stack) {
    if (isActivateOf(frame, enemy)) frame.data.cancelled = true;
  }
  const { type } = definition(enemy);
  removeDefeated(run, enemy);
  if (type === 'villain') run.emit('villain-defeated', { enemy });
  if (RULINGS.supplyForDefeating.some((trait) => hasTrait(enemy, trait))) gainSupply(run, 1);
}

const isActivateOf = ({ procedure: name, data }: Frame, enemy: CardId): boolean =>
  name === 'ability' &&
  data.card === enemy &&
  abilityOf(enemy, String(data.ability)).keyword === 'activate';

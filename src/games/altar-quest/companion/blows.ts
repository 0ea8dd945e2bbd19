import { definition } from '../rules/cards/library.ts';
import { preyIn } from '../rules/queries/finale.ts';
import { type Odds, oddsOf } from '../rules/queries/odds.ts';
import { plainStakes } from '../rules/queries/stakes.ts';
import type { AltarQuestView, EnemyView, HeroView } from '../rules/view.ts';
import { healthLeft, type Position } from './position.ts';
import { type Gain, gain, WORTH } from './worth.ts';

/** Damage to an enemy: a surviving one can still act, a defeated one can't. */
export const woundOf = (enemy: { health: number; damage: number }, amount: number): number =>
  amount <= 0
    ? 0
    : amount >= healthLeft(enemy)
      ? WORTH.wound * healthLeft(enemy) + WORTH.kill
      : WORTH.wound * amount;

/** How much a blow with this many dice wounds an enemy. */
export const blowOdds = (hero: HeroView, enemy: EnemyView, dice: number): Odds =>
  oddsOf(
    {
      ...plainStakes('attack', null),
      defense: enemy.defense,
      armor: enemy.armor,
      health: healthLeft(enemy),
      added: hero.attackDamage,
    },
    dice,
    hero.focus,
  );

/** What a blow does to an enemy, and why. */
export function blowGains({ view }: Position, enemy: EnemyView, odds: Odds): Gain[] {
  const wounds = Math.min(odds.average, healthLeft(enemy));
  const kills = odds.atLeast(healthLeft(enemy));
  return [
    gain(WORTH.wound * wounds + WORTH.kill * kills + threatOf(enemy), 'fights'),
    gain(preyWorth(view, enemy, wounds), 'quest'),
  ];
}

/** What wounds are worth beyond that on an enemy whose defeat wins the quest. */
function preyWorth(view: AltarQuestView, enemy: EnemyView, wounds: number): number {
  return preyIn(definition(view.quest.rules)).includes(enemy.kind)
    ? (WORTH.prey * wounds) / enemy.health
    : 0;
}

/** Enemies that are a little more dangerous than others are fought first. */
const threatOf = ({ exhausted, damage }: EnemyView): number =>
  (exhausted ? -0.3 : 0) + (damage > 0 ? 0.2 : 0);

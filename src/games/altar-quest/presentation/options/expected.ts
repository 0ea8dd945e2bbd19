import type { Texts } from '../../../../texts/texts.ts';
import { boardOf } from '../../rules/board/library.ts';
import { canTarget } from '../../rules/board/measure.ts';
import type { Stakes } from '../../rules/test-data.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView, EnemyView, HeroView } from '../../rules/view.ts';
import { abilityOfOption, openingAttack } from '../effects.ts';
import { namesIn } from '../names.ts';
import { enemiesOf, situationOf } from '../position.ts';
import { leftOf } from '../status.ts';
import { oddsText } from './odds.ts';

/**
 * What to expect of a card that begins with an attack, against the enemy it would hurt most; empty
 * for other cards and for attacks whose dice are counted only when they are played.
 */
export function expectedOfAttack(
  view: AltarQuestView,
  hero: HeroView,
  option: AltarQuestOption,
  texts: Texts,
): string {
  const ability = abilityOfOption(option);
  const attack = ability ? openingAttack(ability.effect) : null;
  const bonus = attack?.bonus ?? 0;
  if (!attack || attack.at || typeof bonus !== 'number') return '';
  const situation = situationOf(view);
  const reach = attack.range ?? hero.range;
  const targets = enemiesOf(view)
    .filter((enemy) => canTarget(boardOf(view), situation, hero.at, enemy.spaces, reach))
    .sort((one, other) => leftOf(one) + one.defense - (leftOf(other) + other.defense));
  const target = targets[0];
  if (!target) return '';
  const dice = Math.max(0, hero.attackDice[attack.attribute] + bonus);
  return texts('altar-quest.option.attack', {
    enemy: namesIn(texts).card(target.card),
    odds: oddsText(stakesAgainst(hero, target), dice, texts),
  });
}

const stakesAgainst = (hero: HeroView, enemy: EnemyView): Stakes => ({
  kind: 'attack',
  difficulty: null,
  defense: enemy.defense,
  armor: enemy.armor,
  health: leftOf(enemy),
  added: hero.attackDamage,
  tokens: 0,
  needed: 0,
});

import { definition } from '../rules/cards/library.ts';
import type { EnemyView, HeroView } from '../rules/view.ts';
import { charactersIn } from '../rules/view-characters.ts';
import { careFor } from './amounts.ts';
import { healthLeft, type Position, spacesTo } from './position.ts';
import { WORTH } from './worth.ts';

/** Damage that a blow deals, about. */
const BLOW = 2;
/** Damage that a blow may deal. */
const DEADLY = 3;

/** Blows to be expected where the hero stands: of enemies that reach so far and have nobody nearer (AQ-132). */
export function blowsAt(position: Position): number {
  const { view, hero, enemies } = position;
  const others = charactersIn(view).filter(({ id, at }) => id !== hero.id && at !== '');
  const strikes = ({ spaces, speed, range, exhausted }: EnemyView): boolean => {
    const away = spacesTo(position, hero.at, spaces);
    if (exhausted || away > speed + range) return false;
    return others.every((one) => spacesTo(position, one.at, spaces) >= away);
  };
  return enemies.filter(strikes).length;
}

/** What blows cost where the hero stands, in points of health, with the end of the hero where they bring it. */
export function dangerAt(position: Position): number {
  const { hero } = position;
  const blows = blowsAt(position);
  if (blows === 0) return 0;
  const loss = healthLeft(hero) <= DEADLY * blows ? lossOf(position, hero) : 0;
  return BLOW * blows * careFor(hero) + loss;
}

/** What the end of a hero costs, or that of an ally: more where the quest is lost by it. */
export function lossOf({ view }: Position, { id }: HeroView): number {
  if (view.heroes.some((hero) => hero.id === id)) return WORTH.defeat;
  const { lose } = definition(view.quest.rules);
  const isLost = JSON.stringify(lose ?? null).includes(`"if":"ally-defeated","ally":"${id}"`);
  return isLost ? WORTH.defeat : WORTH.ally;
}

import { definition } from '../rules/cards/library.ts';
import { characters, rangeBetween } from '../rules/queries/figures.ts';
import type { FigureId } from '../rules/terms.ts';
import type { AltarQuestView, EnemyView, HeroView } from '../rules/view.ts';
import { healthLeft, type Position, positionOf, spacesTo } from './position.ts';
import { careFor, WORTH } from './worth.ts';

/** Damage that a blow deals, roughly. */
const BLOW = 2;
/** Damage that a blow may deal. */
const DEADLY = 3;

/** Blows to expect where the hero stands: from enemies that reach that far and have nobody nearer (AQ-132). */
export function blowsAt(position: Position): number {
  const { state, hero, enemies } = position;
  const others = characters(state).filter((id) => id !== hero.id);
  const strikes = ({ card, speed, range, exhausted }: EnemyView): boolean => {
    if (exhausted) return false;
    const away = spacesTo(position, card);
    if (away > speed + range) return false;
    return others.every((one) => (rangeBetween(state, one, card) ?? away) >= away);
  };
  return enemies.filter(strikes).length;
}

/** What blows cost where the hero stands, in points of health, including the hero's end if they bring it. */
export function dangerAt(position: Position): number {
  const { hero } = position;
  const blows = blowsAt(position);
  if (blows === 0) return 0;
  const loss = healthLeft(hero) <= DEADLY * blows ? lossOf(position, hero) : 0;
  return BLOW * blows * careFor(hero) + loss;
}

/** Whether blows that can be foreseen may be the end of a hero where they stand. */
export function mayFall(view: AltarQuestView, hero: HeroView): boolean {
  if (hero.at === '') return false;
  const prompt = { key: 'prompt.act', args: { hero: hero.id, actions: 0 } } as const;
  const blows = blowsAt(positionOf(view, hero.seat, { about: hero.id, prompt }));
  return blows > 0 && healthLeft(hero) <= DEADLY * blows;
}

/** What the end of a hero or an ally costs: more if it loses the quest. */
export const lossOf = (position: Position, { id }: HeroView): number =>
  isVital(position, id) ? WORTH.defeat : WORTH.ally;

/** Whether a character's end loses the quest: every hero's does, and that of an ally if the quest says so. */
export function isVital({ view }: Position, id: FigureId): boolean {
  if (view.heroes.some((hero) => hero.id === id)) return true;
  const { lose } = definition(view.quest.rules);
  return JSON.stringify(lose ?? null).includes(`"if":"ally-defeated","ally":"${id}"`);
}

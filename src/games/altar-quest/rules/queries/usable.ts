import type { Ability, RhuneEffect } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import type { Scope } from '../language/scope.ts';
import type { Occasion } from '../moments.ts';
import type { AltarQuestState, Hero, Present } from '../state.ts';
import { type CardId, definitionOf, type HeroId, type Rhune } from '../terms.ts';
import { cardState } from './card-state.ts';
import { holds } from './conditions.ts';
import { isSpent } from './limits.ts';
import { isPossible } from './possible.ts';
import { forbidden } from './values.ts';

/** Whether a hero may use an ability of a card now, apart from its situation: ready, die there, worth it. */
export function canUse(
  run: Present,
  hero: Hero,
  card: CardId,
  ability: Ability,
  occasion?: Occasion,
): boolean {
  const { state } = run;
  if (ability.keyword === 'exhaust' && cardState(state, card).exhausted) return false;
  if (ability.keyword === 'play' && definition(card).ongoing && controlsCopy(hero, card))
    return false;
  if (isSpent(ability, hero.id, cardState(state, card).used)) return false;
  if (ability.rhune && !canUseRhune(state, hero.id, card, ability.rhune)) return false;
  const scope: Scope = { card, hero: hero.id };
  if (definition(card).type === 'ally') scope.ally = card;
  if (occasion) Object.assign(scope, about(occasion));
  if (ability.only && !holds(run, ability.only, scope)) return false;
  return isWorthOffering(run, card, ability, scope);
}

/**
 * Whether an ability could do anything now: its effect, one of its rhune effects, or what an Ongoing card does
 * by being in play and a character card by being exhausted. The parts that it can't do don't forbid the rest.
 */
function isWorthOffering(
  run: Present,
  card: CardId,
  { keyword, effect, rhunes = NONE }: Ability,
  scope: Scope,
): boolean {
  if (keyword === 'play' && definition(card).ongoing) return true;
  if (keyword === 'exhaust' && hasExhaustedShape(card)) return true;
  return (
    isPossible(run, effect, scope) ||
    rhunes.some(
      (one) =>
        canUseRhune(run.state, scope.hero, card, one.rhune) && isPossible(run, one.effect, scope),
    )
  );
}

const NONE: RhuneEffect[] = [];

/** Whether a character card has an effect while exhausted: then exhausting it is worth something by itself. */
export const hasExhaustedShape = (card: CardId): boolean =>
  definition(card).type === 'character' &&
  (definition(card).passives ?? []).some(({ only }) => only?.if === 'character-exhausted');

/** Cards of a hero's own deck, and Equipment whoever had it first: they serve the hero who controls them (AQ-272). */
export const isHeroCard = (card: CardId): boolean =>
  definition(card).hero !== undefined || definition(card).type === 'equipment';

/** Whether a die shows the rhune, and nothing keeps the hero from using it on a card of their own. */
export const canUseRhune = (
  state: AltarQuestState,
  hero: HeroId,
  card: CardId,
  rhune: Rhune,
): boolean =>
  state.altarPool.includes(rhune) && !(isHeroCard(card) && forbidden(state, 'no-rhunes', hero));

/** No two copies of the same Ongoing card (AQ-107, Q-36). */
const controlsCopy = (hero: Hero, card: CardId): boolean =>
  hero.area.some((other) => definitionOf(other) === definitionOf(card));

/** What a card used now can refer to: the enemy, else the character, as its target. */
export function about({ enemy, character }: Occasion): Pick<Scope, 'target' | 'character'> {
  const target = enemy ?? character;
  if (!target) return character ? { character } : {};
  return character ? { target, character } : { target };
}

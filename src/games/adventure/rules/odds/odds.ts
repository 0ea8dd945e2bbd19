import type { Effect } from '../effects/language/effect.ts';
import { foresee } from '../effects/language/registry.ts';
import type { AdventureState, Combat } from '../state.ts';
import { type CardId, COMBATANTS, type Combatant } from '../terms.ts';
import type { Forecast } from './attacks.ts';
import { imagine } from './imagined.ts';
import { endings, FACES, prepare } from './powers.ts';

/** Chances of a combat, from 0 to 1. */
export interface Odds {
  /** To be dealt damage; an encounter falls to the first of it (AD-126). */
  hurt: { [side in Combatant]: number };
  /** To be defeated. */
  fallen: { [side in Combatant]: number };
}

/**
 * The chances of a combat over all dice that are still to be rolled, exactly: with every power that
 * changes values, dice or attacks, or deals damage in the combat. What somebody may choose, and what hands
 * hold, is left out.
 * @param rolled dice that lie already
 */
export function oddsOf(
  state: AdventureState,
  combat: Combat,
  rolled: Combat['dice'] = combat.dice,
): Odds {
  const odds: Odds = { hurt: { attacker: 0, defender: 0 }, fallen: { attacker: 0, defender: 0 } };
  const facesOf = (side: Combatant) => (rolled[side] === null ? FACES : [rolled[side]]);
  const all = facesOf('attacker').flatMap((attacker) =>
    facesOf('defender').map((defender) => ({ attacker, defender })),
  );
  const known = prepare(state, combat);
  for (const dice of all) {
    for (const { forecast, chance } of endings(state, { ...combat, dice }, known)) {
      for (const side of COMBATANTS) {
        if (forecast.hurt[side] > 0) odds.hurt[side] += chance / all.length;
        if (forecast.fallen[side]) odds.fallen[side] += chance / all.length;
      }
    }
  }
  return odds;
}

/**
 * What happens if the dice of a combat stand, with the powers that they trigger. Null where a power rolls
 * again: nobody knows what comes of it.
 */
export function forecastOf(state: AdventureState, combat: Combat): Forecast | null {
  const [only, ...others] = endings(state, combat, prepare(state, combat));
  return only && others.length === 0 ? only.forecast : null;
}

/**
 * The combat after a side has done something in it, as far as nobody has anything to choose. A die that is
 * rolled again lies no more.
 * @param spell a card that is played instead of the weapon (AD-116)
 */
export function afterEffects(
  state: AdventureState,
  combat: Combat,
  side: Combatant,
  effects: readonly Effect[],
  spell: CardId | null = null,
): Combat {
  const now = imagine(state, combat);
  if (spell !== null) now.combat.spells = { ...combat.spells, [side]: spell };
  for (const effect of effects) foresee(now, effect, side);
  for (const die of now.again) now.combat.dice[die] = null;
  return now.combat;
}

import { isSameJson } from '../../../kernel/json.ts';
import { onceFor } from '../../../kernel/once-for.ts';
import { abilityDefinition, isEncounter } from '../rules/cards/library.ts';
import { challengeCards } from '../rules/map/taking-part.ts';
import { afterDoing, type Deed } from '../rules/odds/deeds.ts';
import type { Way } from '../rules/odds/following.ts';
import {
  type Foreseen,
  forecastOf,
  meanOf,
  type Odds,
  oddsOf,
  oddsOfAttack,
  oddsOfAttackingOneOf,
} from '../rules/odds/odds.ts';
import { positionOf, standingAt } from '../rules/position.ts';
import { fought, isDecided } from '../rules/procedures/combat.ts';
import { sideOf } from '../rules/queries/cards.ts';
import type { AdventureState, Opponent } from '../rules/state.ts';
import { type CardId, COMBATANTS, type Color, type SpaceId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { cardsInSight } from './cards-in-sight.ts';

/** How a fight stands: what will happen if that is certain, otherwise the chances. */
export type Outlook = { is: 'certain'; forecast: Foreseen } | { is: 'open'; odds: Odds };

/** Results for one view, remembered because button after button asks for the same. */
const workedOut = onceFor((_view: AdventureView) => new Map<string, Odds>());

function keptOdds(view: AdventureView, key: string, workOut: () => Odds): Odds {
  const known = workedOut(view);
  const odds = known.get(key) ?? workOut();
  known.set(key, odds);
  return odds;
}

/** The position with a character in another space, or where they are. */
const seenFrom = (view: AdventureView, seat: string, at: SpaceId | undefined): AdventureState =>
  at === undefined ? positionOf(view) : standingAt(positionOf(view), seat, at);

/** Chances of attacking somebody from the character's space or another one, no matter what hands hold. */
export const oddsAgainst = (
  view: AdventureView,
  seat: string,
  opponent: Opponent,
  at?: SpaceId,
): Odds =>
  keptOdds(view, JSON.stringify([seat, opponent, at]), () =>
    oddsOfAttack(seenFrom(view, seat, at), seat, opponent),
  );

/** The encounters that can be drawn from a deck: those not in sight, or any if all are in sight. */
export function drawableOf(view: AdventureView, color: Color): CardId[] {
  const seen = new Set(cardsInSight(view));
  const all = challengeCards(view, color).filter(isEncounter);
  const unseen = all.filter((id) => !seen.has(id));
  return unseen.length > 0 ? unseen : all;
}

/** The overall chances against the encounters of a deck. */
export const oddsOfDeck = (view: AdventureView, seat: string, color: Color, at?: SpaceId): Odds =>
  keptOdds(view, JSON.stringify([seat, color, at]), () =>
    oddsOfAttackingOneOf(seenFrom(view, seat, at), seat, drawableOf(view, color)),
  );

/** How the current fight stands; null if there is none. */
export const outlook = (view: AdventureView): Outlook | null =>
  view.combat && standing([{ state: positionOf(view), chance: 1 }]);

/**
 * How the fight would stand if somebody did something in it now. Null if that can't be told: if nobody
 * fights, or in the middle of the blows, when somebody would be defeated.
 */
export function outlookAfter(view: AdventureView, seat: string, deed: Deed): Outlook | null {
  const state = positionOf(view);
  if (!state.combat || !sideOf(state, seat) || isForDefeat(deed)) return null;
  const [then, ...others] = afterDoing(state, seat, deed).map(standing);
  const isOpen = others.some((other) => !isSameJson(other, then));
  if (!then || !isOpen) return then ?? null;
  return then.is === 'certain'
    ? { is: 'certain', forecast: { ...then.forecast, isOpen } }
    : { is: 'open', odds: { ...then.odds, isOpen } };
}

const isForDefeat = (deed: Deed): boolean =>
  deed.does === 'play' && abilityDefinition(deed.card).timing === 'defeat';

/** @param ways positions that the fight could be in, with their chances */
function standing(ways: readonly Pick<Way, 'state' | 'chance'>[]): Outlook {
  const [only, ...others] = ways;
  if (only && others.length === 0 && isSettled(only.state)) {
    const forecast = forecastOf(only.state);
    if (forecast) return { is: 'certain', forecast };
  }
  return {
    is: 'open',
    odds: meanOf(ways.map(({ state, chance }) => ({ odds: oddsOf(state), chance }))),
  };
}

/** Whether no dice are left to roll: they have been rolled, or the fight is decided. */
const isSettled = (state: AdventureState): boolean =>
  isDecided(state) || COMBATANTS.every((side) => fought(state).dice[side] !== null);

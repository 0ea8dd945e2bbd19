import type { Happening } from '../../../../kernel/event.ts';
import type { EventOf } from '../../../../kernel/vocabulary.ts';
import type { AdventureEvents, CombatResult } from '../events.ts';
import { fighterName } from '../queries/cards.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState, Combat } from '../state.ts';
import { COMBATANTS, type Combatant, otherThan } from '../terms.ts';

/** One attack as it goes (AD-123). */
export interface Blow {
  side: Combatant;
  die: number;
  attack: number;
  defense: number;
  /** Damage that is suffered from it; 0 for a miss. */
  damage: number;
}

/** How a combat goes from here to its end. */
export interface Forecast {
  /** In the order in which they strike; the defeated don't. */
  blows: Blow[];
  /** Sides that can't attack. */
  held: Combatant[];
  /** Damage that is dealt; none in a canceled battle (AD-113). */
  hurt: { [side in Combatant]: number };
  fallen: { [side in Combatant]: boolean };
  canceled: boolean;
}

/** The outcome of a combat, from its events. */
export function forecastFrom(
  happenings: readonly Happening[],
  state: AdventureState,
  combat: Combat,
): Forecast {
  const forecast: Forecast = {
    blows: [],
    held: [],
    hurt: { attacker: 0, defender: 0 },
    fallen: { attacker: false, defender: false },
    canceled: false,
  };
  const sideOf = (who: string) =>
    COMBATANTS.find((side) => fighterName(state, combat, side) === who);
  for (const event of toldIn(happenings)) {
    switch (event.type) {
      case 'attacked': {
        const { side, die, attack, defense } = event.args;
        forecast.blows.push({ side, die, attack, defense, damage: 0 });
        break;
      }
      case 'attack-held':
        forecast.held.push(event.args.side);
        break;
      case 'damaged': {
        const side = sideOf(event.args.character);
        if (side) wound(forecast, side, event.args.amount);
        break;
      }
      case 'combat-ended':
        conclude(forecast, event.args.result, combat);
        break;
    }
  }
  return forecast;
}

/** The events, typed as those of these rules. */
export const toldIn = (happenings: readonly Happening[]): EventOf<AdventureEvents>[] =>
  happenings.map(({ event }) => event as EventOf<AdventureEvents>);

/** Damage is attributed to the blow struck at the combatant, if there was one. */
function wound({ hurt, blows }: Forecast, side: Combatant, amount: number): void {
  hurt[side] += amount;
  const blow = blows.find((one) => one.side === otherThan(side));
  if (blow) blow.damage += amount;
}

function conclude(forecast: Forecast, result: CombatResult, { opponent }: Combat): void {
  if (result === 'canceled') {
    forecast.canceled = true;
    forecast.hurt = { attacker: 0, defender: 0 };
    return;
  }
  forecast.fallen = {
    attacker: result === 'character-defeated' || result === 'both-defeated',
    defender: result === 'opponent-defeated' || result === 'both-defeated',
  };
  // AD-126: any damage defeats an encounter, so no damage event is told.
  if (opponent.is !== 'character' && forecast.fallen.defender) {
    wound(forecast, 'defender', LIMITS.encounterHealth);
  }
}

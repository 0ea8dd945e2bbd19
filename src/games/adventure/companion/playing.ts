import { abilityDefinition, itemOf } from '../rules/cards/library.ts';
import type { Effect } from '../rules/language/effect.ts';
import { oddsOf } from '../rules/odds/odds.ts';
import { effectsOf, playable } from '../rules/queries/playing.ts';
import { timingsAsked } from '../rules/queries/windows.ts';
import type { AdventureDecision, AdventureState, Character } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';
import type { OptionAmong } from '../rules/verbs.ts';
import { priceOf, worthOfPlaying, worthOfUsing } from './fighting.ts';
import type { Gain } from './gain.ts';
import { needOfHealing } from './goals.ts';
import { worthOfFight } from './meeting.ts';
import { plainWorth } from './plain-worth.ts';
import { gainOnTheWay } from './setting-out.ts';
import { gainOfSteps } from './travelling.ts';
import { DAMAGE, DEFEAT, gainOfItem, worthOfToken } from './worth.ts';

/** Playing an ability card: compared with not playing it. */
export function played(
  state: AdventureState,
  character: Character,
  card: CardId,
  { prompt }: AdventureDecision,
): Gain {
  const { seat } = character;
  const ability = abilityDefinition(card);
  const effects = effectsOf(state, seat, ability);
  switch (ability.timing) {
    case 'defeat':
      return { worth: DEFEAT, why: 'survives' };
    case 'discovery': {
      const harm = prompt.key === 'prompt.discovery' ? -worthOfToken(prompt.args.token) : 0;
      return { worth: harm - priceOf(state, seat, card), why: 'averts' };
    }
    case 'movement':
      return {
        worth: gainOnTheWay(state, character, effects) - priceOf(state, seat, card),
        why: 'plays',
      };
    case 'encounter':
      if (effects.some(isAvoiding)) return avoided(state, character, card, effects);
      return { worth: worthOfPlaying(state, seat, card), why: 'plays-in-combat' };
    default:
      return { worth: worthOfPlaying(state, seat, card), why: 'plays-in-combat' };
  }
}

const isAvoiding = (effect: Effect): boolean =>
  effect.kind === 'avoid' || (effect.kind === 'sequence' && effect.effects.some(isAvoiding));

/** Running away is worth what the fight would cost. */
function avoided(
  state: AdventureState,
  character: Character,
  card: CardId,
  effects: readonly Effect[],
): Gain {
  const { combat } = state;
  if (!combat) return { worth: -1, why: 'avoids' };
  const besides = plainWorth(effects, state, character);
  const price = priceOf(state, character.seat, card);
  const fight = worthOfFight(state, character, combat.opponent, oddsOf(state));
  return { worth: besides - fight - price, why: 'avoids' };
}

/** Using an item, as one of its potions or for its own power. */
export function used(
  state: AdventureState,
  character: Character,
  { args: { item, as } }: OptionAmong<'use'>,
  decision: AdventureDecision,
): Gain {
  const price = priceOfDrinking(character, item);
  switch (as) {
    case 'power':
      return powerUsed(state, character, item);
    case 'health':
      return { worth: needOfHealing(state, character) * DAMAGE - price, why: 'drinks' };
    case 'swiftness':
      return { worth: gainOfSteps(state, character.seat, 1) - price, why: 'drinks' };
    case 'mana':
      return { worth: manaWorth(state, character, decision) - price, why: 'drinks' };
  }
}

function powerUsed(state: AdventureState, character: Character, item: CardId): Gain {
  const { use } = itemOf(item);
  if (!use) return { worth: 0, why: 'uses' };
  if (use.timing !== 'movement') {
    return { worth: worthOfUsing(state, character.seat, item), why: 'uses' };
  }
  const gain = gainOnTheWay(state, character, [use.effect]);
  return { worth: gain - (use.discard ? 1 : 0.1), why: 'uses' };
}

/** An item that is drunk is gone: a full bag can spare one. */
function priceOfDrinking(character: Character, item: CardId): number {
  const { bag, weapon, armor } = character;
  const worn = weapon === item || armor === item ? 6 : 0;
  const share = bag.length > 6 ? 0.25 : 0.5;
  return Math.max(0.4, share * gainOfItem(character, item)) + worn;
}

/** The best card that one potion would pay for (AD-103). */
function manaWorth(
  state: AdventureState,
  character: Character,
  decision: AdventureDecision,
): number {
  const { seat } = character;
  const timings = timingsAsked(decision.prompt.key);
  const paid = playable(state, seat, timings);
  const lacking = playable(state, seat, timings, 1).filter((card) => !paid.includes(card));
  const worths = lacking.map((card) => played(state, character, card, decision).worth);
  return Math.max(0, ...worths);
}

import type { Habit, Outlook } from '../../../kernel/companion.ts';
import { positionOf } from '../rules/position.ts';
import { characterOf } from '../rules/queries/characters.ts';
import type { Adventure, AdventureDecision, AdventureState } from '../rules/state.ts';
import type { AdventureOption } from '../rules/verbs.ts';
import type { AdventureView } from '../rules/view.ts';
import { chosen, thrownAway } from './choices.ts';
import { discoveryUsed, traded } from './discoveries.ts';
import { equipGain, wantsToRearrange } from './equipping.ts';
import { explored } from './exploring.ts';
import type { Gain } from './gain.ts';
import { attacked, drawn, met, paid } from './meeting.ts';
import { played, used } from './playing.ts';
import { worthOfSpace } from './travelling.ts';

/**
 * Reasons that are not told in the thread: those that would reveal a hand, and those that go without saying and
 * would come between the lines of a fight.
 */
const UNTOLD: ReadonlySet<string> = new Set(['keeps-cards', 'knows', 'rolls', 'done']);

/** An option that achieves nothing by itself. */
const NOTHING = -100;

/** Rules of thumb for whatever a player is asked. */
export function habits({ view, seat, decision }: Outlook<AdventureView, Adventure>): Habit[] {
  const state = positionOf(view);
  const gains = decision.options.map((option) => ({
    option,
    ...worthOfOption(state, seat, decision, option),
  }));
  // An option that doesn't end the movement phase is compared with doing nothing, and done before the phase
  // ends.
  const ends = gains.filter(({ option }) => isEnding(option)).map(({ worth }) => worth);
  const base = ends.length > 0 ? Math.max(...ends) : 0;
  return gains.map(({ option, worth, why }) => ({
    option: option.id,
    weight: isEnding(option) ? worth : base + worth,
    reason: { key: why },
    ...(UNTOLD.has(why) ? {} : { public: true as const }),
    ...(worth === NOTHING ? { idle: true as const } : {}),
  }));
}

const isEnding = ({ verb }: AdventureOption): boolean => verb === 'travel' || verb === 'stay';

function worthOfOption(
  state: AdventureState,
  seat: string,
  decision: AdventureDecision,
  option: AdventureOption,
): Gain {
  const character = characterOf(state, seat);
  switch (option.verb) {
    case 'travel':
      return restless(state, worthOfSpace(state, seat, option.args.to), option.args.to);
    case 'stay':
      return worthOfSpace(state, seat, character.space);
    case 'hold':
      return { worth: NOTHING, why: 'waits' };
    case 'rearrange':
      return wantsToRearrange(character)
        ? { worth: 1, why: 'equips' }
        : { worth: NOTHING, why: 'waits' };
    case 'roll':
    case 'stand':
      return { worth: 0.01, why: 'rolls' };
    case 'play':
      return played(state, character, option.args.card, decision);
    case 'use':
      return used(state, character, option, decision);
    case 'discovery':
      return discoveryUsed(state, seat, option);
    case 'trade':
      return traded(state, seat, option);
    case 'explore':
      return explored(state, character, option.args.resource);
    case 'fight':
      return met(state, character, option.args.encounter);
    case 'draw':
      return drawn(state, character, option.args.color);
    case 'attack':
      return attacked(state, character, option.args.character);
    case 'pay':
      return paid(state, character, option.args.encounter);
    case 'equip':
      return { worth: equipGain(character, option.args.item), why: 'equips' };
    case 'unequip':
      return { worth: -5, why: 'equips' };
    case 'discard':
      return thrownAway(state, character, decision, option.args.card);
    case 'choose':
      return chosen(state, character, decision, option);
    case 'decline':
      return { worth: 0, why: 'declines' };
    case 'done':
      return { worth: 0.05, why: 'done' };
  }
}

/** What a whim can be worth. */
const WHIM = 1.5;

/**
 * A whim of the round, so that nobody stays forever where nothing happens: the same for everyone who computes
 * it, and a different one each round.
 */
function restless({ round }: AdventureState, { worth, why }: Gain, place: string): Gain {
  let sum = round;
  for (const letter of place) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return { worth: worth + (WHIM * sum) / 997, why };
}

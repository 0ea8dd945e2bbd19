import { cellOf } from '../rules/board/board.ts';
import { abilityOf } from '../rules/cards/abilities.ts';
import { definition } from '../rules/cards/library.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { DoorId } from '../rules/terms.ts';
import type { AltarQuestOption, CardVerb, OptionAmong } from '../rules/verbs.ts';
import { abilityGain, priceOf } from './abilities.ts';
import { escorted, isAllys } from './escorting.ts';
import { worthOfExploring } from './goals.ts';
import { anotherAction, helpsOn } from './next-deed.ts';
import { asSeenBy, charactersOf, type Goal, type Position, withNext } from './position.ts';
import { worthOfLyingExhausted } from './shape.ts';
import { careFor, type Gain, gain, NOTHING, sum, supplyWorth, WORTH } from './worth.ts';

/** How the goals of a place are weighed against what can be done here: worth per action. */
export interface Plans {
  position: Position;
  goals: readonly Goal[];
  /** The position for weighing a deed that helps with another one; computed when needed. */
  helped(): Position;
}

export function plansFor(position: Position, goals: readonly Goal[]): Plans {
  let helped: Position | undefined;
  return {
    position,
    goals,
    helped: () => {
      helped ??= withNext(position, { action: anotherAction(position), goals });
      return helped;
    },
  };
}

/** How much one of the options of an act phase, or of a movement, is worth per action. */
export function worthOfDeed(plans: Plans, option: AltarQuestOption): Gain {
  const { position } = plans;
  const { hero, view } = position;
  switch (option.verb) {
    case 'play':
    case 'feat':
    case 'action':
    case 'use':
    case 'interact':
      return used(plans, option);
    case 'move':
      return isAllys(position) ? escorted(position, option) : moved(plans, option);
    case 'open':
      return opened(position, option.args.door);
    case 'draw':
      return gain(
        WORTH.card * (hero.handCount >= 7 ? 0.4 : hero.handCount <= 2 ? 1.2 : 1),
        'draws',
      );
    case 'rest':
      return gain(
        WORTH.healed * Math.min(LIMITS.healedByRest, hero.damage) * careFor(hero) -
          0.7 * supplyWorth(view.supply),
        'heals',
      );
    case 'channel':
      return gain((hero.focus < LIMITS.focusTokens ? WORTH.focus : 0) + 0.4, 'channels');
    case 'give':
      return gain(-1, 'little');
    case 'act':
    case 'react': {
      const damage = view.heroes.find(({ id }) => id === option.args.hero)?.damage ?? 0;
      return gain(1 + damage / 20, damage > 0 ? 'first' : 'unhurt');
    }
    default:
      return gain(0.25, 'rests');
  }
}

/** A card that is played or used: what it does, less what it costs. */
function used({ position, helped }: Plans, { verb, args }: OptionAmong<CardVerb>): Gain {
  const owner =
    charactersOf(position.view).find(({ id }) => id === args.card) ??
    position.view.heroes.find(({ id }) => id === args.hero) ??
    position.hero;
  const ability = abilityOf(args.card, args.ability);
  const isOwn = owner.id === position.hero.id;
  const own = isOwn && helpsOn(definition(args.card)) ? helped() : position;
  const subject = { position: isOwn ? own : asSeenBy(position, owner), card: args.card };
  const { worth, why } = sum([
    abilityGain(ability, subject),
    ability.keyword === 'exhaust' && args.card === owner.id
      ? worthOfLyingExhausted(subject)
      : NOTHING,
  ]);
  return gain(worth + lasting(position, args.card) - priceOf(verb, ability), why);
}

/** Ongoing cards continue to help. */
const lasting = ({ view }: Position, card: string): number =>
  definition(card).ongoing ? Math.max(0.5, 2.5 - 0.1 * view.round) : 0;

/** A door: what is behind it is met with actions left, or else it strikes first. */
function opened(position: Position, door: DoorId): Gain {
  const { view, board, hero } = position;
  const isNew = board.doorById.get(door)?.rooms.some((room) => !view.revealed.includes(room));
  if (!isNew) return gain(0.5, 'walks');
  const { worth, why } = worthOfExploring(position);
  return gain(worth - (hero.actions === 0 ? UNPREPARED : 0), why);
}

/** What it costs to open a door with no actions left. */
const UNPREPARED = 9;

/** Whether what is worth walking to can still be done in this turn, as far as known. */
const isThisTurn = ({ takesAction }: Goal, steps: number, actions: number): boolean =>
  steps === 0 && (!takesAction || actions > 0);

/** What it is worth not to walk away from what can be done at once: as much as having just come there. */
const atHand = ({ worth, takesAction }: Goal, actions: number): number =>
  takesAction ? (actions > 0 ? worth : 0) : worth / LEAST_ACTIONS;

/** A deed that takes no action at all still counts as part of one, or nothing else would ever be done. */
const LEAST_ACTIONS = 0.5;

/** The best of what could be done from there, per action until it is done. */
function moved({ position, goals }: Plans, { args }: OptionAmong<'move'>): Gain {
  const { hero, board } = position;
  const cost = args.cost ?? 0;
  const left = hero.actions - cost;
  const traps = args.traps === undefined ? 0 : args.traps.split('+').length;
  let best = -1;
  let why = 'little';
  let held = -1;
  const cell = goals.length === 0 ? 0 : cellOf(board, args.to);
  for (const goal of goals) {
    const there = goal.stepsFrom(cell);
    if (goal.here === 0) {
      if (there > 0) held = Math.max(held, atHand(goal, left));
      continue;
    }
    if (there >= goal.here) continue;
    const more = Math.ceil(there / hero.spacesPerMove);
    const actions = cost + more + (goal.takesAction ? 1 : 0);
    const late = isThisTurn(goal, there, left) ? 1 : left > 0 ? 0.75 : 0.1;
    const worth = (late * goal.worth) / Math.max(LEAST_ACTIONS, actions) - 0.01 * there;
    if (worth <= best) continue;
    best = worth;
    why = goal.why;
  }
  if (cost === 0 && best <= held) return gain(-1, 'little');
  return gain(best - 2 * traps - 0.02 * args.steps, why);
}

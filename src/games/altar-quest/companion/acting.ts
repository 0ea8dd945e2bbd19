import { cellOf } from '../rules/board/board.ts';
import { abilityOf } from '../rules/cards/abilities.ts';
import { definition } from '../rules/cards/library.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { DoorId } from '../rules/terms.ts';
import type { AltarQuestOption, CardVerb, OptionAmong } from '../rules/verbs.ts';
import { abilityGain, priceOf } from './abilities.ts';
import { escorted, isAllys } from './escorting.ts';
import { goalsOf, worthOfExploring } from './goals.ts';
import { anotherAction, helpsOn } from './next-deed.ts';
import { asSeenBy, charactersOf, type Goal, type Position, withNext } from './position.ts';
import { prospectFrom, worthOfGoing } from './prospects.ts';
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
  const isHelp = helpsOn(definition(args.card));
  const seen = owner.id === position.hero.id ? position : asSeenBy(position, owner);
  const asked = !isHelp
    ? seen
    : seen === position
      ? helped()
      : withNext(seen, { action: WORTH.action, goals: goalsOf(seen) });
  const subject = { position: asked, card: args.card };
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

/** A walk: if it costs an action, the best of what it brings nearer, else how much better that space is. */
function moved({ position, goals }: Plans, { args }: OptionAmong<'move'>): Gain {
  const { hero, board } = position;
  const cost = args.cost ?? 0;
  const traps = args.traps === undefined ? 0 : args.traps.split('+').length;
  const price = 2 * traps + 0.02 * args.steps;
  const cell = goals.length === 0 ? 0 : cellOf(board, args.to);
  if (cost === 0) {
    const there = prospectFrom(hero, goals, ({ stepsFrom }) => stepsFrom(cell));
    const here = prospectFrom(hero, goals, (goal) => goal.here);
    return gain(there.worth - here.worth - price, there.why);
  }
  let best = -1;
  let why = 'little';
  for (const goal of goals) {
    const there = goal.stepsFrom(cell);
    if (there >= goal.here) continue;
    const worth = worthOfGoing(goal, there, { hero, cost });
    if (worth <= best) continue;
    best = worth;
    why = goal.why;
  }
  return gain(best - price, why);
}

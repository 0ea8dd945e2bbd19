import { untimedAbilities } from '../rules/cards/abilities.ts';
import type { Ability } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import { printed } from '../rules/cards/printed.ts';
import type { Attack } from '../rules/effects/kinds/attack.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import { openingTest } from '../rules/language/opening-test.ts';
import { cardState } from '../rules/queries/card-state.ts';
import { interactiveCards } from '../rules/queries/cards-in-play.ts';
import { spacesOf } from '../rules/queries/figures.ts';
import { roomWanted } from '../rules/queries/finale.ts';
import { isSpent } from '../rules/queries/limits.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { CardId, RoomId, Space } from '../rules/terms.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { abilityGain } from './abilities.ts';
import { attackOn } from './gains.ts';
import { cellOfHero, fromSpace, type Goal, type Position } from './position.ts';
import { isPreyAtBay, isQuestDone, isTimeToGather } from './quest-gains.ts';
import { isSo } from './subject.ts';
import {
  type StepsFrom,
  spacesIn,
  stepsInto,
  stepsNear,
  stepsTo,
  stepsToAim,
  type Way,
} from './walking.ts';
import { careFor, type Gain, gain, WORTH } from './worth.ts';

/** What is worth walking to, for the hero: the stairs and nothing else, once that is all that is missing. */
export const goalsOf = (position: Position): Goal[] =>
  isTimeToGather(position)
    ? stairs(position)
    : strongest([
        ...places(position),
        ...doors(position),
        ...(position.hero.mayAttack ? fights(position) : []),
        ...charges(position),
      ]);

/** Of the goals at the end of the same walk, only the most valuable. */
function strongest(goals: readonly Goal[]): Goal[] {
  const found = new Map<StepsFrom, Goal[]>();
  for (const goal of goals) {
    if (goal.worth <= 0) continue;
    const same = found.get(goal.stepsFrom) ?? [];
    const rival = same.find(({ takesAction }) => takesAction === goal.takesAction);
    if (rival && rival.worth >= goal.worth) continue;
    found.set(goal.stepsFrom, [...same.filter((one) => one !== rival), goal]);
  }
  return [...found.values()].flat();
}

/** The way that a walk takes the hero; none if the hero can't get there. */
function wayFor(position: Position, stepsFrom: StepsFrom): Way | null {
  const here = stepsFrom(cellOfHero(position));
  return Number.isFinite(here) ? { stepsFrom, here } : null;
}

const goalAt = ({ stepsFrom, here }: Way, { worth, why }: Gain, takesAction: boolean): Goal => ({
  worth,
  why,
  takesAction,
  stepsFrom,
  here,
});

/** The room with the stairs, where the others wait. */
function stairs(position: Position): Goal[] {
  const { view, ground } = position;
  const way = wayFor(position, stepsInto(ground, view.startRoom));
  return way ? [goalAt(way, gain(WORTH.victory, 'quest'), false)] : [];
}

/** Cards that the hero could interact with at another place. */
function places(position: Position): Goal[] {
  const standingOn = movedTo(position);
  return interactiveCards(position.state).flatMap((card) =>
    untimedAbilities(card, 'interact').flatMap((ability) =>
      interaction(position, standingOn, card, ability),
    ),
  );
}

function interaction(
  position: Position,
  standingOn: (space: Space) => Position,
  card: CardId,
  ability: Ability,
): Goal[] {
  const { hero, ground, state } = position;
  if (isSpent(ability, hero.id, cardState(state, card).used)) return [];
  const { only, range: reach } = ability;
  if (reach !== undefined) {
    const element = spacesOf(state, card);
    const [space] = element;
    if (space === undefined) return [];
    const way = wayFor(position, stepsNear(ground, element, reach));
    if (!way) return [];
    const there = { position: standingOn(space), card };
    if (only && !isSo(only, there)) return [];
    return [goalAt(way, abilityGain(ability, there), true)];
  }
  const here = { position, card };
  if (!only || isSo(only, here)) return [];
  if (partsOf(only).some((part) => isPlaceless(part) && !isSo(part, here))) return [];
  return roomsMeant(position, only).flatMap((id): Goal[] => {
    const [space] = spacesIn(ground, id);
    if (space === undefined) return [];
    const there = { position: standingOn(space), card };
    if (!isSo(only, there)) return [];
    const way = wayFor(position, stepsInto(ground, id));
    return way ? [goalAt(way, abilityGain(ability, there), true)] : [];
  });
}

/** The position with the hero on another space, made once for each: several cards may be in the same place. */
function movedTo(position: Position): (space: Space) => Position {
  const known = new Map<Space, Position>();
  return (space) => {
    let found = known.get(space);
    if (!found) {
      found = fromSpace(position, space);
      known.set(space, found);
    }
    return found;
  };
}

/** Everything that must hold for a condition to hold. */
const partsOf = (only: Condition): readonly Condition[] =>
  only.if === 'all' ? only.conditions : [only];

/** Whether a condition is about something counted, wherever the hero stands: no walk helps with that. */
const isPlaceless = (condition: Condition): boolean =>
  condition.if === 'not'
    ? isPlaceless(condition.condition)
    : condition.if === 'at-least' && !isOfRoom(condition.what) && !isOfRoom(condition.amount);

const isOfRoom = (amount: Amount): boolean =>
  typeof amount === 'object' && 'count' in amount && amount.count.endsWith('-in-room');

/** The rooms in which a condition may hold: those that it names, else all of them. */
function roomsMeant({ view }: Position, only: Condition): readonly RoomId[] {
  const named = partsOf(only)
    .map((part) => roomsNamed(view, part))
    .find((rooms) => rooms !== null);
  return named ? view.revealed.filter((room) => named.includes(room)) : view.revealed;
}

/** The rooms outside which a condition can't hold; null where it names none. */
function roomsNamed(view: AltarQuestView, condition: Condition): readonly RoomId[] | null {
  switch (condition.if) {
    case 'on-stairs':
      return [view.startRoom];
    case 'in-altar-room':
      return view.features.flatMap(({ card, room }) => (card === view.altar ? [room] : []));
    case 'any': {
      const rooms = condition.conditions.map((part) => roomsNamed(view, part));
      return rooms.every((some) => some !== null) ? rooms.flat() : null;
    }
    default:
      return null;
  }
}

/** A figure that has to be brought somewhere needs company on the way. */
const charges = (position: Position): Goal[] =>
  position.view.allies
    .filter(({ card }) => roomWanted(position.state, card) !== null)
    .flatMap(({ at }): Goal[] => {
      const way = wayFor(position, stepsNear(position.ground, [at], 1));
      return way ? [goalAt(way, gain(WORTH.charge, 'guards'), false)] : [];
    });

/** Doors behind which nobody has been. */
function doors(position: Position): Goal[] {
  const { view, board, ground } = position;
  const exploring = worthOfExploring(position);
  if (exploring.worth <= 0) return [];
  return board.doors
    .filter(
      ({ id, rooms }) =>
        !view.openDoors.includes(id) && rooms.some((room) => !view.revealed.includes(room)),
    )
    .flatMap(({ rooms, spaces }) =>
      spaces.filter((_, index) => view.revealed.includes(rooms[index] as string)),
    )
    .flatMap((space): Goal[] => {
      const way = wayFor(position, stepsTo(ground, [space]));
      return way ? [goalAt(way, exploring, false)] : [];
    });
}

/** Rooms hold what the quest wants, and enemies: few open quest cards call for more, wounds and company for fewer. */
export function worthOfExploring(position: Position): Gain {
  const { hero, view, enemies } = position;
  const isPossible =
    hero.reveals < LIMITS.revealsPerActPhase && view.piles.feature > 0 && view.piles.quest > 0;
  if (!isPossible || isQuestDone(position) || isPreyAtBay(position))
    return { worth: -1, why: 'explores' };
  const company = enemies.filter(({ exhausted }) => !exhausted).length / view.heroes.length;
  const hurt = careFor(hero) - 1;
  const open = view.questArea.filter(({ card }) => definition(card).type === 'quest').length;
  return { worth: 6.5 - 1.5 * company - 3 * hurt - 0.4 * open, why: 'explores' };
}

/** Enemies that could be attacked from nearer. */
function fights(position: Position): Goal[] {
  const { ground, enemies } = position;
  const attacks = attacksOf(position);
  const reaches = [...new Set(attacks.map(({ reach }) => reach))];
  return enemies.flatMap((enemy) => {
    const ways = reaches.map((reach) => wayFor(position, stepsToAim(ground, enemy.spaces, reach)));
    return attacks.flatMap(({ attack, reach, card }): Goal[] => {
      const way = ways[reaches.indexOf(reach)];
      if (!way) return [];
      return [goalAt(way, attackOn(attack, enemy, { position, card }), true)];
    });
  });
}

/** The attacks that the hero could make with an action. */
const attacksOf = ({ hero }: Position): { attack: Attack; reach: number; card: CardId }[] => [
  ...hero.area
    .filter(({ exhausted }) => !exhausted)
    .flatMap(({ card }) => attacksWith(card, 'action', hero)),
  ...(hero.hand ?? [])
    .filter((card) => definition(card).type === 'action')
    .flatMap((card) => attacksWith(card, 'play', hero)),
];

const attacksWith = (card: CardId, keyword: 'action' | 'play', hero: HeroView) =>
  openingAttacks(definition(card))[keyword].map((attack) => ({
    attack,
    reach: attack.range ?? hero.range,
    card,
  }));

/** The attacks that begin a card's abilities, aimed as the hero likes. */
const openingAttacks = printed(({ id }) => {
  const begunBy = (keyword: Ability['keyword']): readonly Attack[] =>
    untimedAbilities(id, keyword).flatMap(({ effect }) => {
      const test = openingTest(effect);
      return test?.kind === 'attack' && !test.at ? [test] : [];
    });
  return { action: begunBy('action'), play: begunBy('play') };
});

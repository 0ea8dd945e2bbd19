import { canTarget } from '../rules/board/measure.ts';
import type { Ability } from '../rules/cards/definition.ts';
import { definition } from '../rules/cards/library.ts';
import type { Attack } from '../rules/effects/kinds/attack.ts';
import { openingTest } from '../rules/effects/resolving/opening-test.ts';
import { isSpent } from '../rules/queries/limits.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { CardId, Space } from '../rules/terms.ts';
import { roomWanted } from '../rules/view-quest.ts';
import { abilityGain } from './abilities.ts';
import { careFor, holds, type Subject } from './amounts.ts';
import { attackOn } from './gains.ts';
import { cardsToInteractWith, type Position, shown, spacesIn, spacesOfCard } from './position.ts';
import { isPreyAtBay, isQuestDone, isTimeToGather } from './quest-gains.ts';
import { remembered, type StepsFrom, stepsTo } from './walking.ts';
import { type Gain, gain, WORTH } from './worth.ts';

/** Something worth doing at another place. */
export interface Goal extends Gain {
  /** Whether the deed itself takes an action. */
  takesAction: boolean;
  /** Spaces to walk from a space until it can be done. */
  stepsFrom: StepsFrom;
}

/** What is worth walking to, for the hero: the stairs and nothing else, once that is all that is missing. */
export const goalsOf = (position: Position): Goal[] =>
  isTimeToGather(position)
    ? [stairs(position)]
    : [
        ...places(position),
        ...doors(position),
        ...(position.hero.mayAttack ? fights(position) : []),
        ...charges(position),
      ].filter(({ worth }) => worth > 0);

/** The room with the stairs, where the others wait. */
function stairs(position: Position): Goal {
  const { view } = position;
  const stepsFrom = stepsTo(view, spacesIn(position, view.startRoom));
  return { ...gain(WORTH.victory, 'quest'), takesAction: false, stepsFrom };
}

/** Cards that the hero could interact with at another place. */
function places(position: Position): Goal[] {
  return cardsToInteractWith(position).flatMap((card) =>
    (definition(card).abilities ?? [])
      .filter(({ keyword }) => keyword === 'interact')
      .flatMap((ability) => interaction(position, card, ability)),
  );
}

function interaction(position: Position, card: CardId, ability: Ability): Goal[] {
  const { hero, view } = position;
  if (isSpent(ability, hero.id, shown(position, card)?.used)) return [];
  const element = spacesOfCard(position, card);
  const reach = ability.range;
  if (reach !== undefined && element.length === 0) return [];
  const at = (space: Space): Subject => ({
    position: { ...position, hero: { ...hero, at: space } },
    card,
  });
  if (reach !== undefined) {
    const [space = ''] = element;
    if (ability.only && !holds(ability.only, at(space), space)) return [];
    const walk = stepsTo(view, element);
    return [
      {
        ...abilityGain(ability, at(space)),
        takesAction: true,
        stepsFrom: (from) => Math.max(0, walk(from) - reach),
      },
    ];
  }
  const { only } = ability;
  if (!only || holds(only, at(hero.at), hero.at)) return [];
  return view.revealed.flatMap((id): Goal[] => {
    const spaces = spacesIn(position, id);
    const [space] = spaces;
    if (space === undefined || !holds(only, at(space), space)) return [];
    const stepsFrom = stepsTo(view, spaces);
    return [{ ...abilityGain(ability, at(space)), takesAction: true, stepsFrom }];
  });
}

/** Whoever has to be brought somewhere wants somebody beside them on the way. */
const charges = ({ view }: Position): Goal[] =>
  view.allies
    .filter(({ card }) => roomWanted(view, card) !== null)
    .map(({ at }) => {
      const walk = stepsTo(view, [at]);
      return {
        ...gain(WORTH.charge, 'guards'),
        takesAction: false,
        stepsFrom: (from) => Math.max(0, walk(from) - 1),
      };
    });

/** Doors behind which nobody has been. */
function doors(position: Position): Goal[] {
  const { view, board } = position;
  const gain = worthOfExploring(position);
  if (gain.worth <= 0) return [];
  return board.doors
    .filter(
      ({ id, rooms }) =>
        !view.openDoors.includes(id) && rooms.some((room) => !view.revealed.includes(room)),
    )
    .flatMap(({ rooms, spaces }) =>
      spaces.filter((_, index) => view.revealed.includes(rooms[index] as string)),
    )
    .map((space) => ({ ...gain, takesAction: false, stepsFrom: stepsTo(view, [space]) }));
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
  const { view, board, situation, enemies } = position;
  const attacks = attacksOf(position);
  const reaches = [...new Set(attacks.map(({ reach }) => reach))];
  return enemies.flatMap((enemy) => {
    const walk = stepsTo(view, enemy.spaces);
    const stepsInto = new Map(
      reaches.map((reach) => [
        reach,
        remembered((from) =>
          canTarget(board, situation, from, enemy.spaces, reach)
            ? 0
            : Math.max(1, walk(from) - reach),
        ),
      ]),
    );
    return attacks.map(({ attack, reach, card }) => ({
      ...attackOn(attack, enemy, { position, card }),
      takesAction: true,
      stepsFrom: stepsInto.get(reach) as StepsFrom,
    }));
  });
}

/** The attacks that the hero could make with an action. */
function attacksOf({ hero }: Position): { attack: Attack; reach: number; card: CardId }[] {
  const sources = [
    ...hero.area
      .filter(({ exhausted }) => !exhausted)
      .map(({ card }) => ({ card, keyword: 'action' })),
    ...(hero.hand ?? [])
      .filter((card) => definition(card).type === 'action')
      .map((card) => ({ card, keyword: 'play' })),
  ];
  return sources.flatMap(({ card, keyword }) =>
    (definition(card).abilities ?? [])
      .filter((ability) => ability.keyword === keyword)
      .flatMap(({ effect }) => {
        const attack = openingTest(effect);
        if (attack?.kind !== 'attack' || attack.at) return [];
        return [{ attack, reach: attack.range ?? hero.range, card }];
      }),
  );
}

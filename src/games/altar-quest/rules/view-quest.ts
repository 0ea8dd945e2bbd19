import type { Condition } from './cards/condition.ts';
import type { Ability, CardDefinition } from './cards/definition.ts';
import { definition } from './cards/library.ts';
import type { RoomId } from './terms.ts';
import type { AltarQuestView } from './view.ts';

type Counter = Extract<Condition, { if: 'at-least' }>;

/** Every part of a condition that has to hold. */
const parts = (condition: Condition | undefined): Condition[] =>
  condition === undefined
    ? []
    : condition.if === 'all'
      ? condition.conditions.flatMap(parts)
      : [condition];

/** What is counted in a condition that wins or loses a quest: by itself, or beside others that have to hold too. */
export const counterIn = (condition: Condition | undefined): Counter | undefined =>
  parts(condition).find((part): part is Counter => part.if === 'at-least');

/** Whether winning asks for every hero in the room with the stairs. */
export const isWonAtStairs = ({ win }: CardDefinition): boolean =>
  parts(win).some((part) => part.if === 'every-hero-on-stairs');

/** Interact abilities of the Setup/Rules card that bring its own counter forward: the finale, where the quest has one. */
const finale = ({ win, abilities = [] }: CardDefinition): Ability[] => {
  const what = counterIn(win)?.what;
  const isProgress = typeof what === 'object' && 'count' in what && what.count === 'progress-here';
  return isProgress
    ? abilities.filter(
        ({ keyword, effect }) =>
          keyword === 'interact' && JSON.stringify(effect).includes('"token":"progress"'),
      )
    : [];
};

/**
 * Rooms in which the heroes can bring the quest to its end, as far as they have found them; null where it
 * does not matter. So somebody who has done everything else knows whether to go there or to look for it.
 */
export function finaleRooms(view: AltarQuestView): RoomId[] | null {
  const needed = finale(definition(view.quest.rules)).map(({ only }) =>
    JSON.stringify(only ?? null),
  );
  const isBound = (only: string) => /"(on-stairs|in-altar-room)"/.test(only);
  if (needed.length === 0 || !needed.every(isBound)) return null;
  const altarRoom = view.features.find(({ card }) => card === view.altar)?.room;
  return [
    ...(needed.some((only) => only.includes('"on-stairs"')) ? [view.startRoom] : []),
    ...(altarRoom !== undefined && needed.some((only) => only.includes('"in-altar-room"'))
      ? [altarRoom]
      : []),
  ];
}

/** Whether all steps of the quest are done that its cards count, and the place for the rest is known. */
export const isFinaleOpen = (view: AltarQuestView): boolean =>
  view.quest.goal > 0 && view.quest.done >= view.quest.goal && finaleRooms(view)?.length !== 0;

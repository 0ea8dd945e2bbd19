import type { Condition } from './cards/condition.ts';
import type { Ability, CardDefinition } from './cards/definition.ts';
import { definition } from './cards/library.ts';
import type { CardId, RoomId } from './terms.ts';
import type { AltarQuestView } from './view.ts';

type Counter = Extract<Condition, { if: 'at-least' }>;
type Escort = Extract<Condition, { if: 'ally-in-room' }>;

/** Every part of a condition, whether all of them have to hold or one is enough. */
const parts = (condition: Condition | undefined): Condition[] =>
  condition === undefined
    ? []
    : 'conditions' in condition
      ? condition.conditions.flatMap(parts)
      : [condition];

/** What is counted in a condition that wins or loses a quest: by itself, or beside other things. */
export const counterIn = (condition: Condition | undefined): Counter | undefined =>
  parts(condition).find((part): part is Counter => part.if === 'at-least');

/** Whether winning asks for every hero in the room with the stairs. */
export const isWonAtStairs = ({ win }: CardDefinition): boolean =>
  parts(win).some((part) => part.if === 'every-hero-on-stairs');

/** Whom the heroes have to bring somewhere to win, and where. */
export const escortOf = ({ win }: CardDefinition): Escort | undefined =>
  parts(win).find((part): part is Escort => part.if === 'ally-in-room');

/** The room where the quest wants an ally to be; null where it wants it nowhere, or it is not known yet. */
export function roomWanted(view: AltarQuestView, ally: CardId): RoomId | null {
  const escort = escortOf(definition(view.quest.rules));
  if (escort?.ally !== ally) return null;
  return escort.room === 'stairs' ? view.startRoom : altarRoom(view);
}

const altarRoom = ({ features, altar }: AltarQuestView): RoomId | null =>
  features.find(({ card }) => card === altar)?.room ?? null;

/**
 * Interact abilities of the Setup/Rules card with which its last part is played, where the quest has one: they
 * bring its own counter forward, or free whom the heroes have come for.
 */
const finale = (rules: CardDefinition): Ability[] => {
  const what = counterIn(rules.win)?.what;
  const isProgress = typeof what === 'object' && 'count' in what && what.count === 'progress-here';
  const ally = escortOf(rules)?.ally;
  const signs = [
    ...(isProgress ? ['"token":"progress"'] : []),
    ...(ally === undefined ? [] : [`"ally-joins","ally":"${ally}"`]),
  ];
  return (rules.abilities ?? []).filter(
    ({ keyword, effect }) =>
      keyword === 'interact' && signs.some((sign) => JSON.stringify(effect).includes(sign)),
  );
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
  const altar = altarRoom(view);
  return [
    ...(needed.some((only) => only.includes('"on-stairs"')) ? [view.startRoom] : []),
    ...(altar !== null && needed.some((only) => only.includes('"in-altar-room"')) ? [altar] : []),
  ];
}

/** Whether all steps of the quest are done that its cards count, and the place for the rest is known. */
export const isFinaleOpen = (view: AltarQuestView): boolean =>
  view.quest.goal > 0 && view.quest.done >= view.quest.goal && finaleRooms(view)?.length !== 0;

import type { CardDefinition, CardType } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { printed } from '../cards/printed.ts';
import type { Condition } from '../language/condition.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, RoomId } from '../terms.ts';
import { roomMeant } from './conditions.ts';
import { allEnemies, roomOfFigure } from './figures.ts';
import { questSteps } from './quest.ts';
import { rulesCard } from './rules-card.ts';

type Counter = Extract<Condition, { if: 'at-least' }>;
type Escort = Extract<Condition, { if: 'ally-in-room' }>;

/** Every part of a condition, whether all of them must hold or one is enough. */
const parts = (condition: Condition | undefined): Condition[] =>
  condition === undefined
    ? []
    : 'conditions' in condition
      ? condition.conditions.flatMap(parts)
      : [condition];

/** What is counted in a condition that wins or loses a quest: alone, or along with other things. */
export const counterIn = (condition: Condition | undefined): Counter | undefined =>
  parts(condition).find((part): part is Counter => part.if === 'at-least');

/** Whether winning requires every hero in the room with the stairs. */
export const isWonAtStairs = ({ win }: CardDefinition): boolean =>
  parts(win).some((part) => part.if === 'every-hero-on-stairs');

/** Whom the heroes have to bring somewhere to win, and where. */
export const escortOf = ({ win }: CardDefinition): Escort | undefined =>
  parts(win).find((part): part is Escort => part.if === 'ally-in-room');

/** The kinds of enemies whose defeat wins the quest; none if it is won otherwise. */
export const preyIn = ({ win }: CardDefinition): CardType[] => (win ? preyAskedFor(win) : []);

function preyAskedFor(condition: Condition): CardType[] {
  switch (condition.if) {
    case 'all':
      return condition.conditions.flatMap(preyAskedFor);
    case 'quarry-defeated':
      return ['quarry'];
    case 'villain-defeated':
      return ['villain'];
    default:
      return [];
  }
}

/** The enemies on the board whose defeat wins the quest. */
export function preyOf(state: AltarQuestState): CardId[] {
  const kinds = preyIn(definition(rulesCard(state)));
  return allEnemies(state).filter((enemy) => kinds.includes(definition(enemy).type));
}

/** The room where the quest wants an ally to be; null if it wants it nowhere, or it is not known yet. */
export function roomWanted(state: AltarQuestState, ally: CardId): RoomId | null {
  const card = rulesCard(state);
  const escort = escortOf(definition(card));
  return escort?.ally === ally ? roomMeant(state, escort.room, card) : null;
}

/**
 * The conditions of those Interact abilities of the Setup/Rules card with which its last part is played, if the
 * quest has one: they advance its own counter, or free the person whom the heroes have come for.
 */
const askedAtLast = printed((rules): readonly string[] => {
  const what = counterIn(rules.win)?.what;
  const isProgress = typeof what === 'object' && 'count' in what && what.count === 'progress-here';
  const ally = escortOf(rules)?.ally;
  const signs = [
    ...(isProgress ? ['"token":"progress"'] : []),
    ...(ally === undefined ? [] : [`"ally-joins","ally":"${ally}"`]),
  ];
  return (rules.abilities ?? [])
    .filter(
      ({ keyword, effect }) =>
        keyword === 'interact' && signs.some((sign) => JSON.stringify(effect).includes(sign)),
    )
    .map(({ only }) => JSON.stringify(only ?? null));
});

/**
 * Rooms in which the heroes can bring the quest to its end, as far as they have found them; null if it does not
 * matter. It tells somebody who has done everything else whether to go there or to look for it.
 */
function finaleRooms(state: AltarQuestState): RoomId[] | null {
  const needed = askedAtLast(definition(rulesCard(state)));
  const isBound = (only: string) => /"(on-stairs|in-altar-room)"/.test(only);
  if (needed.length === 0 || !needed.every(isBound)) return null;
  const altar = roomOfFigure(state, state.altar);
  return [
    ...(needed.some((only) => only.includes('"on-stairs"')) ? [state.startRoom] : []),
    ...(altar !== null && needed.some((only) => only.includes('"in-altar-room"')) ? [altar] : []),
  ];
}

/** Whether all steps that the quest's cards count are done, and the place for the rest is known. */
export function isFinaleOpen(state: AltarQuestState): boolean {
  const { done, goal } = questSteps(state);
  return goal > 0 && done >= goal && finaleRooms(state)?.length !== 0;
}

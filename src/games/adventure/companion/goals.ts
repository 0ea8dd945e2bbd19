import { onceFor } from '../../../kernel/once-for.ts';
import { boardEncounter, challengeDefinition, trophyDefinition } from '../rules/cards/library.ts';
import { hasTrophyFor } from '../rules/queries/challenges.ts';
import { atlasIn, isCity, mayEnter, spaceOf } from '../rules/queries/spaces.ts';
import type { ActiveQuest, AdventureState, Character, Opponent } from '../rules/state.ts';
import { rankOf, type SpaceId } from '../rules/terms.ts';
import { boardChance, fallChance, leftOf, prospectAgainst, prospectIn } from './chances.ts';
import { plainWorth } from './plain-worth.ts';
import { placesFor } from './task-places.ts';
import { openTasks, worthOfStep } from './tasks.ts';
import { DAMAGE, DEFEAT, LEVEL, QUEST, VALOR, worthOfItems } from './worth.ts';

/** Somewhere worth going, and why. */
export interface Goal {
  /** Its purpose: several places may serve the same one. */
  aim: string;
  space: SpaceId;
  worth: number;
  why: 'quest' | 'overlord' | 'heals' | 'fights' | 'quest-giver' | 'learns';
}

/** Goals by character, for each position: what a question's options are compared with is computed once. */
const known = onceFor((_state: AdventureState) => new Map<Character, readonly Goal[]>());

/** Everything worth going for, wherever it is. */
export function goalsOf(state: AdventureState, character: Character): readonly Goal[] {
  const found = known(state).get(character) ?? allGoals(state, character);
  known(state).set(character, found);
  return found;
}

const allGoals = (state: AdventureState, character: Character): Goal[] =>
  [
    ...character.quests.flatMap((quest) => questGoals(state, character, quest)),
    ...boardGoals(state, character),
    ...healing(state, character),
    ...services(state, character),
  ].filter(({ space }) => mayEnter(state, character.level, space));

/** What a quest that can't be completed yet is worth. */
const FOR_LATER = 0.25;

/** A step of a quest is worth little while another step can't be done at all. */
function questGoals(state: AdventureState, character: Character, quest: ActiveQuest): Goal[] {
  const step = worthOfStep(character, quest);
  const open = openTasks(quest).map((task) => ({
    aim: `${quest.card} ${task.index}`,
    places: placesFor(state, character, quest, task),
  }));
  const worth = open.some(({ places }) => places.length === 0) ? FOR_LATER * step : step;
  return open.flatMap(({ aim, places }) =>
    places.map(({ space, chance }): Goal => ({ aim, space, worth: worth * chance, why: 'quest' })),
  );
}

/** Whether everything that a quest still asks for can be done, with some chance, by somebody at its owner's level. */
export const isDoable = (
  state: AdventureState,
  character: Character,
  quest: ActiveQuest,
): boolean =>
  openTasks(quest).every((task) =>
    placesFor(state, character, quest, task).some(({ chance }) => chance > SOME_CHANCE),
  );

const SOME_CHANCE = 0.08;

/** Levels and trophies that the board gives (AD-078, AD-086). */
const boardGoals = (state: AdventureState, character: Character): Goal[] =>
  atlasIn(state).spaces.flatMap(({ id, encounter }): Goal[] => {
    if (!encounter || !mayEnter(state, character.level, id)) return [];
    const worth = boardWorth(state, character, encounter);
    if (worth === 0) return [];
    const chance = boardChance(state, character, encounter);
    return [{ aim: encounter, space: id, worth: worth * chance, why: 'overlord' }];
  });

/** What completing a board encounter would bring by itself. */
export function boardWorth(state: AdventureState, character: Character, encounter: string): number {
  const { level, trophy } = boardEncounter(encounter);
  const rises = level !== undefined && rankOf(level) === rankOf(character.level) + 1;
  const printed = trophy === undefined ? null : trophyDefinition(trophy);
  const gets = printed !== null && hasTrophyFor(state, character, printed.id);
  return (rises ? LEVEL : 0) + (gets ? VALOR * printed.valor : 0);
}

/** How much more healing is worth to somebody with little health left. */
export function needOfHealing(state: AdventureState, character: Character): number {
  const left = leftOf(state, character);
  return left <= 1 ? 2.2 : left === 2 ? 1.3 : 0.8;
}

/** Potions, as much as they would heal. */
function healing(state: AdventureState, character: Character): Goal[] {
  const { damage } = character;
  if (damage === 0) return [];
  const need = needOfHealing(state, character);
  return atlasIn(state).spaces.flatMap(({ id, resources }): Goal[] => {
    const heals = resources.includes('large-potion')
      ? 2
      : resources.includes('small-potion')
        ? 1
        : 0;
    if (heals === 0) return [];
    const worth = DAMAGE * need * Math.min(heals, damage);
    return [{ aim: 'healing', space: id, worth, why: 'heals' }];
  });
}

/** A quest if one is missing, cards if the hand is thin. */
function services(state: AdventureState, character: Character): Goal[] {
  // A quest for which nothing can be done is as good as none: another may come.
  const doable = character.quests.filter((quest) => isDoable(state, character, quest));
  const lacks = doable.length < 2;
  const thin = Math.max(0, 5 - character.hand.length);
  return atlasIn(state).spaces.flatMap(({ id, resources }): Goal[] => [
    ...(lacks && resources.includes('quest-giver')
      ? [
          {
            aim: 'a quest',
            space: id,
            worth: QUEST / (doable.length + 1),
            why: 'quest-giver' as const,
          },
        ]
      : []),
    ...(thin > 0 && (resources.includes('book') || resources.includes('scroll'))
      ? [{ aim: 'cards', space: id, worth: 0.6 * thin, why: 'learns' as const }]
      : []),
  ]);
}

/** What ending the move on a space brings and costs because of what has to be met there. */
export function fightWorth(state: AdventureState, character: Character, space: SpaceId): number {
  if (isCity(state, space)) return 0;
  const { encounter, color } = spaceOf(state, space);
  const tracked = state.track.find((one) => one?.space === space);
  const event = state.locations[space];
  if (tracked) {
    const against = { is: 'card', card: tracked.card, slot: 0 } as const;
    return againstWorth(state, character, against, worthOfItems(character, color));
  }
  if (event !== undefined) return eventWorth(state, character, event);
  if (encounter) {
    const isFought = boardEncounter(encounter).foe !== null;
    return isFought ? againstWorth(state, character, { is: 'board', encounter }, 0) : 0;
  }
  const { wins, hurt } = prospectIn(state, character, space);
  return (
    worthOfItems(character, color) * wins -
    DAMAGE * hurt -
    DEFEAT * fallChance(state, character, hurt)
  );
}

function againstWorth(
  state: AdventureState,
  character: Character,
  opponent: Opponent,
  spoils: number,
): number {
  const { wins, hurt } = prospectAgainst(state, character, opponent);
  const falls = fallChance(state, character, hurt);
  return spoils * wins * (1 - falls) - DAMAGE * hurt - DEFEAT * falls;
}

/** What resolving a location event is worth. */
export function eventWorth(state: AdventureState, character: Character, event: string): number {
  const { front } = challengeDefinition(event);
  if (front.face !== 'event' || !front.effect) return 0;
  return plainWorth([front.effect], state, character);
}

import { boardEncounter, encounterFace } from '../rules/cards/library.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { spaceOf } from '../rules/queries/spaces.ts';
import type { AdventureState, Character, Opponent } from '../rules/state.ts';
import { boardWorth } from './goals.ts';
import { worthForQuests, worthOfDefeating } from './tasks.ts';
import { DEFEAT, gainOfItem, worthOfItems } from './worth.ts';

/** What defeating an opponent brings: an item, a level, a trophy, progress in a quest. */
export function spoilsOf(state: AdventureState, character: Character, opponent: Opponent): number {
  const { color } = spaceOf(state, character.space);
  switch (opponent.is) {
    case 'card': {
      const { trait } = encounterFace(opponent.card).face;
      return worthOfItems(character, color) + worthOfDefeating(character, color, trait);
    }
    case 'board': {
      const { id, foe } = boardEncounter(opponent.encounter);
      return (
        boardWorth(state, character, id) +
        worthOfOverlord(character, id) +
        (foe ? worthOfDefeating(character, color, foe.trait) : 0)
      );
    }
    case 'character': {
      const { bag } = characterOf(state, opponent.seat);
      const item = Math.max(0, ...bag.map((one) => gainOfItem(character, one)));
      return item + 0.6 * DEFEAT + worthForQuests(character, ({ task }) => task === 'rout');
    }
  }
}

/** What completing a board encounter is worth for quests. */
export const worthOfOverlord = (character: Character, encounter: string): number =>
  worthForQuests(character, (task) => task.task === 'overlord' && task.encounter === encounter);

/** What each damage dealt to another character is worth: to set them back, and for quests. */
export const worthOfWounding = (character: Character): number =>
  0.6 + worthForQuests(character, ({ task }) => task === 'wound');

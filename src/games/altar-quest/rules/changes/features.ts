import { definition } from '../cards/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, RoomId } from '../terms.ts';
import { addTokens } from './tokens.ts';

/**
 * Puts a feature card that has come off its deck into the quest area and its miniature into a room, with its
 * initial search tokens (AQ-159, AQ-199). "Altar Found" stays as the room's marker while the altar card becomes
 * the room's feature (AQ-241, AQ-242, Q-05). Returns the card that is the feature.
 */
export function placeFeature(state: AltarQuestState, room: RoomId, card: CardId): CardId {
  state.questArea.push(card);
  const feature = definition(card).type === 'altar-found' ? state.altar : card;
  state.features[room] = feature;
  addTokens(state, feature, 'search', definition(feature).searchTokens ?? 0);
  return feature;
}

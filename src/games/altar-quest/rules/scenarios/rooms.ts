import { boardOf } from '../board/library.ts';
import type { AltarQuestState } from '../state.ts';
import type { Layout } from './layout.ts';

/**
 * Combinations of rooms and doors that can't occur in a game: a room is revealed by opening a door to it, and
 * has its feature from then on; the start room has the stairs instead (AQ-116, AQ-159, Q-02).
 */
export function wrongRooms(layout: Layout, state: AltarQuestState): string[] {
  const { doorById } = boardOf(state);
  const { revealed, startRoom, features } = state;
  const rooms = (door: string): readonly string[] => doorById.get(door)?.rooms ?? [];
  const doors = (layout.openDoors ?? []).flatMap((door, index) => {
    const dark = rooms(door).find((room) => !revealed.includes(room));
    if (dark === undefined) return [];
    return [`openDoors.${index}: a door between revealed rooms, not ${door} to ${dark}`];
  });
  const unreached = revealed.flatMap((room, index) => {
    const before = revealed.slice(0, index);
    const leads = (door: string) =>
      rooms(door).includes(room) && rooms(door).some((other) => before.includes(other));
    if (index === 0 || state.openDoors.some(leads)) return [];
    return [`revealed.${index}: a room behind an open door of ${before.join(' or ')}, not ${room}`];
  });
  const bare = revealed.slice(1).filter((room) => features[room] === undefined);
  return [
    ...doors,
    ...unreached,
    ...(features[startRoom] === undefined
      ? []
      : [`features.${startRoom}: no feature in the start room, which has the stairs`]),
    ...bare.map((room) => `features.${room}: the feature card that its reveal has brought`),
  ];
}

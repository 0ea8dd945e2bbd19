import type { Texts } from '../../../texts/texts.ts';
import type { BoardScene } from '../picture/scene.ts';
import type { Board } from '../rules/board/board.ts';
import { roomNamed } from '../rules/board/library.ts';
import type { RoomId } from '../rules/terms.ts';

/** "The Scriptorium"; "Room 3" where a pack has no name for it. */
export const roomName = (room: RoomId, texts: Texts): string =>
  ownName(room, texts) ?? texts('altar-quest-board.unnamed', { number: roomNamed(room).number });

/** Its name; null where a pack has none. */
export const ownName = (room: RoomId, texts: Texts): string | null =>
  worded(`altar-quest-board.${room}`, texts);

/** "Scriptorium", as a sign on its floor says it; its name where a pack has nothing shorter, null without one. */
export const roomSign = (room: RoomId, texts: Texts): string | null =>
  worded(`altar-quest-board.sign.${room}`, texts) ?? ownName(room, texts);

/** What is read aloud as it is opened; its name where a pack says no more. */
export const roomStory = (room: RoomId, texts: Texts): string =>
  worded(`altar-quest.room.${room}`, texts) ??
  texts('altar-quest-board.untold', { room: roomName(room, texts) });

export const boardName = (board: string, texts: Texts): string =>
  texts(`altar-quest.lobby.option.board.choice.${board}`);

const worded = (key: string, texts: Texts): string | null => (texts.has(key) ? texts(key) : null);

/** What a board and its rooms are called. */
export function calledOn({ id: board, rooms }: Board, texts: Texts): BoardScene['called'] {
  const named = (name: (room: RoomId, texts: Texts) => string | null) =>
    Object.fromEntries(rooms.map(({ id }) => [id, name(id, texts)]));
  return { board: boardName(board, texts), rooms: named(ownName), signs: named(roomSign) };
}

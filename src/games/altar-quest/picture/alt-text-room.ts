import { separated } from '../../../texts/separated.ts';
import { acrossDoor, type Room, roomOf } from '../rules/board/board.ts';
import { figureName, type PictureText } from './figure-name.ts';
import type { BoardScene, SceneFigure } from './scene.ts';

/** One line about a revealed room: feature, figures, shadow space, doors. */
export function roomLine(scene: BoardScene, room: Room, text: PictureText): string {
  const figures = scene.figures.filter(
    (figure) => roomOf(scene.board, figure.spaces[0]!) === room.id,
  );
  const contents = [
    ...stairsIn(scene, room, text),
    ...featuresIn(scene, room, text),
    ...figures.map((figure) => describeFigure(figure, text)),
    text('altar-quest-picture.shadow', { space: room.shadow }),
    ...doorsOf(scene, room, text),
  ];
  return text(`altar-quest-picture.${figures.length > 0 ? 'room' : 'room-empty'}`, {
    number: room.number,
    name: scene.called.rooms[room.id] ?? 'none',
    contents: separated(contents, text),
  });
}

function stairsIn(scene: BoardScene, room: Room, text: PictureText): string[] {
  const spaces = scene.stairs.filter((space) => room.spaces.includes(space));
  return spaces.length > 0
    ? [text('altar-quest-picture.stairs', { spaces: spaces.join(' ') })]
    : [];
}

function featuresIn(scene: BoardScene, room: Room, text: PictureText): string[] {
  return scene.features
    .filter((feature) => feature.room === room.id)
    .map(({ name, spaces, searchTokens = 0 }) =>
      text('altar-quest-picture.feature', { name, spaces: spaces.join(' '), searchTokens }),
    );
}

function describeFigure(figure: SceneFigure, text: PictureText): string {
  const shared = {
    name: figureName(figure, text),
    spaces: figure.spaces.join(' '),
    hero: figure.threatens?.name ?? 'none',
  };
  if (figure.kind === 'hero') return text('altar-quest-picture.figure', shared);
  if (figure.health) {
    return text('altar-quest-picture.figure-health', {
      ...shared,
      ...figure.health,
      armor: figure.armor ?? 0,
      threats: figure.threats ?? 'none',
      exhausted: figure.isExhausted ? 'yes' : 'no',
    });
  }
  if (figure.progress) {
    return text('altar-quest-picture.figure-progress', { ...shared, ...figure.progress });
  }
  return text('altar-quest-picture.figure', shared);
}

function doorsOf(scene: BoardScene, room: Room, text: PictureText): string[] {
  return room.doors.map((id) => {
    const door = scene.board.doorById.get(id)!;
    const own = door.spaces[door.rooms.indexOf(room.id)]!;
    const other = scene.board.roomById.get(roomOf(scene.board, acrossDoor(door, own)))!;
    const state = scene.openDoors.has(id) ? 'door-open' : 'door-closed';
    return text(`altar-quest-picture.${state}`, { space: own, number: other.number });
  });
}

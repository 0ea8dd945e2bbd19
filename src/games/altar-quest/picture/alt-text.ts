import { spaceName } from '../../../kernel/grid/coordinates.ts';
import { separated } from '../../../texts/separated.ts';
import { type BoardSituation, roomOf, type Space } from '../rules/board/board.ts';
import { distancesFrom } from '../rules/board/movement.ts';
import { roomLine } from './alt-text-room.ts';
import { figureName, type PictureText } from './figure-name.ts';
import { type Shown, viewportOf } from './layout.ts';
import type { BoardScene, SceneFigure, SceneFigureKind, SceneHero, SceneQuest } from './scene.ts';

/** Enemies named for each hero, nearest first. */
const NEAREST = 3;

const ENEMIES: ReadonlySet<SceneFigureKind> = new Set([
  'minion',
  'lurker',
  'villain',
  'quarry',
  'rival',
]);

/**
 * Everything that a picture of the board shows, one statement per line: the round, each hero with the enemies
 * nearest them, each revealed room with its contents and doors, then the quest, the villain and the pools.
 * Rooms with somebody in them come first.
 */
export function describeBoard(scene: BoardScene, text: PictureText, shown: Shown): string {
  const around = typeof shown === 'object' ? shown.around : undefined;
  const [first, ...others] = openingLines(scene, text, around);
  return [
    first,
    ...partLines(scene, text, shown),
    ...others,
    ...roomLines(scene, text, around),
  ].join('\n');
}

/** Which part of the board the picture shows, if not all of it. */
function partLines(scene: BoardScene, text: PictureText, shown: Shown): string[] {
  const { column, row, columns, rows } = viewportOf(scene, shown);
  const { grid } = scene.board;
  if (shown !== 'revealed' || (columns === grid.columns && rows === grid.rows)) return [];
  const from = spaceName(column, row);
  return [
    text('altar-quest-picture.part', { from, to: spaceName(column + columns - 1, row + rows - 1) }),
  ];
}

function openingLines(scene: BoardScene, text: PictureText, around?: Space): string[] {
  const { panel } = scene;
  const frame = {
    board: scene.called.board,
    round: panel.round,
    turn: panel.turn,
    space: around,
  };
  const { villain, quest } = panel;
  const dice = panel.altarPool.map((rhune) => text(`altar-quest-picture.rhune.${rhune}`));
  return [
    text(`altar-quest-picture.${around === undefined ? 'whole' : 'around'}`, frame),
    ...panel.heroes.flatMap((hero) => heroLines(scene, hero, text)),
    text('altar-quest-picture.quest', { told: quest.told ?? quest.progress }),
    ...scene.quests.map((open) => questLine(scene, open, text)),
    ...(villain.isDefeated ? [text('altar-quest-picture.villain-defeated', { ...villain })] : []),
    ...(villain.health
      ? [
          text('altar-quest-picture.villain-here', {
            name: villain.name,
            armor: villain.armor ?? 0,
            ...villain.health,
          }),
        ]
      : []),
    ...(villain.countdown === null
      ? []
      : [
          text('altar-quest-picture.villain-coming', {
            name: villain.name,
            cards: villain.countdown,
            armor: villain.armor ?? 0,
          }),
        ]),
    ...(panel.upgrades
      ? [text('altar-quest-picture.upgrades', { upgrades: separated(panel.upgrades, text) })]
      : []),
    text('altar-quest-picture.pool', {
      supply: panel.supply,
      rolled: String(dice.length > 0),
      dice: separated(dice, text),
    }),
  ];
}

function heroLines(scene: BoardScene, hero: SceneHero, text: PictureText): string[] {
  const figure = scene.figures.find(({ kind, id }) => kind === 'hero' && id === hero.id);
  if (!figure) return [];
  const line = text('altar-quest-picture.hero', {
    threats: 'none',
    marked: 'none',
    ...hero,
    ...hero.health,
    space: figure.spaces[0],
    active: hero.isActive ? 'yes' : 'no',
  });
  const enemies = nearestEnemies(scene, figure).map(({ enemy, spaces }) =>
    text('altar-quest-picture.near-enemy', {
      name: figureName(enemy, text),
      space: enemy.spaces[0],
      spaces,
    }),
  );
  if (enemies.length === 0) return [line];
  const list = separated(enemies, text);
  return [line, text('altar-quest-picture.near', { name: hero.name, enemies: list })];
}

function nearestEnemies(
  scene: BoardScene,
  hero: SceneFigure,
): { enemy: SceneFigure; spaces: number }[] {
  const walking = distancesFrom(scene.board, situationOf(scene), hero.spaces);
  return scene.figures
    .filter(({ kind }) => ENEMIES.has(kind))
    .map((enemy) => ({ enemy, spaces: walking.to(enemy.spaces) }))
    .filter(({ spaces }) => Number.isFinite(spaces))
    .sort((one, other) => one.spaces - other.spaces)
    .slice(0, NEAREST);
}

/** An open quest card: its mark, where it is dealt with, how far it has come. */
function questLine({ board }: BoardScene, quest: SceneQuest, text: PictureText): string {
  const room = quest.room === null ? undefined : board.roomById.get(quest.room);
  return text('altar-quest-picture.quest-card', {
    number: quest.number,
    name: quest.name,
    room: room?.number ?? 0,
    done: quest.progress?.done ?? 0,
    needed: quest.progress?.needed ?? 0,
  });
}

function situationOf(scene: BoardScene): BoardSituation {
  return {
    openDoors: scene.openDoors,
    revealed: scene.revealed,
    featureSpaces: new Set(scene.features.flatMap((feature) => feature.spaces)),
  };
}

/** Revealed rooms, those with somebody in them first; before all others the one looked at. */
function roomLines(scene: BoardScene, text: PictureText, around?: Space): string[] {
  const { board } = scene;
  const looked = around === undefined ? null : roomOf(board, around);
  const lived = new Set(scene.figures.map((figure) => roomOf(board, figure.spaces[0]!)));
  const weight = (room: string): number => (room === looked ? 2 : lived.has(room) ? 1 : 0);
  return board.rooms
    .filter((room) => scene.revealed.has(room.id))
    .sort((one, other) => weight(other.id) - weight(one.id))
    .map((room) => roomLine(scene, room, text));
}

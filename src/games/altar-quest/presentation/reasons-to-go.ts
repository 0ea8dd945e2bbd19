import type { Texts } from '../../../texts/texts.ts';
import type { Space } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { positionOf } from '../rules/position.ts';
import { roomWanted } from '../rules/queries/finale.ts';
import { rangeOf } from '../rules/queries/values.ts';
import type { Walker } from '../rules/queries/walking.ts';
import type { AltarQuestView } from '../rules/view.ts';
import {
  closedDoors,
  couldAttack,
  direction,
  enemiesOf,
  isBeside,
  situationOf,
} from './position.ts';
import { speechIn } from './wordings.ts';

/** A reason to go to a space: something that can be done from there. */
export interface Reason {
  /** What it is about: one way to each is enough for the top of a menu. */
  about: string;
  /** What is special about the space: "beside the Frox Raider". */
  words: string;
  /** What going there is for: "Reach the Frox Raider". */
  purpose: string;
  emoji: string;
  worth: number;
}

/** What there is to do on every space, worked out once for a character. */
export type Reasons = (space: Space) => Reason[];

/** What a reason that leads to the stairs is about. */
export const ABOUT_STAIRS = 'stairs';

/** What can be done where: its words, and the verb whose symbol stands for it. */
interface Kind {
  key: 'beside' | 'in-reach' | 'door' | 'ally' | 'trap' | 'stairs';
  verb: 'attack' | 'interact' | 'open' | 'move';
  worth: number;
}

const STRIKE: Kind = { key: 'beside', verb: 'attack', worth: 5 };
const SHOOT: Kind = { key: 'in-reach', verb: 'attack', worth: 5 };
const DOOR: Kind = { key: 'door', verb: 'open', worth: 4 };
/** An ally whom the quest wants brought somewhere goes nowhere without company. */
const CHARGE: Kind = { key: 'ally', verb: 'move', worth: 4.8 };
const ALLY: Kind = { key: 'ally', verb: 'move', worth: 1.5 };
const FEATURE: Kind = { key: 'beside', verb: 'interact', worth: 3 };
const TRAP: Kind = { key: 'trap', verb: 'interact', worth: 2 };
const STAIRS: Kind = { key: 'stairs', verb: 'move', worth: 1 };

/**
 * Fighting comes first, then an ally to bring somewhere, doors, features, traps to disarm, other allies and the
 * stairs.
 */
export function reasonsFor(view: AltarQuestView, walker: Walker, texts: Texts): Reasons {
  const board = boardOf(view);
  const situation = situationOf(view);
  const { names } = speechIn(texts);
  const state = positionOf(view);
  const range = rangeOf(state, walker.id);
  const doors = new Map<Space, string>();
  for (const { door, space } of closedDoors(view, walker.at)) doors.set(space, door.id);
  const reason = (about: string, { key, verb, worth }: Kind, args = {}): Reason => ({
    about,
    worth,
    words: texts(`altar-quest.place.${key}`, args),
    purpose: texts(`altar-quest.go.${key}`, args),
    emoji: texts(`altar-quest.emoji.${verb}`),
  });
  // The same for every space from which it can be done, so it's worded once.
  const worded = new Map<string, Reason>();
  const toFigure = (card: string, kind: Kind): Reason => {
    const what = `${kind.key} ${card}`;
    const found = worded.get(what) ?? reason(card, kind, { figure: names.figure(card) });
    worded.set(what, found);
    return found;
  };
  const toDoor = (space: Space, door: string): Reason => {
    const towards = direction(board, walker.at, space);
    const where = towards === null ? 'here' : texts(`altar-quest.direction.${towards}`);
    return reason(door, DOOR, { where });
  };
  const allies = view.allies.filter(
    ({ card, at }) => card !== walker.id && !isBeside(board, situation, walker.at, [at]),
  );
  return (space) => [
    ...enemiesOf(view).flatMap((enemy) => {
      if (!couldAttack(board, situation, { range }, space, enemy)) return [];
      return [
        toFigure(enemy.card, isBeside(board, situation, space, enemy.spaces) ? STRIKE : SHOOT),
      ];
    }),
    ...(doors.has(space) ? [toDoor(space, doors.get(space)!)] : []),
    ...allies
      .filter(({ at }) => isBeside(board, situation, space, [at]))
      .map(({ card }) => toFigure(card, roomWanted(state, card) === null ? ALLY : CHARGE)),
    ...view.features
      .filter(({ spaces }) => isBeside(board, situation, space, spaces))
      .map(({ card }) => toFigure(card, FEATURE)),
    ...view.enemies
      .filter(({ kind, spaces }) => kind === 'trap' && isBeside(board, situation, space, spaces))
      .map(({ card }) => toFigure(card, TRAP)),
    ...(view.stairs.includes(space) ? [reason(ABOUT_STAIRS, STAIRS)] : []),
  ];
}

import type { Texts } from '../../../texts/texts.ts';
import type { Space } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { positionOf } from '../rules/position.ts';
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
import { type Speech, speechIn } from './wordings.ts';

/** A reason to go to a space: something that can be done from there. */
export interface Reason {
  /** The thing it is about: one reason to go to each of them is enough for the top of a menu. */
  about: string;
  words: string;
  worth: number;
}

/** What there is to do on every space, worked out once for a character. */
export type Reasons = (space: Space) => Reason[];

/** Fighting comes first, then doors, features, traps to disarm and the stairs. */
export function reasonsFor(view: AltarQuestView, walker: Walker, texts: Texts): Reasons {
  const board = boardOf(view);
  const situation = situationOf(view);
  const speech = speechIn(texts);
  const range = rangeOf(positionOf(view), walker.id);
  const doors = new Map<Space, string>();
  for (const { door, space } of closedDoors(view, walker.at)) doors.set(space, door.id);
  const doorAt = (space: Space, about: string): Reason => {
    const towards = direction(board, walker.at, space);
    const where = towards === null ? 'here' : texts(`altar-quest.direction.${towards}`);
    return { about, worth: 4, words: texts('altar-quest.place.door', { where }) };
  };
  return (space) => [
    ...enemiesOf(view).flatMap((enemy) => {
      if (!couldAttack(board, situation, { range }, space, enemy)) return [];
      const beside = isBeside(board, situation, space, enemy.spaces);
      return [reason(speech, enemy.card, beside ? 'beside' : 'in-reach', 5, enemy.card)];
    }),
    ...(doors.has(space) ? [doorAt(space, doors.get(space)!)] : []),
    ...view.features
      .filter(({ spaces }) => isBeside(board, situation, space, spaces))
      .map(({ card }) => reason(speech, card, 'beside', 3, card)),
    ...view.enemies
      .filter(({ kind, spaces }) => kind === 'trap' && isBeside(board, situation, space, spaces))
      .map(({ card }) => reason(speech, card, 'trap', 2, card)),
    ...(view.stairs.includes(space) ? [reason(speech, 'stairs', 'stairs', 1)] : []),
  ];
}

const reason = (
  { texts, names }: Speech,
  about: string,
  key: string,
  worth: number,
  figure?: string,
): Reason => ({
  about,
  worth,
  words: texts(`altar-quest.place.${key}`, figure ? { figure: names.figure(figure) } : {}),
});

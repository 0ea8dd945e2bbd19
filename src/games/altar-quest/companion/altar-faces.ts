import { onceFor } from '../../../kernel/once-for.ts';
import { countShowing } from '../rules/altar-pool.ts';
import { definition } from '../rules/cards/library.ts';
import { printed } from '../rules/cards/printed.ts';
import type { RollAltarDice, SetAltarDie } from '../rules/effects/kinds/altar-dice.ts';
import type { WholeEffect } from '../rules/language/effect.ts';
import { within } from '../rules/language/within.ts';
import { cardsLying } from '../rules/queries/cards-in-play.ts';
import { type CardId, RHUNES, type Rhune } from '../rules/terms.ts';
import type { Position } from './position.ts';
import type { Subject } from './subject.ts';
import { type Gain, gain } from './worth.ts';

/** What an effect is worth: a rhune is worth what the cards do with it. */
export type Weigh = (effect: WholeEffect, subject: Subject) => Gain;

/** What a card of the hero's is worth at a face even if it could do nothing with it now. */
const SOME_DAY = 0.25;
/** How often a card gets to do what it would do at a face. */
const OFTEN = 0.5;

/** How welcome a face of the altar dice is: what the hero's own cards do with it, less what others do. */
export function faceWorth(position: Position, rhune: Rhune, weigh: Weigh): number {
  const { view } = position;
  const showing = countShowing(view.altarPool, rhune);
  return shownWorths(position, weigh)(rhune) / (1 + showing);
}

/** What it is worth to set a die to the best face that it may be set to: using the die that is missed least. */
export function settingGain({ to }: SetAltarDie, position: Position, weigh: Weigh): Gain {
  const { altarPool } = position.view;
  if (altarPool.length === 0) return gain(0, 'altar');
  const worthOf = shownWorths(position, weigh);
  const faces = to === 'any' ? RHUNES : [to];
  const shown = new Set(altarPool);
  const wanted = faces.filter((face) => !shown.has(face));
  const gained = Math.max(0, ...wanted.map(worthOf));
  const lost = Math.min(...lossesOf(altarPool, worthOf));
  return gain(Math.max(0, gained - lost), 'altar');
}

/** What it is worth on average to roll dice again: those that are missed least, or all of them. */
export function rollingGain({ dice }: RollAltarDice, position: Position, weigh: Weigh): Gain {
  const { altarPool } = position.view;
  const worthOf = shownWorths(position, weigh);
  const shown = new Set(altarPool);
  const values = RHUNES.map(worthOf);
  if (dice === 'all') {
    const now = RHUNES.map((face, index) => (shown.has(face) ? (values[index] as number) : 0));
    const chance = 1 - (1 - 1 / RHUNES.length) ** altarPool.length;
    return gain(chance * total(values) - total(now), 'altar');
  }
  const missing = RHUNES.map((face, index) => (shown.has(face) ? 0 : (values[index] as number)));
  const losses = lossesOf(altarPool, worthOf).sort((a, b) => a - b);
  const each = total(missing) / RHUNES.length;
  return gain(dice * each - total(losses.slice(0, dice)), 'altar');
}

/** What is lost with each die's face: nothing if another die shows it as well. */
const lossesOf = (altarPool: readonly Rhune[], worthOf: (face: Rhune) => number): number[] =>
  altarPool.map((face) => (countShowing(altarPool, face) === 1 ? worthOf(face) : 0));

/** What it is worth that a face is shown at all, weighed once for each face needed in a position. */
function shownWorths(position: Position, weigh: Weigh): (face: Rhune) => number {
  const known = weighedIn(position);
  return (face) => {
    const worth = known.get(face) ?? shownWorth(position, face, weigh);
    known.set(face, worth);
    return worth;
  };
}

const weighedIn = onceFor((_position: Position) => new Map<Rhune, number>());

/** What it is worth that a face is shown at all. */
function shownWorth(position: Position, rhune: Rhune, weigh: Weigh): number {
  const { hero, state } = position;
  const own = [...(hero.hand ?? []), ...hero.area.map(({ card }) => card)].flatMap((card) =>
    atFace(card, rhune).map(
      (effect) => SOME_DAY + OFTEN * Math.max(0, weigh(effect, { position, card }).worth),
    ),
  );
  const others = cardsLying(state).flatMap((card) =>
    enemiesAtFace(definition(card))
      .filter((one) => one.rhune === rhune)
      .map(({ effect }) => weigh(effect, { position, card }).worth),
  );
  return total(own) + total(others);
}

/** What a card does at a face. */
const atFace = (card: CardId, rhune: Rhune): readonly WholeEffect[] =>
  ownAtFace(definition(card))
    .filter((one) => one.rhune === rhune)
    .map(({ effect }) => effect);

interface AtFace {
  rhune: Rhune;
  effect: WholeEffect;
}

const ownAtFace = printed(({ abilities = [] }): AtFace[] =>
  abilities
    .flatMap(({ rhune, effect, rhunes = [] }) => [
      ...(rhune === undefined ? [] : [{ rhune, effect }]),
      ...rhunes,
    ])
    .filter(leavesDice),
);

/** What an open card does when the enemies' turn comes. */
const enemiesAtFace = printed(({ abilities = [] }): AtFace[] =>
  abilities
    .filter(({ keyword }) => keyword === 'activate' || keyword === 'scheme')
    .flatMap(({ rhunes = [] }) => rhunes)
    .filter(leavesDice),
);

/** Whether an effect leaves altar dice alone: weighing a face by one that sets them would go round in a circle. */
const leavesDice = ({ effect }: AtFace): boolean =>
  !within(effect).some(({ kind }) => ABOUT_DICE.includes(kind));

const ABOUT_DICE: readonly string[] = [
  'roll-altar-dice',
  'set-altar-die',
] satisfies WholeEffect['kind'][];

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

import { wakes } from '../rules/cards/definition.ts';
import { definition, powersOf } from '../rules/cards/library.ts';
import type { Lose } from '../rules/effects/kinds/hands.ts';
import type { Effect } from '../rules/language/effect.ts';
import type { Realm } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';
import type { Pick } from '../rules/verbs.ts';
import { completes, missingFor, type Position, threatOf, wantsAltar } from './position.ts';

/** What an effect does for the seat, in tenths of a Shrine: how good, and what for. */
export interface Gain {
  worth: number;
  /** Key of the reason: `companion.<why>`. */
  why: string;
}

/** What was chosen for an effect. */
export type Chosen = Pick | undefined;

/** A deed that completes everything required is worth more than any other. */
const COMPLETES = 25;

const gain = (worth: number, why: string): Gain => ({ worth, why });

/**
 * What it is worth to carry out an effect in a certain way. A choice that is still open counts as its best
 * outcome.
 */
export function gainOf(position: Position, effect: Effect, chosen: Chosen): Gain {
  switch (effect.kind) {
    case 'discover':
      return best(own(position, chosen), (realm) => discovered(realm, effect.amount));
    case 'activate':
      return best(own(position, chosen), (realm) => activated(position, realm));
    case 'deactivate':
      return best(targets(position, chosen), (realm) =>
        gain(realm.active > 0 ? 5 * threatOf(realm) : 0, 'hinders'),
      );
    case 'destroy':
      return best(targets(position, chosen), (realm) =>
        destroyed(position, realm, chosen?.altar ?? effect.altar),
      );
    case 'steal':
      return stolen(position, chosen);
    case 'draw':
      return gain(2 * effect.amount, 'draws');
    case 'look':
      return gain(3, 'draws');
    case 'recover':
      return gain(effect.of === 'activation' ? recalled(position) : 2.5, 'draws');
    case 'dispel':
      return gain(3 * omensOfOthers(position), 'frees');
    case 'rob':
      return gain(3, 'robs');
    case 'lose':
      return lost(position, effect);
    case 'lure':
      return gain(effect.to === 'hand' ? 3.5 : 2, 'hinders');
    case 'extra-action':
      return gain(3, 'extra');
    case 'sequence':
      return sum(
        effect.effects.map((part, index) =>
          gainOf(position, part, index === 0 ? chosen : undefined),
        ),
      );
    case 'choose': {
      const index = chosen?.index;
      if (typeof index === 'number')
        return gainOf(position, effect.options[index] as Effect, chosen);
      return best(effect.options, (option) => gainOf(position, option, chosen));
    }
    case 'when-behind':
      return gainOf(position, effect.otherwise, chosen);
  }
}

/** A Priestess is worth taking back as long as there are Altars for her to activate. */
function recalled({ own, hand, view }: Position): number {
  const activates = (card: CardId) => wakes(definition(card));
  if (!view.discard.some(activates)) return 0;
  const waiting = own.reduce((sum, realm) => sum + Math.min(realm.inactive, missingFor(realm)), 0);
  return waiting > hand.filter(activates).length ? 5.5 : 0.8;
}

const omensOfOthers = ({ view, seat }: Position): number =>
  view.players
    .filter((player) => player.seat !== seat)
    .reduce((sum, { influences }) => sum + influences.length, 0);

/** Cards that others lose count for less than those that the seat does. */
function lost({ seat, view }: Position, { who, amount }: Lose): Gain {
  if (who === 'you') return gain(-2 * amount, 'hinders');
  const losers = view.players.filter((player) => player.seat !== seat && player.handCount > 0);
  return gain(1.5 * amount * (who === 'opponents' ? losers.length : 1), 'hinders');
}

const own = ({ own }: Position, chosen: Chosen): readonly Realm[] =>
  chosen?.realm === undefined ? own : own.filter(({ god }) => god === chosen.realm);

const targets = ({ others }: Position, chosen: Chosen): readonly Realm[] =>
  chosen?.target === undefined ? others : others.filter(({ god }) => god === chosen.target);

function best<Thing>(things: readonly Thing[], worth: (thing: Thing) => Gain): Gain {
  let found = gain(0, 'little');
  for (const thing of things) {
    const one = worth(thing);
    if (one.worth > found.worth) found = one;
  }
  return found;
}

const sum = (gains: readonly Gain[]): Gain =>
  gain(
    gains.reduce((total, { worth }) => total + worth, 0),
    gains[0]?.why ?? 'little',
  );

function discovered(realm: Realm, amount: number): Gain {
  if (!wantsAltar(realm)) return gain(0.5, 'little');
  const wanted = Math.min(amount, missingFor(realm) - realm.inactive);
  return gain(4.5 * wanted, 'discovers');
}

export function activated(position: Position, realm: Realm): Gain {
  if (completes(position, realm, 'altar')) return gain(COMPLETES, 'completes');
  return missingFor(realm) > 0 ? gain(9, 'activates') : gain(0.5, 'little');
}

/** What gods answer to a loss is part of the price. */
function destroyed(position: Position, realm: Realm, side: string | number): Gain {
  const active = side === 'active' || (side === 'any' && realm.active > 0);
  if ((active ? realm.active : realm.inactive) === 0) return gain(0, 'little');
  const withstands = powersOf(realm.god).some(({ power }) => power === 'withstands');
  const worth = active ? (withstands ? 5 : 8) : 3.5;
  return gain(worth * threatOf(realm) + answers(position, realm), 'hinders');
}

function stolen(position: Position, chosen: Chosen): Gain {
  const use = best(own(position, chosen), (realm) =>
    gain(wantsAltar(realm) ? 4.5 : 0.5, 'discovers'),
  );
  const loss = best(targets(position, chosen), (realm) =>
    gain(realm.inactive > 0 ? 3.5 * threatOf(realm) + answers(position, realm) : 0, 'hinders'),
  );
  return gain(use.worth + loss.worth, 'steals');
}

function answers({ own }: Position, robbed: Realm): number {
  const moments = (realm: Realm) =>
    powersOf(realm.god).flatMap((power) => (power.power === 'when' ? power : []));
  const loss = moments(robbed)
    .filter(({ moment }) => moment === 'altar-lost')
    .map(({ effect }) => answerWorth(effect));
  const taking = own
    .flatMap(moments)
    .filter(({ moment }) => moment === 'altar-taken')
    .map(() => 3);
  return [...loss, ...taking].reduce((total, one) => total + one, 0);
}

const answerWorth = (effect: Effect): number => {
  if (effect.kind === 'lose') return -effect.amount;
  return effect.kind === 'draw' ? -0.5 * effect.amount : -4;
};

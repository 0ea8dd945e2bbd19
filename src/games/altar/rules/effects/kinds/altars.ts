import { z } from 'zod';
import { answerLoss, answerTaking, tellPower } from '../../changes/powers.ts';
import type { EffectKind, Scope } from '../../language/kind.ts';
import { altarsOf, hasPower, realmOf, worthOf } from '../../queries/realms.ts';
import { LIMITS } from '../../rulings.ts';
import type { AltarRun, Realm } from '../../state.ts';
import type { AltarSide, GodId } from '../../terms.ts';
import { activatable, ownRealms, targetsOf } from '../resolving/aim.ts';

/** Finds Altars and places them inactive (AL-047, L-18). */
export interface Discover {
  kind: 'discover';
  amount: number;
}
/** Turns one of the player's own inactive Altars to its active side (AL-049). */
export interface Activate {
  kind: 'activate';
}
/** Turns an active Altar of another god to its inactive side. */
export interface Deactivate {
  kind: 'deactivate';
}
/** Removes an Altar of another god (AL-051, L-11). */
export interface Destroy {
  kind: 'destroy';
  altar: AltarSide | 'any';
}
/** Moves an inactive Altar of another god to an own Realm. */
export interface Steal {
  kind: 'steal';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    discover: Discover;
    activate: Activate;
    deactivate: Deactivate;
    destroy: Destroy;
    steal: Steal;
  }
}

/** L-07: a fifth Altar can't be placed. */
const hasSpace = (realm: Realm): boolean => altarsOf(realm) < LIMITS.altars;

const chosen = (run: AltarRun, god: GodId | undefined): Realm => realmOf(run.state, god ?? '');

const discover: EffectKind<Discover> = {
  kind: 'discover',
  schema: z.strictObject({
    kind: z.literal('discover'),
    amount: z.number().int().min(1).max(2),
  }),
  ways: (state, _node, scope) =>
    ownRealms(state, scope)
      .filter(hasSpace)
      .map(({ god }) => ({ realm: god })),
  resolve: (run, node, _scope, pick) => {
    const realm = chosen(run, pick.realm);
    const amount = Math.min(node.amount, LIMITS.altars - altarsOf(realm));
    realm.inactive += amount;
    run.emit('altar-discovered', { god: realm.god, amount, inactive: realm.inactive });
  },
  describe: (node, words) => words.text('discover', { amount: node.amount }),
};

const activate: EffectKind<Activate> = {
  kind: 'activate',
  schema: z.strictObject({ kind: z.literal('activate') }),
  ways: (state, _node, scope) => activatable(state, scope).map(({ god }) => ({ realm: god })),
  resolve: (run, _node, _scope, pick) => {
    const realm = chosen(run, pick.realm);
    realm.inactive -= 1;
    realm.active += 1;
    run.emit('altar-activated', {
      god: realm.god,
      active: realm.active,
      score: worthOf(realm),
    });
  },
  describe: (_node, words) => words.text('activate'),
};

const deactivate: EffectKind<Deactivate> = {
  kind: 'deactivate',
  schema: z.strictObject({ kind: z.literal('deactivate') }),
  ways: (state, _node, scope) =>
    targetsOf(state, scope)
      .filter(({ active }) => active > 0)
      .map(({ god }) => ({ target: god })),
  resolve: (run, _node, _scope, pick) => putOut(run, chosen(run, pick.target)),
  describe: (_node, words) => words.text('deactivate'),
};

function putOut(run: AltarRun, realm: Realm): void {
  realm.active -= 1;
  realm.inactive += 1;
  run.emit('altar-deactivated', {
    god: realm.god,
    active: realm.active,
    score: worthOf(realm),
  });
}

const SIDES: readonly AltarSide[] = ['active', 'inactive'];

const destroy: EffectKind<Destroy> = {
  kind: 'destroy',
  schema: z.strictObject({
    kind: z.literal('destroy'),
    altar: z.enum(['inactive', 'active', 'any']),
  }),
  ways: (state, node, scope) =>
    targetsOf(state, scope).flatMap((realm) =>
      SIDES.filter((side) => realm[side] > 0 && (node.altar === 'any' || node.altar === side)).map(
        (altar) => ({ target: realm.god, altar }),
      ),
    ),
  resolve: (run, _node, scope, pick) => {
    const realm = chosen(run, pick.target);
    const side = pick.altar ?? 'inactive';
    if (side === 'active' && hasPower(realm.god, 'withstands')) {
      tellPower(run, realm.god, 'withstands');
      putOut(run, realm);
      return;
    }
    realm[side] -= 1;
    run.emit('altar-destroyed', {
      god: realm.god,
      side,
      left: realm[side],
      score: worthOf(realm),
    });
    answer(run, realm, scope);
  },
  describe: (node, words) => words.text('destroy', { side: node.altar }),
};

const steal: EffectKind<Steal> = {
  kind: 'steal',
  schema: z.strictObject({ kind: z.literal('steal') }),
  ways: (state, _node, scope) =>
    targetsOf(state, scope)
      .filter(({ inactive }) => inactive > 0)
      .flatMap((target) =>
        ownRealms(state, scope)
          .filter(hasSpace)
          .map((realm) => ({ target: target.god, realm: realm.god })),
      ),
  resolve: (run, _node, scope, pick) => {
    const from = chosen(run, pick.target);
    const to = chosen(run, pick.realm);
    from.inactive -= 1;
    to.inactive += 1;
    run.emit('altar-stolen', {
      from: from.god,
      god: to.god,
      left: from.inactive,
      inactive: to.inactive,
    });
    answer(run, from, scope);
  },
  describe: (_node, words) => words.text('steal'),
};

/** Gods answer the loss of an Altar, then the taking of it. */
function answer(run: AltarRun, from: Realm, { seat }: Scope): void {
  answerLoss(run, from, seat);
  answerTaking(run, seat, from.seat);
}

export const altarKinds = [discover, activate, deactivate, destroy, steal];

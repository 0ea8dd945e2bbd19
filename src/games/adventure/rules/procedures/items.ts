import { argumentOf, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, procedure, type StepResult } from '../../../../kernel/procedure.ts';
import { itemOf } from '../cards/library.ts';
import { heal } from '../changes/damage.ts';
import { rollDie, rollMovement } from '../changes/dice.ts';
import { discardToken } from '../changes/discoveries.ts';
import { gainItem, loseItem, moveItem } from '../changes/items.ts';
import { lookAt } from '../changes/knowing.ts';
import { carry } from '../changes/moving.ts';
import { lowerNextCost } from '../changes/purse.ts';
import { begin } from '../effects/resolving/perform.ts';
import { fighterName, sideOf } from '../queries/cards.ts';
import { characterOf, turnOf } from '../queries/characters.ts';
import { scopeOf } from '../queries/playing.ts';
import { movementOf } from '../queries/turns.ts';
import { LIMITS } from '../rulings.ts';
import type { Adventure, AdventureRun } from '../state.ts';
import {
  type CardId,
  COLORS,
  type Color,
  discoveryOf,
  type Potion,
  printedOn,
  type TokenId,
} from '../terms.ts';

interface Using {
  seat: string;
  item: CardId;
  as: Potion | 'power';
  [note: string]: string;
}

/** Drinks an item as a potion (AD-102 to AD-105), or uses its own effect. */
export const useItem = procedure<Adventure, Using>('use-item', {
  begin: (run, { seat, item, as }) => {
    const { id } = characterOf(run.state, seat);
    run.emit('item-used', { character: id, item, as });
    if (as === 'power') return usePower(run, seat, item);
    loseItem(run, seat, item);
    drink(run, seat, as);
    return finish();
  },
  /** An item that is used up is discarded after its effect. */
  used: (run, { seat, item }) => {
    const owns = characterOf(run.state, seat).bag.includes(item);
    if (itemOf(item).use?.discard && owns) loseItem(run, seat, item);
    return finish();
  },
});

function usePower(run: AdventureRun, seat: string, item: CardId): StepResult<never> {
  const { use } = itemOf(item);
  if (!use) throw new Error(`${item} can't be used.`);
  turnOf(run.state).used.push(item);
  const scope = scopeOf(run.state, seat, item);
  return begin({ card: printedOn(item), path: 'back.use.effect' }, scope, 'used');
}

function drink(run: AdventureRun, seat: string, potion: Potion): void {
  const { id } = characterOf(run.state, seat);
  switch (potion) {
    case 'health':
      heal(run, seat, LIMITS.healthPotion);
      break;
    case 'mana':
      lowerNextCost(run, seat, LIMITS.manaPotion);
      break;
    case 'swiftness': {
      const turn = turnOf(run.state);
      turn.movement += LIMITS.swiftnessPotion;
      run.emit('movement-gained', {
        character: id,
        amount: LIMITS.swiftnessPotion,
        movement: turn.movement,
      });
    }
  }
}

interface UsingDiscovery {
  seat: string;
  token: TokenId;
  on: string;
  [note: string]: string;
}

/** Uses a discovery that was kept (AD-027 to AD-031). */
export const useDiscovery = procedure<Adventure, UsingDiscovery>('use-discovery', {
  begin: (run, { seat, token, on }) => {
    const character = characterOf(run.state, seat);
    character.kept = character.kept.filter((one) => one !== token);
    discardToken(run, token);
    run.emit('discovery-used', { character: character.id, token });
    switch (discoveryOf(token)) {
      case 'gold':
        gainItem(run, seat, COLORS.find((color) => color === on) as Color);
        return finish();
      case 'hearthstone': {
        const turn = turnOf(run.state);
        turn.moved = true;
        turn.movement = 0;
        turn.halted = 'hearthstone';
        carry(run, seat, on, 'hearthstone');
        return finish();
      }
      case 'rocket-boots':
        rollAgain(run, seat, on);
        return finish();
      case 'far-sight':
        return call('far-sight', { seat, space: on }, 'done');
      case 'traveling-merchant':
        return call('traveling-merchant', { seat, item: on }, 'done');
      default:
        throw new Error(`${token} can't be used.`);
    }
  },
  done: () => finish(),
});

/** AD-030 */
function rollAgain(run: AdventureRun, seat: string, die: string): void {
  const { state } = run;
  if (die === 'movement') {
    const turn = turnOf(state);
    const character = characterOf(state, seat);
    turn.face = rollMovement(run);
    Object.assign(turn, movementOf(state, character, turn.face));
    run.emit('movement-rerolled', {
      character: character.id,
      spaces: turn.movement,
      energy: turn.energy,
    });
    return;
  }
  const side = die === 'encounter' ? 'defender' : sideOf(state, seat);
  if (!state.combat || !side) throw new Error(`${seat} fights nobody.`);
  const rolled = rollDie(run);
  state.combat.dice[side] = rolled;
  run.emit('die-rerolled', { side, who: fighterName(state, state.combat, side), die: rolled });
}

/** AD-029, W-12: looks at a discovery on the board, then puts it back or discards it. */
export const farSight = procedure<Adventure, { seat: string; space: string; token?: string }>(
  'far-sight',
  {
    begin: (run, data) => {
      const { seat, space } = data;
      const { state } = run;
      const { id } = characterOf(state, seat);
      const tokens = state.placed[space] ?? [];
      const token = tokens.find((one) => !state.known?.[one]?.includes(seat)) ?? tokens[0];
      if (token === undefined) return finish();
      data.token = token;
      state.looking = { seat, token };
      lookAt(state, seat, [token]);
      run.emitTo(
        [seat],
        { type: 'discovery-looked-at-by-you', args: { character: id, space, token } },
        { type: 'discovery-looked-at', args: { character: id, space } },
      );
      return ask(
        {
          seats: [seat],
          visibility: 'public',
          prompt: { key: 'prompt.far-sight', args: { character: id, space } },
          options: [
            { id: 'put-back', verb: 'decline' },
            { id: 'discard', verb: 'choose', args: { space } },
          ],
        },
        'chosen',
      );
    },
    chosen: (run, { seat, space, token = '' }, { reply }) => {
      const { state } = run;
      state.looking = null;
      if (onlyAnswer(reply.answer).verb === 'decline') return finish();
      const left = (state.placed[space] ?? []).filter((one) => one !== token);
      if (left.length > 0) state.placed[space] = left;
      else delete state.placed[space];
      discardToken(run, token);
      run.emit('discovery-discarded', { character: characterOf(state, seat).id, token, space });
      return finish();
    },
  },
);

/** AD-031, W-25: takes an item out of another bag; that character may take a different one in return. */
export const travelingMerchant = procedure<
  Adventure,
  { seat: string; item: string; other?: string }
>('traveling-merchant', {
  begin: (run, data) => {
    const { seat, item } = data;
    const taker = characterOf(run.state, seat);
    const owner = run.state.characters.find(({ bag }) => bag.includes(item));
    if (!owner) return finish();
    data.other = owner.seat;
    moveItem(run, item, owner.seat, seat);
    const offered = taker.bag.filter((one) => one !== item);
    if (offered.length === 0) return finish();
    return ask(
      {
        seats: [owner.seat],
        visibility: 'public',
        prompt: { key: 'prompt.merchant', args: { character: owner.id, from: taker.id } },
        options: [
          { id: 'decline', verb: 'decline' },
          ...offered.map((one) => ({
            id: `take:${one}`,
            verb: 'choose' as const,
            args: { card: one },
          })),
        ],
      },
      'chosen',
    );
  },
  chosen: (run, { seat, other = '' }, { reply }) => {
    const chosen = onlyAnswer(reply.answer);
    if (chosen.verb === 'choose') {
      moveItem(run, argumentOf(chosen, 'choose', 'card'), seat, other);
    }
    return finish();
  },
});

export const itemProcedures = [useItem, useDiscovery, farSight, travelingMerchant];

import { chosenArgument } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { challengeDefinition } from '../cards/library.ts';
import { heal } from '../changes/damage.ts';
import { discardToken } from '../changes/discoveries.ts';
import { gainItem, loseItem } from '../changes/items.ts';
import { carry } from '../changes/moving.ts';
import { advance } from '../changes/quests.ts';
import { characterOf, othersThan } from '../queries/characters.ts';
import { flightsFrom, itemsOf, resourcesFor } from '../queries/resources.ts';
import { isChanged } from '../queries/spaces.ts';
import { LIMITS } from '../rulings.ts';
import type { Adventure } from '../state.ts';
import type { Resource } from '../terms.ts';

/** AD-021, W-23, W-24: exactly one resource of the space, if it has any that can be activated. */
export const resource = procedure<Adventure, { seat: string }>('resource', {
  begin: (run, { seat }) => {
    const { id, space } = characterOf(run.state, seat);
    const offered = resourcesFor(run.state, seat);
    if (offered.length === 0) return finish();
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.resource', args: { character: id, space } },
        options: offered.map((one) => ({ id: one, verb: 'explore', args: { resource: one } })),
        rest: true,
      },
      'chosen',
    );
  },
  chosen: (run, { seat }, { reply }) => {
    const chosen = chosenArgument(reply.answer, 'explore', 'resource');
    const { id, space } = characterOf(run.state, seat);
    run.emit('resource-activated', { character: id, resource: chosen, space });
    advance(run, seat, { did: 'resource', resource: chosen });
    return activate(run.state, seat, chosen);
  },
  done: () => finish(),
});

/** AD-037 to AD-044 */
function activate(state: Adventure['state'], seat: string, chosen: Resource) {
  const more = isChanged(state, 'more-cards') ? 1 : 0;
  switch (chosen) {
    case 'scroll':
      return call('draw-cards', { seat, amount: LIMITS.scroll + more }, 'done');
    case 'book':
      return call('book', { seat, amount: LIMITS.book + more }, 'done');
    case 'small-potion':
      return call('potion', { seat, amount: LIMITS.smallPotion, large: false }, 'done');
    case 'large-potion':
      return call('potion', { seat, amount: LIMITS.largePotion, large: true }, 'done');
    case 'place-discovery':
      return call('place-discovery', { seat }, 'done');
    case 'flight-path':
      return call('flight', { seat }, 'done');
    case 'auction-house':
      return call('auction', { seat }, 'done');
    case 'quest-giver':
      return call('gain-quest', { seat }, 'done');
  }
}

/** AD-035, AD-039 */
export const potion = procedure<Adventure, { seat: string; amount: number; large: boolean }>(
  'potion',
  {
    begin: (run, { seat, amount, large }) => {
      const character = characterOf(run.state, seat);
      const cured = large ? character.diseases.length : 0;
      if (cured > 0) {
        for (const token of character.diseases.splice(0)) discardToken(run, token);
        run.emit('disease-cured', { character: character.id, amount: cured });
      }
      heal(run, seat, amount + (isChanged(run.state, 'better-healing') ? 1 : 0));
      return finish();
    },
  },
);

/** AD-038: two cards; every other character draws one, and owes one (W-34). */
export const book = procedure<Adventure, { seat: string; amount: number; others?: string[] }>(
  'book',
  {
    begin: (run, data) => {
      const { seat, amount } = data;
      data.others = othersThan(run.state, seat).map((other) => other.seat);
      return call('draw-cards', { seat, amount }, 'others');
    },
    others: (_run, data) => {
      const seat = data.others?.shift();
      if (seat === undefined) return finish();
      const { bookOthers } = LIMITS;
      return call('draw-cards', { seat, amount: bookOthers, owing: bookOthers }, 'others');
    },
  },
);

/** AD-042 */
export const flight = procedure<Adventure, { seat: string }>('flight', {
  begin: (run, { seat }) => {
    const { id } = characterOf(run.state, seat);
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.flight', args: { character: id } },
        options: flightsFrom(run.state, seat).map((space) => ({
          id: space,
          verb: 'travel',
          args: { to: space },
        })),
      },
      'chosen',
    );
  },
  chosen: (run, { seat }, { reply }) => {
    carry(run, seat, chosenArgument(reply.answer, 'travel', 'to'), 'flight-path');
    return finish();
  },
});

/** AD-043; without an item it does nothing, if it can be activated at all (W-23). */
export const auction = procedure<Adventure, { seat: string }>('auction', {
  begin: (run, { seat }) => {
    const character = characterOf(run.state, seat);
    const items = itemsOf(character);
    if (items.length === 0) return finish();
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.auction', args: { character: character.id } },
        options: items.map((item) => ({
          id: item,
          verb: 'discard',
          args: { card: item },
        })),
      },
      'chosen',
    );
  },
  chosen: (run, { seat }, { reply }) => {
    const item = chosenArgument(reply.answer, 'discard', 'card');
    loseItem(run, seat, item);
    gainItem(run, seat, challengeDefinition(item).color);
    return goto('done');
  },
  done: () => finish(),
});

export const resourceProcedures = [resource, potion, book, flight, auction];

import { argumentOf, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { challengeDefinition, itemOf } from '../cards/library.ts';
import { equip, loseItem, unequip } from '../changes/items.ts';
import { advance } from '../changes/quests.ts';
import { mayEquip } from '../queries/cards.ts';
import { characterOf, othersHere, turnOf } from '../queries/characters.ts';
import { deliveriesOf } from '../queries/quests.ts';
import { goldOptions } from '../queries/windows.ts';
import type { Adventure, AdventureRun, Character } from '../state.ts';
import { type CardId, rankOf } from '../terms.ts';
import type { AdventureOption } from '../verbs.ts';

type Data = {
  seat: string;
  /** Deliveries that were declined in this phase. */
  declined?: string[];
};

/** The maintenance phase (AD-061 to AD-063, AD-080, AD-081, AD-083). */
export const maintenance = procedure<Adventure, Data>('maintenance', {
  begin: (run, { seat }) => {
    const { state } = run;
    turnOf(state).phase = 'maintenance';
    const character = characterOf(state, seat);
    advance(run, seat, { did: 'arrived', space: character.space });
    for (const other of othersHere(state, character)) {
      advance(run, seat, { did: 'met', seat: other.seat });
    }
    return goto('deliver');
  },

  /** What a quest takes is never taken without asking. */
  deliver: (run, data) => {
    const { seat, declined = [] } = data;
    const character = characterOf(run.state, seat);
    const delivery = deliveriesOf(character).find(({ quest }) => !declined.includes(quest));
    if (!delivery) return call('complete-quests', { from: seat }, 'buy');
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: {
          key: 'prompt.deliver',
          args: { character: character.id, quest: delivery.quest },
        },
        options: [
          { id: 'decline', verb: 'decline' },
          ...delivery.items.map((item) => ({
            id: `give:${item}`,
            verb: 'choose' as const,
            args: { card: item, index: delivery.task },
          })),
        ],
      },
      'delivered',
    );
  },

  delivered: (run, data, { reply }) => {
    const { seat, declined = [] } = data;
    const chosen = onlyAnswer(reply.answer);
    const delivery = deliveriesOf(characterOf(run.state, seat)).find(
      ({ quest }) => !declined.includes(quest),
    );
    if (!delivery) return goto('deliver');
    if (chosen.verb === 'decline') {
      data.declined = [...declined, delivery.quest];
      return goto('deliver');
    }
    loseItem(run, seat, argumentOf(chosen, 'choose', 'card'));
    advance(run, seat, { did: 'delivered', quest: delivery.quest, task: delivery.task });
    return goto('deliver');
  },

  /**
   * AD-027, W-45: Gold buys in the city where the character is by now; what was not bought in the movement
   * phase is not offered again.
   */
  buy: (run, { seat }) => {
    const { state } = run;
    const { unbought = [] } = turnOf(state);
    const buys = goldOptions(state, seat);
    if (buys.every(({ id }) => unbought.includes(id))) return goto('equip');
    const { id, space } = characterOf(state, seat);
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.gold', args: { character: id, space } },
        options: [{ id: 'decline', verb: 'decline' }, ...buys],
      },
      'bought',
    );
  },

  bought: (run, { seat }, { reply }) => {
    const chosen = onlyAnswer(reply.answer);
    if (chosen.verb === 'discovery') {
      return call('use-discovery', { seat, ...chosen.args }, 'buy');
    }
    turnOf(run.state).unbought = goldOptions(run.state, seat).map(({ id }) => id);
    return goto('equip');
  },

  /** AD-062, W-35: asked while there is something to wear that was not passed over before. */
  equip: (run, { seat }) => {
    const { state } = run;
    const character = characterOf(state, seat);
    const wearable = character.bag.filter((item) => mayEquip(character, item));
    const isNew = wearable.some((item) => !character.passedOver.includes(item));
    if (!isNew && !turnOf(state).rearranging) return goto('equipped');
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.equip', args: { character: character.id } },
        options: [
          ...equipOptions(character, wearable),
          ...goldOptions(state, seat),
          { id: 'done', verb: 'done' },
        ],
        fallback: ['done'],
      },
      'chosen',
    );
  },

  chosen: (run, { seat }, { reply }) => {
    const chosen = onlyAnswer(reply.answer);
    if (chosen.verb === 'discovery') {
      return call('use-discovery', { seat, ...chosen.args }, 'equip');
    }
    const character = characterOf(run.state, seat);
    if (chosen.verb === 'equip') equip(run, seat, chosen.args.item);
    else if (chosen.verb === 'unequip') unequip(run, seat, chosen.args.item);
    else turnOf(run.state).rearranging = false;
    passOver(character, chosen.verb === 'equip' ? chosen.args.item : null);
    return goto('equip');
  },

  equipped: (run, { seat }) => {
    const { weapon, armor } = characterOf(run.state, seat);
    advanceEquipped(run, seat, 'weapon', weapon);
    advanceEquipped(run, seat, 'armor', armor);
    return call('complete-quests', { from: seat }, 'done');
  },

  done: () => finish(),
});

const equipOptions = (
  { weapon, armor }: Character,
  wearable: readonly CardId[],
): AdventureOption[] => [
  ...wearable.map(
    (item): AdventureOption => ({
      id: `equip:${item}`,
      verb: 'equip',
      args: { item },
    }),
  ),
  ...[weapon, armor].flatMap((item): AdventureOption[] =>
    item === null ? [] : [{ id: `unequip:${item}`, verb: 'unequip', args: { item } }],
  ),
];

/**
 * What stays in the bag is not asked about again (W-35): everything once the player is done, and after
 * equipping an item, all items for the same place whose colour is no better.
 */
function passOver(character: Character, equipped: CardId | null): void {
  const left = character.bag.filter((item) => {
    if (!mayEquip(character, item)) return false;
    if (equipped === null) return true;
    return (
      itemOf(item).slot === itemOf(equipped).slot &&
      rankOf(challengeDefinition(item).color) <= rankOf(challengeDefinition(equipped).color)
    );
  });
  character.passedOver = [...new Set([...character.passedOver, ...left])].filter((item) =>
    character.bag.includes(item),
  );
}

function advanceEquipped(
  run: AdventureRun,
  seat: string,
  slot: 'weapon' | 'armor',
  item: CardId | null,
): void {
  if (item === null) return;
  advance(run, seat, { did: 'equipped', slot, color: challengeDefinition(item).color });
}

export const maintenanceProcedures = [maintenance];

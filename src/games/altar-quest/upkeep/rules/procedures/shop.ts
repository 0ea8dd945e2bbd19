import { argumentOf, chosenArgument } from '../../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../../kernel/json.ts';
import { ask, finish, goto, procedure } from '../../../../../kernel/procedure.ts';
import { shuffle } from '../../../../../kernel/random.ts';
import type { CardId, HeroId } from '../../../rules/terms.ts';
import { AT_MOST_ONE, askGroup, askHero } from '../questions.ts';
import type { Upkeep, UpkeepRun } from '../state.ts';

interface ShopData extends JsonObject {
  /** Cards that each hero may reveal free of charge after a victory. */
  free: number;
  /** Supply for each additional one. */
  price: number;
  /** What each hero wants that others want as well or that nobody has got yet. */
  wants?: { [hero: HeroId]: CardId };
  /** Heroes who are still to choose. */
  left?: HeroId[];
}

/**
 * Equipment is revealed into one common display: a card for each hero who has won, more for supply, as many as
 * the group likes (AQ-277, AQ-278, Q-39). Then each hero may take one; the rest goes back (AQ-279). All choose
 * at once; if several want the same card the group says who gets it, and the others choose again.
 */
export const shop = procedure<Upkeep, ShopData>('shop', {
  /** The cards that the victory gives do no harm: they are revealed without a question. */
  open: (run, data) => {
    const { state } = run;
    const won = state.campaign.last?.won ?? false;
    data.left = state.heroes.map(({ id }) => id);
    if (won) reveal(run, data.free * state.heroes.length, 0);
    return goto('more');
  },

  more: ({ state }, { price }) => {
    const { supply, display, campaign } = state;
    if (supply < price || campaign.shop.length === 0) return goto('take');
    return ask(
      askGroup(
        state,
        { key: 'prompt.reveal', args: { price, supply, display: display.length } },
        [
          { id: 'reveal', verb: 'reveal', args: { price } },
          { id: 'done', verb: 'done' },
        ],
        { rest: true, fallback: ['done'] },
      ),
      'revealed',
    );
  },

  revealed: (run, { price }, { reply }) => {
    if (reply.answer?.[0]?.verb !== 'reveal') return goto('take');
    run.state.supply -= price;
    reveal(run, 1, price);
    return goto('more');
  },

  take: ({ state }, { left = [] }) => {
    if (state.display.length === 0 || left.length === 0) return goto('close');
    return ask(
      left.map((hero) =>
        askHero(
          state,
          hero,
          { key: 'prompt.take', args: { hero } },
          state.display.map((card) => ({ id: card, verb: 'take' as const, args: { card } })),
          { ...AT_MOST_ONE, rest: true },
        ),
      ),
      'wanted',
    );
  },

  wanted: (run, data, { reply }) => {
    const wants: { [hero: HeroId]: CardId } = {};
    for (const hero of data.left ?? []) {
      const [chosen] = reply[hero] ?? [];
      if (chosen) wants[hero] = argumentOf(chosen, 'take', 'card');
      else run.emit('nothing-taken', { hero });
    }
    data.wants = wants;
    data.left = [];
    return goto('settle');
  },

  /** One card after the other, in the order of the display. */
  settle: (run, data) => {
    const { state } = run;
    const wanted = state.display.find((card) => wanting(data, card).length > 0);
    if (wanted === undefined) return goto('take');
    const heroes = wanting(data, wanted);
    const [only, another] = heroes;
    if (only !== undefined && another === undefined) {
      take(run, data, only, wanted);
      return goto('settle');
    }
    run.emit('equipment-contested', { card: wanted, heroes });
    const options = heroes.map((id) => ({ id, verb: 'hero' as const, args: { hero: id } }));
    return ask(
      askGroup(state, { key: 'prompt.who-takes', args: { card: wanted } }, options),
      'settled',
    );
  },

  /** A hero who goes without it chooses again. */
  settled: (run, data, { reply }) => {
    const hero = chosenArgument(reply.answer, 'hero', 'hero');
    const card = data.wants?.[hero] as CardId;
    const others = wanting(data, card).filter((other) => other !== hero);
    take(run, data, hero, card);
    for (const other of others) delete data.wants?.[other];
    data.left = [...(data.left ?? []), ...others];
    return goto('settle');
  },

  close: ({ state, emit }) => {
    emit('shop-closed', { back: state.display.length });
    state.campaign.shop.push(...state.display);
    state.display = [];
    return finish();
  },
});

const wanting = ({ wants = {} }: ShopData, card: CardId): HeroId[] =>
  Object.keys(wants).filter((hero) => wants[hero] === card);

/** Draws by lot from what the shop has: as if its deck had been shuffled. */
function reveal(run: UpkeepRun, amount: number, price: number): void {
  const { state, match } = run;
  const deck = shuffle(match.random, state.campaign.shop);
  const cards = deck.splice(0, amount);
  if (cards.length === 0) return;
  state.campaign.shop = deck;
  state.display.push(...cards);
  run.emit('equipment-revealed', { cards, price, supply: state.supply });
}

function take(run: UpkeepRun, data: ShopData, hero: HeroId, card: CardId): void {
  const { state } = run;
  state.display = state.display.filter((other) => other !== card);
  delete data.wants?.[hero];
  state.campaign.heroes[hero]?.equipment.push(card);
  state.gained.push({ hero, card });
  run.emit('equipment-taken', { hero, card });
}

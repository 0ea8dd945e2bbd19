import type { OrdersChange } from '../../table/around/orders/orders.ts';
import { asPage } from '../components/pages.ts';
import { isMeant, referencesIn } from '../components/references.ts';
import { type BotContext, gameOf } from '../context.ts';
import { ordersMessage } from '../messages/private/orders.ts';
import type { WaysPlace } from '../messages/private/ways-offered.ts';
import type { Answer } from './answer.ts';
import { components } from './component.ts';
import { showRefusal } from './refused.ts';

export const orderComponents = components({
  orders: {
    handle: (context, answer, { table, page }) =>
      showOrders(context, answer, table, { page: Number(page) || 0 }),
  },
  order: {
    handle: (context, answer, address) => order(context, answer, address, address.option),
  },
  'order-menu': {
    handle: (context, answer, address, { values: [value = ''] }) =>
      order(context, answer, address, value, address.menu),
  },
  'change-orders': { handle: changeOrders },
});

/** What the person has ordered for their next turn, and what can be ordered next. */
const showOrders = (
  context: BotContext,
  answer: Answer,
  matchId: string,
  place: WaysPlace = {},
): Promise<void> => show(context, answer, matchId, null, place);

/** Orders an option, with the answers to what follows from it, or turns the page of a menu. */
function order(
  context: BotContext,
  answer: Answer,
  { table, at }: Record<'table' | 'at', string>,
  reference: string,
  menu = '',
): Promise<void> {
  const page = asPage(reference);
  if (page !== null) return showOrders(context, answer, table, { menuPages: { [menu]: page } });
  const options = referencesIn(reference).map(
    (one) => (option: Parameters<typeof isMeant>[0]) => isMeant(option, one),
  );
  return show(context, answer, table, { do: 'add', at: Number(at), options });
}

/** Takes the last back, fills in what a companion would do, or drops everything. */
function changeOrders(
  context: BotContext,
  answer: Answer,
  { table, at, does }: Record<'table' | 'at' | 'does', string>,
): Promise<void> {
  switch (does) {
    case 'advised':
    case 'drop':
      return show(context, answer, table, { do: does });
    case 'back':
      return show(context, answer, table, { do: does, at: Number(at) });
    default:
      return showOrders(context, answer, table);
  }
}

async function show(
  context: BotContext,
  answer: Answer,
  matchId: string,
  change: OrdersChange | null,
  place: WaysPlace = {},
): Promise<void> {
  const { table, games, texts } = context;
  const { userId } = answer.person;
  const shown = await (change
    ? table.changeOrders(matchId, userId, change)
    : table.orders(matchId, userId));
  if (!shown.ok) return showRefusal(context, answer, shown);
  await answer.show(ordersMessage(shown, { game: gameOf(games, shown.match), texts }, place));
}

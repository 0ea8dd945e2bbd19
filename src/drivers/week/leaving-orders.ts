import type { SeenMessage } from '../../local/index.ts';
import { latestWayTo, type Way, waysIn } from '../players/ways.ts';

/**
 * Players who are done say what they'll do in their next turn: what a companion would.
 * @param sees what they have in front of them, oldest first
 */
export async function leaveOrders(
  sees: () => SeenMessage[],
  press: (way: Way) => Promise<void>,
): Promise<void> {
  // The way is in the panel, which may have to be opened first.
  const panel = latestWayTo(sees(), 'orders') ? undefined : latestWayTo(sees(), 'act');
  if (panel) await press(panel);
  const orders = latestWayTo(sees(), 'orders');
  if (orders) await press(orders);
  const advised = sees()
    .flatMap(waysIn)
    .findLast(({ address }) => address.verb === 'change-orders' && address.does === 'advised');
  if (advised) await press(advised);
}

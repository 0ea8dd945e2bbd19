import { planAfter } from '../../../companions/held-plan.ts';
import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { SavedWords } from '../../../texts/saved-words.ts';
import type { Consequence } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import type { Desk } from '../../match/saved/desk.ts';

/** A choice is compared with the plan that advice holds; if wanted, the rest of that plan is carried out. */
export const plansFollowed: Consequence<TableContext> = {
  noted(_, { stored: { desk }, holder: { seat }, decision, request, revision }) {
    delete desk.plansStopped[seat];
    const deed = desk.plans[seat]?.orders.find(({ order }) => order.rest)?.label;
    follow(desk, seat, decision, request.options);
    if (request.planned && deed !== undefined) carryOut(desk, seat, deed, revision);
  },
  followed(_, { stored: { desk } }, { holder: { seat }, decision, options }) {
    follow(desk, seat, decision, options);
  },
};

function follow(desk: Desk, seat: SeatId, decision: Decision, options: readonly string[]): void {
  const plan = desk.plans[seat];
  if (plan) desk.plans[seat] = planAfter(plan, seat, decision, options);
}

/** The rest of a plan becomes orders that have begun. @param deed the label of the deed already done */
function carryOut(desk: Desk, seat: SeatId, deed: SavedWords, since: number): void {
  const plan = desk.plans[seat];
  if (!plan || plan.orders.length === 0) return;
  const { orders, inDanger, turn } = plan;
  desk.orders[seat] = {
    orders: [...orders],
    inDanger: [...inDanger],
    ...{ since, begun: turn, done: [deed] },
  };
}

import { changeMatch } from '../../match/changing/change-match.ts';
import type { TableContext } from '../../match/context.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { goneOn } from './going-on.ts';

/**
 * Retries campaigns whose rules failed at what comes after a match: an update may have fixed them. One that
 * fails again must not keep the others from being looked after.
 */
export async function unstickAll(context: TableContext): Promise<void> {
  for (const matchId of await context.store.campaigns.stuck()) {
    try {
      await unstick(context, matchId);
    } catch (error) {
      context.log.error({ error, match: matchId }, 'A campaign could not be looked after.');
    }
  }
}

async function unstick(context: TableContext, matchId: string): Promise<void> {
  await changeMatch(context, matchId, async (locked) => {
    const { stored } = locked;
    const campaign = await locked.campaign();
    const isHere = campaign?.status === 'stuck' && campaign.currentMatchId === matchId;
    const change = isHere ? await goneOn(context, locked, campaign, stored) : null;
    if (!change || change.campaign.status === 'stuck') return { answer: null, change: null };
    const slots = [lobbySlot(context.now())];
    return { answer: null, change: { match: stored, slots, campaign: change } };
  });
}

import { cardOf, type OpenedTable } from './lobby.ts';
import { wayTo } from './ways.ts';

/** The state of a campaign's home message: whether it gathers, for which match, or nothing is played any more. */
export type Home = { gathers: string } | 'plays' | 'rests';

export function homeOf(table: OpenedTable): Home {
  const card = cardOf(table);
  const start = wayTo(card, 'start');
  if (start && 'table' in start.address) return { gathers: start.address.table };
  return wayTo(card, 'act') ? 'plays' : 'rests';
}

/** The id of the campaign whose home message this is. */
export function campaignIn(table: OpenedTable): string {
  const way = wayTo(cardOf(table), 'campaign');
  return way && 'campaign' in way.address ? way.address.campaign : '';
}

/** The new state once it gathers for another match, or rests. */
export const goneOn = (now: Home, before: Home): Home | undefined =>
  now === 'plays' || JSON.stringify(now) === JSON.stringify(before) ? undefined : now;

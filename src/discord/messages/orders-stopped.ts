import type { StoppedPlan, Stopping } from '../../table/match/saved/left-orders.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import { savedIn } from '../../texts/saved-words.ts';
import { seatLabels } from './people.ts';
import type { Words } from './words.ts';

/** "Goblin: down from 74% to 51%": why somebody's orders, or a plan, were not carried out further. */
export function stoppedWords(
  stopped: Stopping | StoppedPlan,
  match: MatchSummary,
  view: unknown,
  { game, texts }: Words,
): string {
  switch (stopped.because) {
    case 'gone':
      return texts('orders.why.gone', { label: savedIn(stopped.label, texts) });
    case 'chance': {
      const [before, now] = [stopped.before, stopped.now].map((chance) => Math.round(chance * 100));
      return texts('orders.why.chance', { label: savedIn(stopped.label, texts), before, now });
    }
    case 'danger': {
      const { seats } = stopped;
      const who = seatLabels(match, seats, game, view, texts);
      return texts('orders.why.danger', { who, count: seats.length });
    }
    case 'better':
    case 'otherwise':
    case 'no-more':
      return texts(`orders.why.${stopped.because}`);
    case 'unforeseen':
      return texts(`orders.why.${'done' in stopped ? 'unplanned' : 'unforeseen'}`);
  }
}

import { definition } from './cards/library.ts';
import { rulesCard } from './effects/parts/amount.ts';
import { holds } from './effects/parts/condition.ts';
import { everySeat } from './questions.ts';
import type { AltarQuestRun } from './state.ts';

/**
 * Looks whether the quest is won or lost (AQ-003, AQ-005); called after every step. A defeated hero
 * has ended the match already (AQ-004), so that loss comes before victory.
 */
export function checkEnds(run: AltarQuestRun): void {
  const { state, match } = run;
  if (match.outcome || state.round === 0) return;
  const rules = rulesCard(state);
  const { win, lose, id } = definition(rules);
  const scope = { card: rules, hero: state.heroes[0]?.id ?? '' };
  if (lose && holds(run, lose, scope)) run.end({ winners: [], reason: `${id}-lost` });
  else if (win && holds(run, win, scope)) {
    run.end({ winners: everySeat(state), reason: `${id}-won` });
  }
}

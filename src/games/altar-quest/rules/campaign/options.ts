import type { LobbyOption } from '../../../../kernel/lobby.ts';
import { OPTIONS } from '../options.ts';
import { allStories } from './guide/library.ts';

/** An option of single matches that is fixed with a campaign, for all of its quests. */
const ofMatches = (id: 'level') => {
  const option = OPTIONS.find((one) => one.id === id);
  if (!option) throw new Error(`Matches have no option ${id}.`);
  return option;
};

/** What a group decides when it begins a campaign, in the order of the lobby. */
export const CAMPAIGN_OPTIONS = [
  /** AQ-289: a story, or quests that the heroes choose themselves. */
  {
    id: 'story',
    prominent: true,
    get choices(): readonly string[] {
      return [...allStories().map(({ id }) => id), 'none'];
    },
    default: 'out-of-luxen',
  },
  ofMatches('level'),
  /** Without a story: whom the next quest is against. By lot, nobody twice before everyone has come. */
  {
    id: 'enemies',
    choices: ['by-lot', 'chosen'],
    default: 'by-lot',
    only: { option: 'story', choice: 'none' },
  },
  /** C-04: whether armor tokens are discarded in the clean-up, as the French rulebook says, or come along. */
  { id: 'armor', choices: ['discarded', 'kept'], default: 'discarded' },
] as const satisfies readonly LobbyOption[];

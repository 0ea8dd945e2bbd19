import { copyOf, type Plain } from '../../../../kernel/json.ts';
import { type Beginning, beginMatch } from '../../../../kernel/new-match.ts';
import type { MatchSetup } from '../../../../kernel/setup.ts';
import type { ChapterOf } from '../../../../kernel/vocabulary.ts';
import { UPKEEP } from '../../rules/campaign/next.ts';
import type { UpkeepSetup } from '../../rules/campaign/upkeep-setup.ts';
import { CONTENT } from './content.ts';
import { PROCEDURES } from './procedures/index.ts';
import type { Upkeep, UpkeepState } from './state.ts';

/** Begins what comes between two quests. Throws a RangeError without a campaign that hands it in. */
export const setupUpkeep = (setup: MatchSetup) => beginMatch(BEGINNING, setup);

const BEGINNING: Beginning<UpkeepState> = {
  gameId: UPKEEP,
  content: CONTENT,
  procedures: PROCEDURES,
  first: 'upkeep',
  layOut({ seats, brings }) {
    if (!brings) throw new RangeError('There is no upkeep without a campaign.');
    const { campaign } = copyOf(brings) as Plain<UpkeepSetup>;
    const title = { key: 'chapter.camp', args: { chapter: campaign.chapter } } as const;
    return {
      state: {
        campaign,
        after: { chapter: campaign.chapter, quest: campaign.plan?.quest ?? '', due: campaign.due },
        heroes: seats.flatMap(({ seat, characters }) => characters.map((id) => ({ id, seat }))),
        supply: (campaign.brokenOff ?? campaign.last)?.supply ?? 0,
        display: [],
        scene: 'camp',
        scenes: 1,
        gained: [],
        revealed: null,
        paid: [],
      },
      chapter: { id: 'r1-camp', title } satisfies ChapterOf<Upkeep>,
    };
  },
};

import { begin, newMatch } from '../../../kernel/engine.ts';
import type { Happening } from '../../../kernel/event.ts';
import { copyOf } from '../../../kernel/json.ts';
import type { Match } from '../../../kernel/match.ts';
import { seedRandom } from '../../../kernel/random.ts';
import type { MatchSetup } from '../../../kernel/setup.ts';
import type { ChapterOf } from '../../../kernel/vocabulary.ts';
import { UPKEEP } from '../../altar-quest/rules/campaign/next.ts';
import type { UpkeepSetup } from '../../altar-quest/rules/campaign/upkeep-setup.ts';
import { CONTENT } from './content.ts';
import { PROCEDURES } from './procedures/index.ts';
import type { Upkeep, UpkeepState } from './state.ts';

/** Begins what comes between two quests. Throws a RangeError without a campaign that hands it in. */
export function setupUpkeep({ seats, seed, brings }: MatchSetup): {
  match: Match<UpkeepState>;
  happenings: Happening[];
} {
  if (!brings) throw new RangeError('There is no upkeep without a campaign.');
  const { campaign } = copyOf(brings) as unknown as UpkeepSetup;
  const chapter = { key: 'chapter.camp', args: { chapter: campaign.chapter } } as const;
  const match = newMatch<UpkeepState>({
    gameId: UPKEEP,
    content: CONTENT.stamp(),
    seats: seats.map(({ seat }) => seat),
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
    random: seedRandom(seed),
    chapter: { id: 'r1-camp', title: chapter } satisfies ChapterOf<Upkeep>,
  });
  return { match, happenings: begin(PROCEDURES, match, 'upkeep') };
}

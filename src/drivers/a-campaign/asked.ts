import type { Policy } from '../policies.ts';
import type { CampaignTold } from './playing.ts';

interface Asked {
  campaign: string;
  seed: number;
  heroes: number | string[];
  policy: readonly Policy[];
}

/** What plays a campaign and writes its page. */
export const commandOf = ({ campaign, seed, heroes, policy }: Asked): string =>
  `npm run -s a-campaign -- --campaign ${campaign} --seed ${seed} --heroes ${heroes} --policy ${policy} --write`;

/** How a campaign went: its quests in order, and its end. */
export const summaryOf = ({ game, matches, campaign }: CampaignTold) => ({
  quests: matches
    .filter(({ gameId }) => gameId === game.rules.id)
    .map(({ options, match }) => ({
      quest: options.quest,
      won: (match.outcome?.winners.length ?? 0) > 0,
      rounds: game.rules.statistics?.turns(match) ?? 0,
    })),
  choices: matches.reduce((sum, { choices }) => sum + choices, 0),
  ...(campaign.outcome ?? { won: false, reason: 'unfinished' }),
});

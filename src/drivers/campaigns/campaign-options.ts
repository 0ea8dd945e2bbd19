import type { Game } from '../../kernel/game.ts';
import { asOffered } from '../cases.ts';

/**
 * The options of a campaign that a command line asks for.
 * @throws RangeError for what the campaign does not offer, and for a game without campaigns
 */
export function campaignOptions(
  { rules }: Pick<Game, 'rules'>,
  { campaign = 'none', level }: { campaign?: string | undefined; level?: string | undefined },
): { [option: string]: string } {
  if (!rules.campaign) throw new RangeError(`${rules.id} has no campaigns.`);
  const wanted = { story: campaign, ...(level === undefined ? {} : { level }) };
  const chosen: { [option: string]: string } = {};
  for (const [id, value] of Object.entries(wanted)) {
    const choices = rules.campaign.options.find((option) => option.id === id)?.choices ?? [];
    const meant = asOffered(choices, value);
    if (meant === undefined) {
      const name = id === 'story' ? 'campaign' : id;
      throw new RangeError(`--${name}: ${choices.join(', ')}, not ${value}.`);
    }
    chosen[id] = meant;
  }
  return chosen;
}

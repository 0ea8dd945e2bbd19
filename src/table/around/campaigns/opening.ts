import type { LobbyOption } from '../../../kernel/lobby.ts';
import { optionsWith } from '../../../kernel/packs.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { readServerSettings } from '../../match/saved/server-settings.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import { newMatchId } from '../../match/seed.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { newMatch, optionsOf, settingsFor } from '../beginning/new-match.ts';
import { ANYBODY, whyNotOpen } from '../serving/opening.ts';
import type { CampaignChanged, NewCampaign } from './campaigns.ts';
import { campaignSummary } from './summarizing.ts';

/** Opens a campaign with the lobby of its first match: people gather for it, no matter how the match would begin. */
export function createCampaign(
  context: TableContext,
  wanted: NewCampaign,
): Promise<CampaignChanged | Refused> {
  return orUnavailable(context, async () => {
    const { gameId, guildId, channelId, host, opener = ANYBODY, name = null } = wanted;
    const rules = gameOf(context, gameId)?.rules;
    if (!rules) return refuse({ refusal: 'no-such-game', gameId });
    if (!rules.campaign) return refuse({ refusal: 'no-campaigns', gameId });
    const settings = readServerSettings(await context.store.settings(guildId));
    const offered = optionsWith(rules.campaign.options, settings.packs ?? []);
    const options = campaignOptions(offered, wanted.options ?? {});
    if ('refusal' in options) return options;
    const kept = whyNotOpen(settings, channelId, opener);
    if (kept) return refuse(kept);

    const campaign = rules.campaign.begin({ options: options.chosen, seed: context.newSeed() });
    const next = rules.campaign.next(campaign);
    const lobby = next && gameOf(context, next.gameId)?.rules.lobby;
    if (!next || !lobby) throw new RangeError(`A campaign of ${gameId} has nothing to begin with.`);
    const now = context.now();
    const match = newMatch(
      { ...wanted, gameId: next.gameId },
      { ...optionsOf(lobby), ...next.options },
      now,
      await settingsFor(context, settings, wanted),
    );
    const stored: StoredCampaign = {
      id: newMatchId(),
      version: 1,
      gameId,
      status: 'playing',
      guildId,
      channelId,
      homeMessageId: null,
      hostId: host.userId,
      name,
      options: options.chosen,
      campaign,
      currentMatchId: match.id,
      stuckBecause: null,
      createdAt: now,
      changedAt: now,
      endedAt: null,
    };
    match.campaign = { id: stored.id, number: 1 };
    match.desk.settled = Object.keys(next.options).sort();
    const most = settings.mostMatches ?? null;
    const created = await context.store.campaigns.create(stored, match, [lobbySlot(now)], most);
    if (!created) return refuse({ refusal: 'too-many-matches', most: most ?? 0 });
    context.owed(match.id, match);
    return { ok: true, campaign: campaignSummary(stored, match), match: summaryOf(match) };
  });
}

/** Every option of a campaign, as it was chosen or by its default. */
function campaignOptions(
  options: readonly LobbyOption[],
  wanted: { [option: string]: string },
): { chosen: { [option: string]: string } } | Refused {
  for (const [option, value] of Object.entries(wanted)) {
    if (!options.some(({ id, choices }) => id === option && choices.includes(value))) {
      return refuse({ refusal: 'no-such-setting', match: null, option, value });
    }
  }
  const usual = options.map((option): [string, string] => [option.id, option.default]);
  return { chosen: { ...Object.fromEntries(usual), ...wanted } };
}

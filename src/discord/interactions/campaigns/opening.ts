import type { MessageComponentInteraction } from 'discord.js';
import type { Game } from '../../../kernel/game.ts';
import { offeredGames } from '../../../table/match/saved/games.ts';
import type { BotContext } from '../../context.ts';
import {
  campaignOptions,
  newCampaignMessage,
  type Settled,
  settledIn,
} from '../../messages/campaign/opening.ts';
import { plainName } from '../../messages/campaign/told.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import { openerOf } from '../members.ts';
import { channelProblem } from '../place-for-match.ts';
import { showRefusal } from '../refused.ts';
import { askForZone } from '../time/first-seat.ts';

/** The games that have campaigns. */
export const gamesWithCampaigns = (games: readonly Game[]): Game[] =>
  games.filter(({ rules }) => rules.campaign !== undefined);

/** `/campaign new`: what is settled for the whole campaign, with what was typed; without a game, of the first that has any. */
export async function showNewCampaign(
  context: BotContext,
  answer: Answer,
  gameId: string | null,
  typed: { name?: string | null; settled?: Settled } = {},
): Promise<void> {
  const known = gamesWithCampaigns(offeredGames(context.games));
  const game = gameId === null ? known[0] : known.find(({ rules }) => rules.id === gameId);
  if (!game) {
    const refusal = gameId && context.games.has(gameId) ? 'no-campaigns' : 'no-such-game';
    return showRefusal(context, answer, { refusal, gameId: gameId ?? '' });
  }
  const settled = Object.fromEntries(
    Object.entries(typed.settled ?? {}).filter(([id, value]) =>
      campaignOptions(game).some((option) => option.id === id && option.choices.includes(value)),
    ),
  );
  const name = plainName(typed.name ?? '');
  await answer.show(newCampaignMessage(settled, name, { game, texts: context.texts }));
}

/** Something was chosen from one of the menus. */
export const settle = (
  context: BotContext,
  answer: Answer,
  interaction: MessageComponentInteraction,
  { game, option, name }: { game: string; option: string; name: string },
  value: string,
): Promise<void> =>
  showNewCampaign(context, answer, game, {
    name,
    settled: settledIn(componentsOf(interaction), { option, value }),
  });

/** Opens the campaign with what the menus say. */
export async function openCampaign(
  context: BotContext,
  answer: Answer,
  interaction: MessageComponentInteraction,
  { game: gameId, name: typed }: { game: string; name: string },
): Promise<void> {
  const { table, texts } = context;
  const { guildId, channelId } = interaction;
  if (!guildId) return answer.show(plainMessage(texts('bot.problem.no-guild')));
  const problem = await channelProblem(context, interaction, channelId);
  if (problem) return answer.show(plainMessage(problem));
  const name = plainName(typed);
  const created = await table.campaigns.create({
    gameId,
    guildId,
    channelId,
    host: answer.person,
    options: settledIn(componentsOf(interaction)),
    opener: openerOf(interaction),
    ...(name === '' ? {} : { name }),
  });
  if (!created.ok) return showRefusal(context, answer, created);
  await answer.done(
    plainMessage(texts('bot.campaign.new.done', { place: `<#${created.campaign.channelId}>` })),
  );
  const { current } = created.campaign;
  if (current) await askForZone(context, answer, current);
}

const componentsOf = ({ message }: MessageComponentInteraction) =>
  message.components.map((component) => component.toJSON());

import type { ChatInputCommandInteraction } from 'discord.js';
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Game } from '../../../kernel/game.ts';
import { registeredPacks } from '../../../packs/register-pack.ts';
import { offeredGames } from '../../../table/match/saved/games.ts';
import {
  type Argument,
  argumentName,
  gameChoices,
  typed,
  wordsOf,
} from '../../commands/arguments.ts';
import type { BotContext } from '../../context.ts';
import { clip, LIMITS } from '../../limits.ts';
import {
  campaignChoiceName,
  campaignOptionName,
  campaignOptions,
  newCampaignMessage,
  type Settled,
  settledIn,
} from '../../messages/campaign/opening.ts';
import { LONGEST_NAME, plainName } from '../../messages/campaign/title.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Answer } from '../answer.ts';
import type { Subcommand } from '../command.ts';
import { components, componentsOf, type Press } from '../component.ts';
import { openerOf } from '../members.ts';
import { channelProblem } from '../place-for-match.ts';
import { showRefusal } from '../refused.ts';
import { textOption } from '../text-option.ts';
import { askForZone } from '../time/first-seat.ts';

/** A game to choose, if several have campaigns. */
const GAME: Argument = {
  options: (games, texts) => {
    const known = gamesWithCampaigns(games);
    const choosing = typed('game', { required: true, choices: gameChoices });
    return known.length > 1 ? choosing.options(known, texts) : [];
  },
};

const NAME: Argument = {
  options: (_, texts) => [
    {
      type: ApplicationCommandOptionType.String,
      ...wordsOf('name', texts),
      max_length: LONGEST_NAME,
    },
  ],
};

/** What is decided with a campaign; an option of several games is offered with the choices of the first of them. */
const SETTLED: Argument = {
  options: (games, texts) => {
    const all = gamesWithCampaigns(games).flatMap((game) =>
      campaignOptions(game, []).map((option) => ({ game, ...option })),
    );
    const isFirst = ({ id }: { id: string }, index: number) =>
      all.findIndex((one) => one.id === id) === index;
    return all.filter(isFirst).map(({ game, id, choices }) => ({
      type: ApplicationCommandOptionType.String,
      name: argumentName([game.rules.id], id, texts),
      description: clip(campaignOptionName(game, id, texts), LIMITS.commandDescription),
      choices: choices.slice(0, LIMITS.commandChoices).map((choice) => ({
        name: clip(campaignChoiceName(game, id, choice, texts), LIMITS.choiceName),
        value: choice,
      })),
    }));
  },
};

export const newCampaign: Subcommand = {
  key: 'new',
  arguments: [GAME, NAME, SETTLED],
  handle: (context, answer, use) =>
    showNewCampaign(context, answer, use.interaction.guildId, use.typed('game'), {
      name: use.typed('name'),
      settled: settledTyped(context, use.interaction),
    }),
};

export const openingComponents = components({
  'new-campaign': {
    handle: (context, answer, { game }, { interaction }) =>
      showNewCampaign(context, answer, interaction.guildId, game),
  },
  settle: { handle: settle },
  found: { cost: 'table', handle: openCampaign },
});

/** The games that have campaigns. */
export const gamesWithCampaigns = (games: readonly Game[]): Game[] =>
  games.filter(({ rules }) => rules.campaign !== undefined);

/**
 * Shows what is decided for the whole campaign, with what was typed; without a game, for the first with
 * campaigns.
 */
async function showNewCampaign(
  context: BotContext,
  answer: Answer,
  guildId: string | null,
  gameId: string | null,
  typed: { name?: string | null; settled?: Settled } = {},
): Promise<void> {
  const known = gamesWithCampaigns(offeredGames(context.games));
  const game = gameId === null ? known[0] : known.find(({ rules }) => rules.id === gameId);
  if (!game) {
    const refusal = gameId && context.games.has(gameId) ? 'no-campaigns' : 'no-such-game';
    return showRefusal(context, answer, { refusal, gameId: gameId ?? '' });
  }
  const packs = await packsOf(context, guildId);
  const settled = Object.fromEntries(
    Object.entries(typed.settled ?? {}).filter(([id, value]) =>
      campaignOptions(game, packs).some(
        (option) => option.id === id && option.choices.includes(value),
      ),
    ),
  );
  const name = plainName(typed.name ?? '');
  await answer.show(newCampaignMessage(settled, name, packs, { game, texts: context.texts }));
}

/** The digests of the packs whose stories a server's campaigns may tell. */
async function packsOf({ table }: BotContext, guildId: string | null): Promise<string[]> {
  if (guildId === null || registeredPacks().length === 0) return [];
  const offered = await table.packs(guildId);
  return offered.ok ? offered.packs.map(({ digest }) => digest) : [];
}

/** Something was chosen from one of the menus. */
function settle(
  context: BotContext,
  answer: Answer,
  { game, option, name }: Record<'game' | 'option' | 'name', string>,
  { interaction, values: [value = ''] }: Press,
): Promise<void> {
  const settled = settledIn(componentsOf(interaction), { option, value });
  return showNewCampaign(context, answer, interaction.guildId, game, { name, settled });
}

/** Opens the campaign with what the menus say. */
async function openCampaign(
  context: BotContext,
  answer: Answer,
  { game: gameId, name: chosen }: Record<'game' | 'name', string>,
  { interaction }: Press,
): Promise<void> {
  const { table, texts } = context;
  const { guildId, channelId } = interaction;
  if (!guildId) return answer.show(plainMessage(texts('bot.problem.no-guild')));
  const problem = await channelProblem(context, interaction, channelId);
  if (problem) return answer.show(plainMessage(problem));
  const name = plainName(chosen);
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

/** The options of campaigns that were typed. */
function settledTyped({ games }: BotContext, interaction: ChatInputCommandInteraction): Settled {
  const ids = [...games.values()].flatMap((game) => campaignOptions(game, []).map(({ id }) => id));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const value = textOption(interaction, id);
      return value === null ? [] : [[id, value]];
    }),
  );
}

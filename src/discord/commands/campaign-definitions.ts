import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { Game } from '../../kernel/game.ts';
import type { Texts } from '../../texts/texts.ts';
import { clip, LIMITS } from '../limits.ts';
import {
  campaignChoiceName,
  campaignOptionName,
  campaignOptions,
} from '../messages/campaign/opening.ts';
import { LONGEST_NAME } from '../messages/campaign/told.ts';
import { subcommand, suggested, wordsOf } from './arguments.ts';
import { type CommandDefinition, command } from './command.ts';

/** Subcommands of `/campaign`, by their key in the catalogue. */
export const CAMPAIGN_SUBCOMMANDS = [
  'new',
  'join',
  'status',
  'journal',
  'previously',
  'chronicle',
  'sheet',
  'shop',
  'train',
  'next',
  'end',
] as const;
export type CampaignSubcommand = (typeof CAMPAIGN_SUBCOMMANDS)[number];

/** `/campaign`: games that are linked. @param games those that have campaigns; none: there is no such command */
export const campaignCommand = (games: readonly Game[], texts: Texts): CommandDefinition =>
  command('campaign', texts, {
    options: CAMPAIGN_SUBCOMMANDS.map((name) =>
      subcommand(`campaign.${name}`, texts, optionsOf(name, games, texts)),
    ),
  });

function optionsOf(
  name: CampaignSubcommand,
  games: readonly Game[],
  texts: Texts,
): APIApplicationCommandBasicOption[] {
  switch (name) {
    case 'new':
      return [
        ...(games.length > 1 ? [gameOption(games, texts)] : []),
        {
          type: ApplicationCommandOptionType.String,
          ...wordsOf('name', texts),
          max_length: LONGEST_NAME,
        },
        ...settledOptions(games, texts),
      ];
    case 'join':
      return [suggested('character', texts), suggested('campaign', texts)];
    case 'sheet':
      return [suggested('character', texts), suggested('campaign', texts)];
    default:
      return [suggested('campaign', texts)];
  }
}

const gameOption = (games: readonly Game[], texts: Texts): APIApplicationCommandBasicOption => ({
  type: ApplicationCommandOptionType.String,
  ...wordsOf('game', texts),
  required: true,
  choices: games.map(({ rules }) => ({
    name: clip(texts(`${rules.id}.name`), LIMITS.choiceName),
    value: rules.id,
  })),
});

/** What is settled with a campaign; an option that several games have is offered with what the first of them knows. */
function settledOptions(games: readonly Game[], texts: Texts): APIApplicationCommandBasicOption[] {
  const options = new Map<string, APIApplicationCommandBasicOption>();
  for (const game of games) {
    for (const { id, choices } of campaignOptions(game)) {
      if (options.has(id)) continue;
      options.set(id, {
        type: ApplicationCommandOptionType.String,
        name: id,
        description: clip(campaignOptionName(game, id, texts), LIMITS.commandDescription),
        choices: choices.slice(0, LIMITS.commandChoices).map((choice) => ({
          name: clip(campaignChoiceName(game, id, choice, texts), LIMITS.choiceName),
          value: choice,
        })),
      });
    }
  }
  return [...options.values()];
}

import type { APIComponentInContainer, APIMessageComponent } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../../kernel/game.ts';
import type { LobbyOption } from '../../../kernel/lobby.ts';
import { optionsWith } from '../../../kernel/packs.ts';
import type { Texts } from '../../../texts/texts.ts';
import { decodeAddress, encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import { withPack } from '../../with-pack.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** Values of a campaign's options, by option. */
export interface Settled {
  [option: string]: string;
}

/**
 * What a group decides when it begins a campaign of a game, if there is more than one choice.
 * @param packs the digests of those whose stories are offered as well
 */
export const campaignOptions = ({ rules }: Game, packs: readonly string[]): LobbyOption[] =>
  optionsWith(rules.campaign?.options ?? [], packs).filter(({ choices }) => choices.length > 1);

/** The words of an option, or of one of its choices; without any, the name used in the rules. */
const worded = ({ rules }: Game, key: string, texts: Texts): string | null => {
  const whole = `${rules.id}.campaign.option.${key}`;
  return texts.has(whole) ? texts(whole) : null;
};

export const campaignOptionName = (game: Game, option: string, texts: Texts): string =>
  worded(game, `${option}.name`, texts) ?? option;

export const campaignChoiceName = (
  game: Game,
  option: string,
  choice: string,
  texts: Texts,
): string => worded(game, `${option}.choice.${choice}`, texts) ?? choice;

/**
 * Everything that is decided once, before the campaign is opened; private. What has been chosen is kept in the
 * message itself, as the menus' default values.
 */
export function newCampaignMessage(
  settled: Settled,
  name: string,
  packs: readonly string[],
  { game, texts }: Words,
): OutgoingMessage {
  const { id } = game.rules;
  const options = campaignOptions(game, packs);
  const chosen = (id: string) => settled[id] ?? options.find((one) => one.id === id)?.default;
  return {
    components: [
      container(ACCENTS.lobby, [
        text(
          `## ${texts('bot.campaign.new.title', { game: texts(`${id}.name`), name: name || 'none' })}`,
        ),
        text(texts('bot.campaign.new.about')),
        ...options
          .filter(({ only }) => !only || chosen(only.option) === only.choice)
          .flatMap((option) =>
            menuOf(option, settled[option.id] ?? option.default, name, { game, texts }),
          ),
        row([
          button(texts('bot.campaign.new.open'), encodeAddress('found', { game: id, name }), {
            style: 'success',
          }),
        ]),
      ]),
    ],
  };
}

function menuOf(
  { id, choices }: LobbyOption,
  chosen: string,
  name: string,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const about = (choice: string) =>
    withPack(choice, worded(game, `${id}.choice-description.${choice}`, texts) ?? '', texts);
  const title = campaignOptionName(game, id, texts);
  const ways = choices.slice(0, LIMITS.selectOptions).map((choice) => ({
    label: campaignChoiceName(game, id, choice, texts),
    value: choice,
    description: about(choice),
    marked: choice === chosen,
  }));
  return [
    lines([
      texts('bot.options.about', {
        name: title,
        about: worded(game, `${id}.description`, texts) ?? 'none',
      }),
      about(chosen) === '' ? '' : `-# ${about(chosen)}`,
    ]),
    row([select(encodeAddress('settle', { game: game.rules.id, option: id, name }), title, ways)]),
  ];
}

/**
 * What the menus of a message like that say.
 * @param changed the menu that has just been used, with its new value
 */
export function settledIn(
  components: readonly APIMessageComponent[],
  changed?: { option: string; value: string },
): Settled {
  const settled: Settled = {};
  const visit = (component: APIMessageComponent) => {
    if (component.type === ComponentType.StringSelect) {
      const address = decodeAddress(component.custom_id);
      if (address?.verb !== 'settle') return;
      const value = component.options.find((option) => option.default)?.value;
      if (value !== undefined) settled[address.option] = value;
    } else if ('components' in component) {
      for (const inner of component.components) visit(inner);
    }
  };
  for (const component of components) visit(component);
  if (changed) settled[changed.option] = changed.value;
  return settled;
}

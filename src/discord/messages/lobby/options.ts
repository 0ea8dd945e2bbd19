import type { Game, LobbyOption } from '../../../kernel/game.ts';
import type { MatchSummary } from '../../../table/summary.ts';
import { encodeAddress } from '../../address.ts';
import { select } from '../../components/controls.ts';
import { ACCENTS, container, row, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** Options that leave the host a choice. */
export const changeableOptions = ({ rules }: Game): LobbyOption[] =>
  rules.lobby.options.filter(({ choices }) => choices.length > 1);

/** The host's private menus, one for each of the lobby's options. */
export function lobbyOptionsMessage(match: MatchSummary, { game, texts }: Words): OutgoingMessage {
  const prefix = `${game.rules.id}.lobby.option`;
  return {
    components: [
      container(ACCENTS.lobby, [
        text(`## ${texts('bot.options.title')}`),
        ...changeableOptions(game).flatMap(({ id, choices }) => [
          text(`**${texts(`${prefix}.${id}.name`)}**`),
          row([
            select(
              encodeAddress('option', { table: match.id, option: id }),
              texts(`${prefix}.${id}.name`),
              choices.map((choice) => ({
                label: texts(`${prefix}.${id}.choice.${choice}`),
                value: choice,
                marked: match.options[id] === choice,
              })),
            ),
          ]),
        ]),
      ]),
    ],
  };
}

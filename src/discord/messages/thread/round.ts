import type { MatchSnapshot, MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, separator, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { type MessagePicture, placed } from '../picture.ts';
import { goalButton, whatToDo } from '../private/goal.ts';
import type { Words } from '../words.ts';

/** The board's file name on a round message, without extension. */
export const BOARD_FILE = 'board';

/** What nobody can change from now on: published before anything is chosen. */
const provable = ({ seedHash }: MatchSummary, texts: Texts): string =>
  seedHash === null ? '' : texts('bot.round.provable', { hash: seedHash });

/**
 * The single message of a round: the board, the state of play, and the ways to act and to look. The call says
 * whom the match waits for.
 * @param first whether it is the match's first, which says what the match is about
 * @param missing whether the board could not be drawn, and is told in words instead
 */
export function roundMessage(
  { match, view }: MatchSnapshot,
  board: MessagePicture | null,
  words: Words,
  { first, missing = false }: { first?: boolean | undefined; missing?: boolean } = {},
): OutgoingMessage {
  const { game, texts } = words;
  const { presentation } = game;
  const table = match.id;
  const { shown, files } = placed(board);
  const told = missing ? presentation.boardInWords?.(view, texts) : undefined;
  const buttons = [
    button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
    button(texts('bot.button.hand'), encodeAddress('hand', { table })),
    button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
    button(texts('bot.button.status'), encodeAddress('status', { table })),
    goalButton(table, words),
  ];
  return {
    components: [
      container(ACCENTS.round, [
        text(`## ${presentation.headline(view, texts)}`),
        ...shown,
        ...(told ? [text(told)] : []),
        lines(presentation.status(view, texts)),
        ...(first
          ? [
              separator(),
              lines([...whatToDo(presentation.goal(view, texts), texts), provable(match, texts)]),
            ]
          : []),
        row(buttons),
      ]),
    ],
    ...files,
    pictureMissing: missing,
  };
}

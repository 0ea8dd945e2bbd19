import type { MatchSnapshot } from '../../../table/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, separator, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { seatLabels } from '../people.ts';
import { type MessagePicture, placed } from '../picture.ts';
import { goalButton, whatToDo } from '../private/goal.ts';
import type { Words } from '../words.ts';

/** The board's file name on a round message, without extension. */
export const BOARD_FILE = 'board';

/** Number of the part that says whom the round waits for. */
export const WAITING_PART = 100;

/**
 * The one message of a round: the board, the state of play, and the ways to act and to look.
 * @param first whether it is the match's first, which says what the match is about
 */
export function roundMessage(
  { match, view, waiting }: MatchSnapshot,
  board: MessagePicture | null,
  words: Words,
  { first }: { first?: boolean | undefined } = {},
): OutgoingMessage {
  const { game, texts } = words;
  const { presentation } = game;
  const table = match.id;
  const { shown, files } = placed(board);
  const seats = waiting.map(({ seat }) => seat);
  const who =
    seats.length === 0
      ? ''
      : texts('bot.round.waiting', {
          seats: seatLabels(match, seats, game, view, texts),
          count: seats.length,
        });
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
        lines(presentation.status(view, texts)),
        ...(first ? [separator(), lines(whatToDo(presentation.goal(view, texts), texts))] : []),
        ...(who === '' ? [] : [{ ...text(who), id: WAITING_PART }]),
        row(buttons),
      ]),
    ],
    ...files,
  };
}

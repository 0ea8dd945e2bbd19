import type { TurnData } from '../../table/slot.ts';
import type { MatchSnapshot } from '../../table/summary.ts';
import { encodeAddress } from '../address.ts';
import { button } from '../components/controls.ts';
import { row, text } from '../components/layout.ts';
import type { OutgoingMessage } from './message.ts';
import { seatLabels, usersOf } from './people.ts';
import type { Words } from './words.ts';

/** Calls up those whose turn it is. When the turn is over, one quiet line without buttons stays. */
export function turnMessage(
  { match, view }: MatchSnapshot,
  { seats, closed }: TurnData,
  { game, texts }: Words,
): OutgoingMessage {
  const names = seatLabels(match, seats, game, view, texts);
  if (closed) return { components: [text(texts('bot.turn.over', { seats: names }))] };
  const table = match.id;
  return {
    components: [
      text(texts('bot.turn.yours', { seats: names, count: seats.length })),
      row([
        button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
        button(texts('bot.button.hand'), encodeAddress('hand', { table })),
        button(texts('bot.button.look'), encodeAddress('look', { table, kind: 'surroundings' })),
      ]),
    ],
    pings: usersOf(match, seats),
  };
}

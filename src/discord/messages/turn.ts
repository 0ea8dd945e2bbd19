import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { TurnData } from '../../table/slot.ts';
import type { MatchSnapshot } from '../../table/summary.ts';
import { encodeAddress } from '../address.ts';
import { button } from '../components/controls.ts';
import { row, text } from '../components/layout.ts';
import { optionReference } from '../components/references.ts';
import type { OutgoingMessage } from './message.ts';
import { seatLabels, usersOf } from './people.ts';
import type { Words } from './words.ts';

/** Ways to act that fit a row beside the looks. */
const SHORTCUTS = 3;

/** Calls up those whose turn it is. When the turn is over, one quiet line without buttons stays. */
export function turnMessage(
  snapshot: MatchSnapshot,
  data: TurnData,
  words: Words,
): OutgoingMessage {
  const { match, view } = snapshot;
  const { seats, closed } = data;
  const { game, texts } = words;
  const names = seatLabels(match, seats, game, view, texts);
  if (closed) return { components: [text(texts('bot.turn.over', { seats: names }))] };
  const table = match.id;
  return {
    components: [
      text(texts('bot.turn.yours', { seats: names, count: seats.length })),
      row([
        ...waysToAct(snapshot, data, words),
        button(texts('bot.button.hand'), encodeAddress('hand', { table })),
        button(texts('bot.button.look'), encodeAddress('look', { table, kind: 'surroundings' })),
      ]),
    ],
    pings: usersOf(match, seats),
  };
}

/** One tap begins where the game names the ways to begin; elsewhere a button opens the panel. */
function waysToAct(
  { match: { id: table }, view, open }: MatchSnapshot,
  { decisions }: TurnData,
  { game, texts }: Words,
): APIButtonComponentWithCustomId[] {
  const ways = open
    .filter(({ id }) => decisions.includes(id))
    .flatMap((decision) => decision.shortcuts.map((option) => ({ decision, option })));
  if (ways.length === 0 || ways.length > SHORTCUTS) {
    return [button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' })];
  }
  return ways.map(({ decision, option }) =>
    button(
      game.presentation.option(view, decision, option, texts).label,
      encodeAddress('pick', { table, decision: decision.id, option: optionReference(option) }),
      { style: 'primary' },
    ),
  );
}

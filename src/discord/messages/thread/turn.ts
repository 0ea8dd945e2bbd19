import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { TurnData } from '../../../table/publishing/slot.ts';
import type { MatchSnapshot } from '../../../table/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { row, rows, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import { seatLabels, usersOf } from '../people.ts';
import type { Words } from '../words.ts';

/** Ways to act that fit a row beside the looks, and that fit rows of their own. */
const BESIDE = 3;
const SHORTCUTS = 2 * LIMITS.buttonsInRow;

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
  const looks = [
    button(texts('bot.button.hand'), encodeAddress('hand', { table })),
    button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
  ];
  const ways = shortcuts(snapshot, data, words);
  const act = button(texts('bot.button.act'), encodeAddress('act', { table }), {
    style: ways.length === 0 ? 'primary' : 'secondary',
  });
  return {
    components: [
      text(texts('bot.turn.yours', { seats: names, count: seats.length })),
      ...(ways.length > BESIDE
        ? [...rows(ways), row([act, ...looks])]
        : [row([...(ways.length === 0 ? [act] : ways), ...looks])]),
    ],
    pings: usersOf(match, seats),
  };
}

/** The ways to begin that the game names, one tap each; none where they are too many. */
function shortcuts(
  { match: { id: table }, view, open }: MatchSnapshot,
  { decisions }: TurnData,
  { game, texts }: Words,
): APIButtonComponentWithCustomId[] {
  const ways = open
    .filter(({ id }) => decisions.includes(id))
    .flatMap((decision) => decision.shortcuts.map((option) => ({ decision, option })));
  if (ways.length > SHORTCUTS) return [];
  return ways.map(({ decision, option }) =>
    button(
      game.presentation.option(view, decision, option, texts).label,
      encodeAddress('pick', { table, decision: decision.id, option: optionReference(option) }),
      { style: 'primary' },
    ),
  );
}

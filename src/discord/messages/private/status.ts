import type { Look } from '../../../table/table.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { seatLabel } from '../people.ts';
import type { Words } from '../words.ts';
import { goalButton } from './goal.ts';

/** Whose move it is and since when, and everything that the game has to say of its state. */
export function statusMessage(
  look: Look,
  words: Words,
  { threadGone = false, words: problem = '' }: { threadGone?: boolean; words?: string } = {},
): OutgoingMessage {
  const { game, texts } = words;
  const { match, view, waiting } = look;
  const table = match.id;
  const who = waiting.map(({ seat, since }) =>
    texts('bot.status.waiting', {
      seat: seatLabel(match, seat, game, view, texts),
      since: relativeTime(since),
    }),
  );
  const details =
    view === null
      ? [texts(`bot.status.${match.status}`)]
      : [
          `## ${game.presentation.headline(view, texts)}`,
          ...who,
          ...game.presentation.details(view, texts),
        ];
  const place = threadGone
    ? texts('bot.thread.missing')
    : match.threadId
      ? texts('bot.status.thread', { thread: `<#${match.threadId}>` })
      : '';
  return {
    components: [
      container(ACCENTS.panel, [
        lines(details),
        lines([
          problem,
          place,
          match.seedHash ? texts('bot.ending.seed-hash', { hash: match.seedHash }) : '',
          match.seed ? texts('bot.ending.seed', { seed: match.seed }) : '',
        ]),
        ...rows([
          ...(threadGone
            ? [
                button(texts('bot.button.thread'), encodeAddress('thread', { table }), {
                  style: 'primary',
                }),
              ]
            : []),
          button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
          ...(view === null ? [] : [goalButton(table, words)]),
          ...(game.rules.standing && look.seat !== null && match.status === 'playing'
            ? [button(texts('bot.button.standing'), encodeAddress('standing', { table }))]
            : []),
          button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
          ...(game.rules.companion && match.status === 'playing'
            ? [button(texts('bot.button.companions'), encodeAddress('companions', { table }))]
            : []),
          button(texts('bot.button.help'), encodeAddress('help', { topic: '' })),
        ]),
      ]),
    ],
  };
}

/** A moment as Discord shows it to each reader: "3 minutes ago". */
export const relativeTime = (moment: Date): string =>
  `<t:${Math.floor(moment.getTime() / 1000)}:R>`;

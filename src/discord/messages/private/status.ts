import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows } from '../../components/layout.ts';
import { campaignButton } from '../campaign/ways.ts';
import type { OutgoingMessage } from '../message.ts';
import { relativeTime } from '../moments.ts';
import { looksInCrowd } from '../people.ts';
import { waitingLines } from '../time/waiting.ts';
import { paceSummary } from '../time/words.ts';
import type { Words } from '../words.ts';
import { goalButton } from './goal.ts';
import { sinceButton } from './record-buttons.ts';
import { seatLines, seatWays } from './seats.ts';

/** Whose move it is and since when, and everything that the game has to say about its state. */
export function statusMessage(
  look: Look,
  words: Words,
  { threadGone = false, words: problem = '' }: { threadGone?: boolean; words?: string } = {},
): OutgoingMessage {
  const { game, texts } = words;
  const { match, view } = look;
  const table = match.id;
  const playing = match.status === 'playing';
  // A crowd acts by its votes.
  const hasOwnSeat = playing && look.seat !== null && !looksInCrowd(look);
  const { pausedSince } = look.times;
  const rests = pausedSince ? [texts('bot.due.paused', { since: relativeTime(pausedSince) })] : [];
  const who = waitingLines(look, words);
  const details =
    view === null
      ? [texts(`bot.status.${match.status}`)]
      : [
          `## ${game.presentation.headline(view, texts)}`,
          ...rests,
          ...who,
          ...seatLines(look, texts),
          ...(playing ? [`-# ${paceSummary(match.settings, texts)}`] : []),
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
          ...(view === null ? [] : [sinceButton(table, texts), goalButton(table, words)]),
          ...(playing ? seatWays(look, texts) : []),
          ...((game.rules.standing || game.rules.companion) && hasOwnSeat
            ? [button(texts('bot.button.standing'), encodeAddress('standing', { table }))]
            : []),
          ...(hasOwnSeat
            ? [button(texts('bot.undo.further'), encodeAddress('earlier', { table }))]
            : []),
          ...(playing ? [button(texts('bot.button.pace'), encodeAddress('pace', { table }))] : []),
          button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
          ...(game.rules.companion && playing
            ? [button(texts('bot.button.companions'), encodeAddress('companions', { table }))]
            : []),
          ...(match.campaign ? [campaignButton('status', match.campaign.id, texts)] : []),
          button(texts('bot.button.mine'), encodeAddress('mine', {})),
          button(texts('bot.button.help'), encodeAddress('help', { topic: '' })),
        ]),
      ]),
    ],
  };
}

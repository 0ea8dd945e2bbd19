import type { Inspected } from '../../../table/around/administering/administration.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, file, lines, row, text } from '../../components/layout.ts';
import { userMenu } from '../../components/server-menus.ts';
import { clip } from '../../limits.ts';
import { holderName, mention } from '../../mentions.ts';
import type { OutgoingFile, OutgoingMessage } from '../message.ts';
import { relativeTime } from '../moments.ts';
import { gameName } from '../words.ts';

/** Maximum characters for one question's options. */
const OPTIONS_LENGTH = 300;

/** A match from the inside, and what can be done about it. */
export function inspectedMessage(inspected: Inspected, texts: Texts): OutgoingMessage {
  const { match, plays, insider, waiting, questions, resolving, rewinds } = inspected;
  const table = match.id;
  const isGoing = match.status !== 'over' && match.status !== 'abandoned';
  const name = gameName(match.gameId, texts);
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.admin.title', { game: name, id: table })}`),
        lines([
          texts('bot.admin.state', {
            status: match.status,
            revision: match.revision,
            changed: relativeTime(match.changedAt),
            host: mention(match.hostId, texts),
            place: `<#${match.threadId ?? match.channelId}>`,
          }),
          match.brokenBecause
            ? texts('bot.admin.broken', { reason: match.brokenBecause.replaceAll('`', '') })
            : '',
          ...waiting.map((holder) =>
            texts('bot.admin.waiting', {
              seat: holderName(holder, texts),
              since: relativeTime(holder.since),
            }),
          ),
        ]),
        lines([
          ...questions.map(({ id, key, seats, options }) =>
            texts('bot.admin.question', {
              id,
              key,
              seats: seats.join(', '),
              options: options === null ? 'hidden' : clip(options.join(', '), OPTIONS_LENGTH),
            }),
          ),
          resolving && resolving.length > 0
            ? texts('bot.admin.resolving', { steps: resolving.join(' › ') })
            : '',
          plays ? texts('bot.admin.plays') : '',
          insider ? texts('bot.admin.insider') : '',
        ]),
        row([
          button(
            texts('bot.admin.rewind', { count: rewinds ?? 0 }),
            encodeAddress('admin', { does: 'ask-rewind', table }),
            { disabled: rewinds === null },
          ),
          button(texts('bot.admin.export'), encodeAddress('admin', { does: 'export', table }), {
            disabled: (plays && isGoing) || match.status === 'lobby',
          }),
          button(texts('bot.admin.end'), encodeAddress('admin', { does: 'ask-end', table }), {
            style: 'danger',
            disabled: !isGoing,
          }),
          button(texts('bot.button.refresh'), encodeAddress('admin', { does: 'inspect', table })),
        ]),
        ...(isGoing
          ? [row([userMenu(encodeAddress('host', { table }), texts('bot.admin.choose-host'))])]
          : []),
      ]),
    ],
  };
}

/** Asks for confirmation of something that can't be undone. */
export const confirmAdminMessage = (
  does: 'rewind' | 'end',
  { id: table }: MatchSummary,
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(texts(`bot.admin.sure.${does}`)),
      row([
        button(texts(`bot.admin.yes.${does}`), encodeAddress('admin', { does, table }), {
          style: 'danger',
        }),
        button(texts('bot.confirm.no'), encodeAddress('admin', { does: 'inspect', table })),
      ]),
    ]),
  ],
});

/** The whole match as a file. */
export const exportedMessage = (data: OutgoingFile, texts: Texts): OutgoingMessage => ({
  components: [container(ACCENTS.notice, [text(texts('bot.admin.exported')), file(data.name)])],
  files: [{ ...data, instead: texts('bot.problem.file-too-large') }],
});

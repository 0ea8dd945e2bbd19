import { isPerson } from '../../../table/companions/holders.ts';
import type { NoticeData } from '../../../table/publishing/slot.ts';
import type { MatchSummary } from '../../../table/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, row, rows, text } from '../../components/layout.ts';
import { holderName, mention } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';

/** Something that people should know about the match itself. */
export function noticeMessage(
  data: NoticeData,
  match: MatchSummary,
  texts: Texts,
): OutgoingMessage {
  const ways =
    data.notice === 'abandoned'
      ? [
          button(texts('bot.button.again'), encodeAddress('again', { table: match.id }), {
            style: 'primary',
          }),
          button(
            texts('bot.button.chronicle'),
            encodeAddress('log', { table: match.id, page: 'last' }),
          ),
        ]
      : [];
  return {
    components: [container(ACCENTS.notice, [text(words(data, match, texts)), ...rows(ways)])],
  };
}

function words(data: NoticeData, { seed }: MatchSummary, texts: Texts): string {
  switch (data.notice) {
    case 'returned':
      return texts('bot.notice.returned', { undone: data.undone });
    case 'updated':
      return texts('bot.notice.updated');
    case 'broken':
      return texts('bot.notice.broken');
    case 'handed-over':
      return texts('bot.notice.handed-over', {
        from: holderName(data.from),
        to: data.to,
        kept: isPerson(data.from) ? 'yes' : 'no',
      });
    case 'taken-back':
      return texts('bot.notice.taken-back', { from: data.from, by: mention(data.by) });
    case 'abandoned': {
      const said = texts('bot.notice.abandoned', { by: mention(data.by) });
      return seed ? `${said}\n${texts('bot.ending.seed', { seed })}` : said;
    }
  }
}

/** In the channel: the thread has been deleted, and here is the way on. */
export const threadGoneMessage = (match: MatchSummary, texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(texts('bot.thread.gone', { game: texts(`${match.gameId}.name`) })),
      row([
        button(texts('bot.button.thread'), encodeAddress('thread', { table: match.id }), {
          style: 'primary',
        }),
      ]),
    ]),
  ],
});

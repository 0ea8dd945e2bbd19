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
  const table = match.id;
  const isOpen = match.status === 'playing' || match.status === 'broken';
  const ending =
    data.notice === 'ending' && isOpen
      ? [
          button(texts('bot.ending-early.join'), encodeAddress('end', { table })),
          button(texts('bot.ending-early.stay'), encodeAddress('stay', { table })),
        ]
      : [];
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
    components: [
      container(ACCENTS.notice, [text(words(data, match, texts)), ...rows([...ending, ...ways])]),
    ],
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
    case 'ending':
      return texts('bot.ending-early.tally', {
        count: data.votes.length,
        people: list(data.votes.map(mention), texts),
        needed: data.needed,
        left: data.needed - data.votes.length,
      });
    case 'abandoned': {
      const { votes = [] } = data;
      const said =
        votes.length > 1
          ? texts('bot.ending-early.ended', { people: list(votes.map(mention), texts) })
          : texts('bot.notice.abandoned', { by: mention(data.by) });
      return seed ? `${said}\n${texts('bot.ending.seed', { seed })}` : said;
    }
  }
}

const list = (names: readonly string[], { locale }: Texts): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

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

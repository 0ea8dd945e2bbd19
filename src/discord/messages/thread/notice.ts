import { nameIn } from '../../../table/match/people/called.ts';
import type { NoticeData } from '../../../table/match/saved/slot.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, row, rows, text } from '../../components/layout.ts';
import { listed, mention } from '../../mentions.ts';
import { type GoingOn, goingOnWays, goingOnWords } from '../campaign/going-on.ts';
import { campaignButton } from '../campaign/ways.ts';
import type { OutgoingMessage } from '../message.ts';
import { dateTime, relativeTime } from '../moments.ts';
import { paceLines } from '../time/words.ts';
import type { Words } from '../words.ts';
import { gameName } from '../words.ts';
import { offerWords, replacingWords, seatButtons, sittingWords } from './seats.ts';
import { undoButtons, undoWords } from './undo-request.ts';

/** Something that people should know about the match itself. */
export function noticeMessage(
  data: NoticeData,
  match: MatchSummary,
  words: Words,
  goesOn: GoingOn | null = null,
): OutgoingMessage {
  const { texts } = words;
  const table = match.id;
  const campaign = match.campaign?.id ?? '';
  const isOpen = match.status === 'playing' || match.status === 'broken';
  const ending =
    data.notice === 'ending' && isOpen
      ? data.of === 'campaign'
        ? [campaignButton('end', campaign, texts), campaignButton('stay', campaign, texts)]
        : [
            button(texts('bot.ending-early.join'), encodeAddress('end', { table })),
            button(texts('bot.ending-early.stay'), encodeAddress('stay', { table })),
          ]
      : [];
  const asked =
    data.notice === 'undo' && data.undo.outcome === 'asked' && isOpen
      ? undoButtons(table, data.undo, texts)
      : [];
  const ways = goesOn
    ? goingOnWays(goesOn, texts)
    : [button(texts('bot.button.again'), encodeAddress('again', { table }), { style: 'primary' })];
  const told = [
    wordsOf(data, match, words),
    ...(goesOn && data.notice === 'abandoned' ? [goingOnWords(goesOn, texts)] : []),
  ];
  const record = [
    button(texts('bot.button.chronicle'), encodeAddress('chronicle', { table })),
    button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
  ];
  return {
    components: [
      container(ACCENTS.notice, [
        text(told.join('\n')),
        ...rows([
          ...ending,
          ...asked,
          ...(isOpen ? seatButtons(data, match, texts) : []),
          ...(data.notice === 'abandoned' ? [...ways, ...record] : []),
          ...(data.notice === 'imported' ? record : []),
        ]),
      ]),
    ],
    pings: isOpen ? pingsOf(data) : [],
  };
}

/** Who is notified when it is posted. */
function pingsOf(data: NoticeData): readonly string[] {
  switch (data.notice) {
    case 'undo':
      return data.undo.outcome === 'asked' ? data.undo.missing : [];
    case 'seat-offer':
      return data.offer.outcome === 'asked' ? [data.offer.to] : [];
    case 'handed-over':
      return data.asleep && !data.over ? [data.from.userId] : [];
    case 'taken-back':
      return data.ping ? [data.by] : [];
    default:
      return [];
  }
}

function wordsOf(data: NoticeData, match: MatchSummary, words: Words): string {
  const { texts } = words;
  const { seed } = match;
  switch (data.notice) {
    case 'returned':
      return texts('bot.notice.returned', { undone: data.undone });
    case 'updated':
      return texts('bot.notice.updated');
    case 'broken':
      return texts('bot.notice.broken');
    case 'pace':
      return [
        texts('bot.notice.pace', { by: mention(data.by, texts) }),
        ...paceLines(data.settings, texts),
      ].join('\n');
    case 'paused':
      return texts('bot.notice.paused', { since: relativeTime(new Date(data.since)) });
    case 'handed-over':
      return sittingWords(data, match, words);
    case 'taken-back':
      return texts('bot.notice.taken-back', {
        from: nameIn(data.from, texts),
        by: mention(data.by, texts),
        after: data.after ?? 'taken',
        hosts: data.hosts ? 'yes' : 'no',
      });
    case 'seat-taken':
      return texts('bot.notice.seat-taken', {
        from: nameIn(data.from, texts),
        by: mention(data.by, texts),
        hosts: data.hosts ? 'yes' : 'no',
      });
    case 'seat-offer':
      return offerWords(data.offer, match, words);
    case 'replacing':
      return replacingWords(data.replacing, texts);
    case 'rewound':
      return texts('bot.notice.rewound', { undone: data.undone, by: mention(data.by, texts) });
    case 'exported':
      return texts('bot.notice.exported', { by: mention(data.by, texts) });
    case 'imported': {
      const { by, from, status } = data;
      return texts('bot.notice.imported', {
        by: mention(by, texts),
        id: from.id,
        count: from.choices,
        begun: from.startedAt === null ? 'unknown' : dateTime(new Date(from.startedAt)),
        status,
      });
    }
    case 'moved':
      return texts('bot.notice.moved', {
        by: mention(data.by, texts),
        from: data.from === null ? 'none' : `<#${data.from}>`,
      });
    case 'new-host':
      return texts('bot.notice.new-host', {
        host: mention(data.host, texts),
        by: mention(data.by, texts),
      });
    case 'forgotten':
      return texts('bot.notice.forgotten', { to: data.to ? nameIn(data.to, texts) : 'nobody' });
    case 'ending':
      return texts(
        data.of === 'campaign' ? 'bot.campaign.ending.tally' : 'bot.ending-early.tally',
        {
          count: data.votes.length,
          people: listed(data.votes, texts),
          needed: data.needed,
          left: data.needed - data.votes.length,
        },
      );
    case 'undo':
      return undoWords(data.undo, words);
    case 'abandoned': {
      const { votes = [] } = data;
      const said = abandonedWords(data, votes, texts);
      return seed ? `${said}\n${texts('bot.ending.seed', { seed })}` : said;
    }
  }
}

function abandonedWords(
  { by, of }: Extract<NoticeData, { notice: 'abandoned' }>,
  votes: readonly string[],
  texts: Texts,
): string {
  const people = listed(votes.length > 1 ? votes : [by], texts);
  if (of === 'campaign') return texts('bot.campaign.ending.by', { people });
  return votes.length > 1
    ? texts('bot.ending-early.ended', { people })
    : texts('bot.notice.abandoned', { by: mention(by, texts) });
}

/** Games whose threads have been deleted, each with the way on. */
export const threadsGoneMessage = (
  matches: readonly MatchSummary[],
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(
      ACCENTS.notice,
      matches.flatMap(({ id, gameId, changedAt }) => [
        text(
          texts('bot.thread.gone', {
            game: gameName(gameId, texts),
            since: relativeTime(changedAt),
          }),
        ),
        row([
          button(texts('bot.button.thread'), encodeAddress('thread', { table: id }), {
            style: 'primary',
          }),
        ]),
      ]),
    ),
  ],
});

import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { isSame, nameIn } from '../../../table/match/people/called.ts';
import { isPerson } from '../../../table/match/people/holders.ts';
import type { NoticeData, ReplacingNotice, SeatOffer } from '../../../table/match/saved/slot.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { holderName, listed, mention } from '../../mentions.ts';
import { characterName } from '../lobby/characters.ts';
import { dateTime } from '../moments.ts';
import type { Words } from '../words.ts';

type HandedOver = Extract<NoticeData, { notice: 'handed-over' }>;

/** A companion plays for somebody: for how long, and who may take the seat. */
export function sittingWords(
  {
    seat,
    from,
    to,
    until = null,
    open = false,
    voted = [],
    host = null,
    asleep = false,
    over = false,
  }: HandedOver,
  match: MatchSummary,
  { game, texts }: Words,
): string {
  const kept = isPerson(from) ? 'yes' : 'no';
  const names = { from: holderName(from, texts), to: nameIn(to, texts) };
  // A companion whose seat was opened has replaced nobody.
  if (over) return texts(isSame(from, to) ? 'bot.seat.was-open' : 'bot.seat.sat-in', names);
  const how = until === null ? (asleep ? 'asleep' : 'long') : 'until';
  return [
    voted.length > 0
      ? texts('bot.seat.voted', { people: listed(voted, texts), count: voted.length })
      : '',
    isSame(from, to)
      ? ''
      : texts('bot.notice.handed-over', {
          ...names,
          person: isPerson(from) ? mention(from.userId, texts) : names.from,
          kept,
          how,
          until: until === null ? '' : dateTime(new Date(until)),
        }),
    host === null ? '' : texts('bot.seat.host', { host: mention(host, texts) }),
    open
      ? texts('bot.seat.open', { to: names.to, kept, plays: playsIn(match, seat, game, texts) })
      : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** What a seat plays, in words; empty for nothing. */
const playsIn = (
  { seats }: MatchSummary,
  seat: string,
  game: Words['game'],
  texts: Texts,
): string =>
  separated(
    (seats.find((holder) => holder.seat === seat)?.characters ?? []).map((character) =>
      characterName(game, character, texts),
    ),
    texts,
  );

/** The state of an offer of a seat, or its outcome. */
export function offerWords(
  { seat, from, to, outcome }: SeatOffer,
  match: MatchSummary,
  { game, texts }: Words,
): string {
  const count = match.seats.find((holder) => holder.seat === seat)?.characters.length ?? 0;
  return texts(`bot.seat.offer.${outcome}`, {
    from: mention(from, texts),
    to: mention(to, texts),
    count,
    plays: playsIn(match, seat, game, texts),
  });
}

/** The state of a vote on an absent player, and which rule applies. */
export function replacingWords(
  { absent, votes, needed, outcome }: ReplacingNotice,
  texts: Texts,
): string {
  return texts(`bot.seat.replacing.${outcome}`, {
    absent: mention(absent, texts),
    people: listed(votes, texts),
    count: votes.length,
    needed,
  });
}

/** Buttons for answering what a notice says about a seat. */
export function seatButtons(
  data: NoticeData,
  { id: table }: MatchSummary,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  switch (data.notice) {
    case 'handed-over': {
      const { seat, from, open = false, over = false } = data;
      if (over || !(open || isPerson(from))) return [];
      const label = texts(open ? 'bot.seat.take' : 'bot.seat.take-back');
      return [button(label, encodeAddress('sit', { table, seat }))];
    }
    case 'seat-offer': {
      if (data.offer.outcome !== 'asked') return [];
      const offer = String(data.offer.number);
      return [
        button(texts('bot.seat.accept'), encodeAddress('accept', { table, offer }), {
          style: 'success',
        }),
        button(texts('bot.seat.decline'), encodeAddress('decline', { table, offer })),
      ];
    }
    case 'replacing': {
      const { seat, outcome } = data.replacing;
      if (outcome !== 'asked') return [];
      return [
        button(texts('bot.seat.replace'), encodeAddress('replace', { table, seat, wants: 'yes' })),
        button(texts('bot.seat.wait'), encodeAddress('replace', { table, seat, wants: 'no' })),
      ];
    }
    default:
      return [];
  }
}

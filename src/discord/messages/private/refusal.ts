import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Game } from '../../../kernel/game.ts';
import { MOST_MEGABYTES } from '../../../table/around/recording/match-file.ts';
import { nameIn } from '../../../table/match/people/called.ts';
import type { Refusal } from '../../../table/match/refusal.ts';
import type { Games } from '../../../table/match/saved/games.ts';
import { hasEnded, type MatchSummary, type Waiting } from '../../../table/match/saved/summary.ts';
import { inProportion } from '../../../table/telling/events/votes.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { gameOf } from '../../context.ts';
import { LIMITS } from '../../limits.ts';
import { holderName, mention } from '../../mentions.ts';
import { clauses } from '../clauses.ts';
import { characterName } from '../lobby/characters.ts';
import { missingWords } from '../lobby/missing.ts';
import type { OutgoingMessage } from '../message.ts';
import { relativeTime } from '../moments.ts';
import { seatLabel } from '../people.ts';
import { plainMessage } from '../plain.ts';
import { finishedWays } from './finished.ts';

/**
 * What was wrong, in private, short, and with the way on.
 * @param view the game's public view, to word what was chosen; null if it is unavailable
 */
export function refusalMessage(
  refusal: Refusal,
  view: unknown,
  games: Games,
  texts: Texts,
): OutgoingMessage {
  const ways =
    'match' in refusal && refusal.match ? waysOn(refusal, refusal.match, games, texts) : [];
  return plainMessage(refusalWords(refusal, view, games, texts), ways);
}

function waysOn(
  refusal: Refusal,
  match: MatchSummary,
  games: Games,
  texts: Texts,
): APIComponentInMessageActionRow[] {
  const table = match.id;
  if (match.status === 'lobby') {
    return refusal.refusal === 'not-seated'
      ? [button(texts('bot.button.join'), encodeAddress('join', { table }), { style: 'primary' })]
      : [];
  }
  if (hasEnded(match)) return finishedWays(match, texts);
  if (match.status !== 'playing') return [];
  if (refusal.refusal === 'which-seat') return openSeats(refusal, gameOf(games, match), texts);
  const status = button(texts('bot.button.status'), encodeAddress('status', { table }));
  return refusal.refusal === 'not-seated'
    ? [status]
    : [
        button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
        status,
      ];
}

/** One button for each seat that can be taken. */
const openSeats = (
  { match: { id: table }, seats }: Extract<Refusal, { refusal: 'which-seat' }>,
  game: Game,
  texts: Texts,
) =>
  seats.slice(0, LIMITS.buttonsInRow).map((holder) => {
    const { seat, characters } = holder;
    const plays = separated(
      characters.map((character) => characterName(game, character, texts)),
      texts,
    );
    const label = texts('bot.seat.take-named', { plays: plays || nameIn(holder, texts) });
    return button(label, encodeAddress('sit', { table, seat }));
  });

function refusalWords(refusal: Refusal, view: unknown, games: Games, texts: Texts): string {
  const say = (args = {}) => texts(`bot.refusal.${refusal.refusal}`, args);
  switch (refusal.refusal) {
    case 'no-companions':
      return say({ game: texts(`${refusal.match.gameId}.name`) });
    case 'no-such-game':
      return say({ game: refusal.gameId });
    case 'no-campaigns':
    case 'only-in-campaign':
      return say({ game: texts(`${refusal.gameId}.name`) });
    case 'campaign-goes-on': {
      const { current } = refusal;
      return say({ where: current ? `<#${current.threadId ?? current.channelId}>` : 'nowhere' });
    }
    case 'not-host':
      return say({ host: mention(refusal.match.hostId, texts) });
    case 'seats-full':
      return say({ max: refusal.max });
    case 'too-many-characters':
      return say({ max: refusal.max, of: refusal.of });
    case 'character-taken': {
      const game = gameOf(games, refusal.match);
      const { character } = refusal;
      const holder = refusal.match.seats.find(({ characters }) => characters.includes(character));
      return say({
        character: characterName(game, character, texts),
        by: holder ? holderName(holder, texts) : refusal.by,
      });
    }
    case 'cannot-sit':
      return say({ person: mention(refusal.person.userId, texts), why: refusal.why });
    case 'not-offered':
      return say({ to: mention(refusal.to.userId, texts) });
    case 'wrong-absence':
      return say({ most: refusal.most });
    case 'not-in-this-channel':
      return say({
        channels: anyOf(
          refusal.channels.map((id) => `<#${id}>`),
          texts,
        ),
      });
    case 'may-not-open':
      return say({
        roles: anyOf(
          refusal.starters.map((id) => `<@&${id}>`),
          texts,
        ),
      });
    case 'cannot-import':
      return texts(`bot.import.wrong.${refusal.because}`, { most: MOST_MEGABYTES });
    case 'too-many-matches':
      return say({ most: refusal.most });
    case 'vote-open':
      return say(
        refusal.vote.closable
          ? { half: 'yes', when: relativeTime(refusal.vote.closable) }
          : { half: 'no', when: '' },
      );
    case 'not-ready':
      return say({ missing: clauses(missingWords(refusal.missing, refusal.match, texts), texts) });
    case 'stale':
      return stale(refusal, view, games, texts);
    case 'not-yours':
    case 'nothing-asked':
      return say({ waiting: waitingWords(refusal.waiting, texts) });
    case 'already-started':
    case 'already-seated':
      return say({ thread: refusal.match.threadId ? `<#${refusal.match.threadId}>` : '' });
    default:
      return say();
  }
}

const anyOf = (names: readonly string[], { locale }: Texts): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);

type Stale = Extract<Refusal, { refusal: 'stale' }>;

/** What was chosen, by whom and when, and where the game is now. */
function stale(refusal: Stale, view: unknown, games: Games, texts: Texts): string {
  const waiting = waitingWords(refusal.waiting, texts);
  return [
    settledWords(refusal, view, games, texts),
    texts('bot.refusal.now-waiting', { waiting }),
  ].join('\n');
}

/**
 * Who answered, and when; only that it is settled if nobody knows. What was chosen is told in the thread, in
 * the words of that time: worded now, it would refer to the current state of the game.
 */
export function settledWords(
  { match, settled }: Stale,
  view: unknown,
  games: Games,
  texts: Texts,
): string {
  if (!settled) return texts('bot.refusal.stale-gone');
  if (view === null) return texts('bot.refusal.stale');
  const { seat, userId, standIn, vote } = settled;
  const when = relativeTime(new Date(settled.at));
  if (vote) {
    return texts('bot.refusal.stale-voted', { votes: inProportion(vote.votes, texts), when });
  }
  const holds = match.seats.some((taken) => taken.seat === seat && taken.userId === userId);
  return texts(standIn ? 'bot.refusal.stale-time-up' : 'bot.refusal.stale-settled', {
    by: standIn ?? '',
    who: holds
      ? seatLabel(match, seat, gameOf(games, match), view, texts)
      : holderName(settled, texts),
    when,
  });
}

const waitingWords = (waiting: readonly Waiting[], texts: Texts): string =>
  waiting.length === 0
    ? texts('bot.refusal.nobody')
    : separated(
        waiting.map((holder) => holderName(holder, texts)),
        texts,
      );

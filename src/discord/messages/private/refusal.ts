import type { APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { Games } from '../../../table/games.ts';
import type { Refusal } from '../../../table/refusal.ts';
import type { MatchSummary, Waiting } from '../../../table/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { gameOf } from '../../context.ts';
import { holderName, mention } from '../../mentions.ts';
import { characterName } from '../lobby/characters.ts';
import { missingWords } from '../lobby/missing.ts';
import type { OutgoingMessage } from '../message.ts';
import { seatLabel } from '../people.ts';
import { plainMessage } from '../plain.ts';
import { relativeTime } from './status.ts';

/**
 * What was wrong, in private, short, and with the way on.
 * @param view the game's public view, to word what was chosen; null where it can't be had
 */
export function refusalMessage(
  refusal: Refusal,
  view: unknown,
  games: Games,
  texts: Texts,
): OutgoingMessage {
  const ways = 'match' in refusal && refusal.match ? waysOn(refusal, refusal.match, texts) : [];
  return plainMessage(refusalWords(refusal, view, games, texts), ways);
}

function waysOn(
  { refusal }: Refusal,
  match: MatchSummary,
  texts: Texts,
): APIComponentInMessageActionRow[] {
  const table = match.id;
  if (match.status === 'lobby') {
    return refusal === 'not-seated'
      ? [button(texts('bot.button.join'), encodeAddress('join', { table }), { style: 'primary' })]
      : [];
  }
  if (match.status !== 'playing') return [];
  const status = button(texts('bot.button.status'), encodeAddress('status', { table }));
  return refusal === 'not-seated'
    ? [status]
    : [
        button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
        status,
      ];
}

function refusalWords(refusal: Refusal, view: unknown, games: Games, texts: Texts): string {
  const say = (args = {}) => texts(`bot.refusal.${refusal.refusal}`, args);
  switch (refusal.refusal) {
    case 'no-companions':
      return say({ game: texts(`${refusal.match.gameId}.name`) });
    case 'no-such-game':
      return say({ game: refusal.gameId });
    case 'not-host':
      return say({ host: mention(refusal.match.hostId) });
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
        by: holder ? holderName(holder) : refusal.by,
      });
    }
    case 'not-ready':
      return say({ missing: missingWords(refusal.missing, refusal.match, texts).join('; ') });
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
 * Who answered, and when; no more than that it is settled where nobody knows. What was chosen is told
 * in the thread, in the words of that time: worked out now, they would speak of the game as it is now.
 */
export function settledWords(
  { match, settled }: Stale,
  view: unknown,
  games: Games,
  texts: Texts,
): string {
  if (!settled || view === null) return texts('bot.refusal.stale');
  const { seat, userId } = settled;
  const holds = match.seats.some((taken) => taken.seat === seat && taken.userId === userId);
  return texts('bot.refusal.stale-settled', {
    who: holds ? seatLabel(match, seat, gameOf(games, match), view, texts) : holderName(settled),
    when: relativeTime(new Date(settled.at)),
  });
}

const waitingWords = (waiting: readonly Waiting[], texts: Texts): string =>
  waiting.length === 0 ? texts('bot.refusal.nobody') : waiting.map(holderName).join(', ');

import type { OwnMatch } from '../../../table/deciding/looking/mine.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { holderName } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';
import { dateTime, relativeTime } from '../moments.ts';
import { gameName } from '../words.ts';

/** Matches that one message lists. */
const LISTED = 15;

/** `/mine`: everything that somebody plays, on all servers, and what they owe. */
export function mineMessage(matches: readonly OwnMatch[], texts: Texts): OutgoingMessage {
  const shown = matches.slice(0, LISTED);
  const owed = shown.filter(({ own }) => own !== null);
  const kept = shown.filter(({ sitting }) => sitting !== null);
  const running = shown.filter(
    ({ own, sitting, match }) => own === null && sitting === null && match.status === 'playing',
  );
  const gathering = shown.filter(({ match }) => match.status === 'lobby');
  const part = (title: string, some: readonly OwnMatch[]) =>
    some.length === 0
      ? []
      : [lines([`**${texts(`bot.mine.${title}`)}**`, ...some.map((one) => line(one, texts))])];
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.mine.title', { count: owed.length })}`),
        ...(shown.length === 0 ? [text(texts('bot.mine.empty'))] : []),
        ...part('owed', owed),
        ...part('running', running),
        ...part('kept', kept),
        ...part('gathering', gathering),
        ...(matches.length > shown.length
          ? [text(texts('bot.mine.more', { count: matches.length - shown.length }))]
          : []),
        row([
          button(texts('bot.button.refresh'), encodeAddress('mine', {})),
          button(texts('bot.button.notify'), encodeAddress('notify', { part: 'show' })),
        ]),
      ]),
    ],
  };
}

function line({ match, own, sitting, others, pausedSince }: OwnMatch, texts: Texts): string {
  const game = `[${gameName(match.gameId, texts)}](${linkTo(match)})`;
  if (match.status === 'lobby') {
    return texts('bot.mine.lobby', { game, seats: match.seats.length });
  }
  if (own) {
    return texts('bot.mine.own', {
      game,
      since: relativeTime(own.since),
      until: pausedSince ? 'paused' : own.dueAt ? 'due' : 'never',
      due: own.dueAt ? relativeTime(own.dueAt) : '',
    });
  }
  if (sitting) {
    return texts('bot.mine.sitting', {
      game,
      how: sitting.until ? 'until' : 'long',
      until: sitting.until ? dateTime(sitting.until) : '',
    });
  }
  return texts('bot.mine.others', {
    game,
    count: others.length,
    who: separated(
      others.map((holder) => holderName(holder, texts)),
      texts,
    ),
    paused: pausedSince ? 'yes' : 'no',
  });
}

/** Leads there from any server. */
const linkTo = ({ guildId, channelId, threadId }: MatchSummary): string =>
  `https://discord.com/channels/${guildId}/${threadId ?? channelId}`;

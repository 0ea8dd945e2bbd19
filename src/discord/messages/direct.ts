import { subtext } from 'discord.js';
import type { DirectMessage } from '../../table/match/saved/notification-records.ts';
import type { Publication, Published } from '../../table/telling/publishing/publisher.ts';
import type { Texts } from '../../texts/texts.ts';
import { encodeAddress } from '../address.ts';
import { button, link } from '../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../components/layout.ts';
import { mention } from '../mentions.ts';
import { type OutgoingMessage, textsIn } from './message.ts';
import { relativeTime } from './moments.ts';
import { callMessage } from './thread/call.ts';
import { noticeMessage } from './thread/notice.ts';
import type { Words } from './words.ts';

/** Whether what a direct message is about still waits for its reader. */
export function isAsked(
  { userId, decisions }: DirectMessage,
  { slot, snapshot }: Publication,
  words: Words,
): boolean {
  if (slot.kind === 'notice') {
    return (noticeMessage(slot.data, snapshot.match, words).pings ?? []).includes(userId);
  }
  return ownDecisions(userId, snapshot).some((id) => decisions.includes(id));
}

/** The questions that wait for somebody's answer. */
const ownDecisions = (userId: string, { waiting }: Publication['snapshot']): string[] =>
  waiting
    .filter((one) => one.userId === userId)
    .flatMap(({ decisions }) => decisions.map(({ id }) => id));

/**
 * What one person is asked, until when, and the way there. It says what the thread says to everyone, in the
 * same words: it can contain nothing hidden.
 */
export function directMessage(
  { userId, nextAt }: DirectMessage,
  { slot, snapshot }: Publication,
  { channelId, messageId }: Published,
  words: Words,
): OutgoingMessage {
  const { texts } = words;
  const { gameId, guildId } = snapshot.match;
  const said =
    slot.kind === 'call'
      ? callMessage(
          snapshot,
          { ...slot.data, decisions: ownDecisions(userId, snapshot), mentions: [] },
          words,
        )
      : slot.kind === 'notice'
        ? noticeMessage(slot.data, snapshot.match, words)
        : null;
  return {
    components: [
      container(ACCENTS.prompt, [
        text(texts('bot.notify.direct', { about: slot.kind, game: texts(`${gameId}.name`) })),
        ...(said ? [lines(textsIn(said))] : []),
        ...(nextAt
          ? [text(subtext(texts('bot.notify.last-direct', { next: relativeTime(nextAt) })))]
          : []),
        row([
          link(
            texts('bot.button.to-thread'),
            `https://discord.com/channels/${guildId}/${channelId}/${messageId}`,
          ),
          button(texts('bot.button.notify'), encodeAddress('notify', { part: 'show' })),
        ]),
      ]),
    ],
  };
}

/** In the thread: a direct message was refused. */
export const mentionedInstead = (userId: string, texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(texts('bot.notify.instead', { person: mention(userId, texts) })),
      row([button(texts('bot.button.notify'), encodeAddress('notify', { part: 'show' }))]),
    ]),
  ],
  pings: [userId],
});

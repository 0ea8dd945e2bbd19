import { subtext } from 'discord.js';
import type { Notices } from '../../table/telling/notifications/notifications.ts';
import type { Texts } from '../../texts/texts.ts';
import { text } from '../components/layout.ts';
import { LIMITS } from '../limits.ts';
import { mention } from '../mentions.ts';
import { countComponents, type OutgoingMessage } from '../messages/message.ts';
import { relativeTime } from '../messages/moments.ts';

/**
 * A new message that notifies only people who want to be mentioned; anyone else it names can read it all the
 * same. It says who is getting their last notification for now, unless they are told directly.
 */
export async function addressed(
  message: OutgoingMessage,
  notices: Notices,
  texts: Texts,
): Promise<OutgoingMessage> {
  const deliveries = [...(await notices.deliver(message.pings ?? []))];
  const last = deliveries.flatMap(([userId, { mention: isMentioned, direct, nextAt }]) =>
    isMentioned && !direct && nextAt
      ? [texts('bot.notify.last', { person: mention(userId, texts), next: relativeTime(nextAt) })]
      : [],
  );
  const fits = countComponents(message.components) < LIMITS.messageComponents;
  const note = last.length > 0 && fits ? [text(last.map((line) => subtext(line)).join('\n'))] : [];
  return {
    ...message,
    components: [...message.components, ...note],
    pings: deliveries.flatMap(([userId, delivery]) => (delivery.mention ? [userId] : [])),
  };
}

import type { JsonObject } from '../kernel/json.ts';
import type {
  DirectMessage,
  NotificationRecords,
} from '../table/match/saved/notification-records.ts';
import type { Connection } from './connection.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { noteDeliveries } from './noting.ts';

/** Who was notified how, in the table `notifications`. */
export const createNotifications = (
  models: PrismaClient,
  transaction: Connection['transaction'],
): NotificationRecords => ({
  async settingsOf(userIds) {
    const people = await models.person.findMany({ where: { id: { in: [...userIds] } } });
    return new Map(people.map(({ id, settings }) => [id, settings as JsonObject]));
  },
  note: (post, userIds, decide) =>
    transaction((within) => noteDeliveries(within, post, userIds, decide)),
  async standing(matchId) {
    const standing = await models.notification.findMany({
      where: { matchId, live: true },
      orderBy: [{ at: 'asc' }, { nonce: 'asc' }],
    });
    return standing.map(({ channelId, messageId, ...message }) => ({
      nonce: message.nonce,
      userId: message.userId,
      mention: message.mention,
      nextAt: message.nextAt,
      subject: message.subject,
      decisions: message.decisions,
      begun: message.begun,
      place: channelId !== null && messageId !== null ? { channelId, messageId } : null,
      about: message.about,
    }));
  },
  async begin(message) {
    const { count } = await models.notification.updateMany({
      where: { ...called(message), begun: false },
      data: { begun: true },
    });
    return count > 0;
  },
  async stands(message, place, about) {
    await models.notification.updateMany({
      where: called(message),
      data: { ...place, about },
    });
  },
  async gone(message) {
    await models.notification.updateMany({ where: called(message), data: { live: false } });
  },
});

const called = ({ nonce, userId }: DirectMessage) => ({ nonce, userId });

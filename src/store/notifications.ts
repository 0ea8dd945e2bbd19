import sql from 'sql-template-tag';
import type { JsonObject } from '../kernel/json.ts';
import { aDayBefore, type Delivery } from '../table/notifications/delivery.ts';
import type {
  DirectMessage,
  NotificationRecords,
  Post,
} from '../table/notifications/notifications.ts';
import type { Connection, Queries } from './connection.ts';

interface Person {
  id: string;
  settings: JsonObject;
}

interface NotedRow extends Delivery {
  nonce: string;
  userId: string;
  at: Date;
}

/** Who was notified how, in the table `notifications`. */
export const createNotifications = (connection: Connection): NotificationRecords => ({
  async settingsOf(userIds) {
    const people = await connection.rows<Person>(
      sql`SELECT id, settings FROM people WHERE id = ANY(${userIds}::text[])`,
    );
    return new Map(people.map(({ id, settings }) => [id, settings]));
  },
  note: (post, userIds, decide) =>
    connection.transaction(async (transaction) => {
      // Whoever else counts a notification of one of them waits here.
      const people = await transaction.rows<Person>(sql`
        SELECT id, settings FROM people WHERE id = ANY(${userIds}::text[]) ORDER BY id FOR UPDATE`);
      const noted = await transaction.rows<NotedRow>(sql`
        SELECT nonce, user_id AS "userId", at, mention, direct, next_at AS "nextAt"
        FROM notifications WHERE user_id = ANY(${userIds}::text[])
          AND ((at > ${aDayBefore(post.at)} AND at <= ${post.at}) OR nonce = ${post.nonce}) ORDER BY at`);
      const deliveries = new Map<string, Delivery>();
      for (const { id, settings } of people) {
        const own = noted.filter(({ userId }) => userId === id);
        const before = own.find(({ nonce }) => nonce === post.nonce);
        const delivery =
          before ??
          decide(
            settings,
            own.map(({ at }) => at),
          );
        const { mention, direct, nextAt } = delivery;
        deliveries.set(id, { mention, direct, nextAt });
        if (!before && (mention || direct)) await add(transaction, post, id, delivery);
      }
      return deliveries;
    }),
  standing: async (matchId) => {
    const rows = await connection.rows<
      Omit<DirectMessage, 'place'> & { channelId: string | null; messageId: string | null }
    >(sql`
      SELECT nonce, user_id AS "userId", mention, next_at AS "nextAt", subject, decisions, begun,
        channel_id AS "channelId", message_id AS "messageId", about
      FROM notifications WHERE match_id = ${matchId} AND live ORDER BY at, nonce`);
    return rows.map(({ channelId, messageId, ...message }) => ({
      ...message,
      place: channelId !== null && messageId !== null ? { channelId, messageId } : null,
    }));
  },
  begin: async (message) =>
    (await connection.run(
      sql`UPDATE notifications SET begun = true WHERE ${called(message)} AND NOT begun`,
    )) > 0,
  async stands(message, { channelId, messageId }, about) {
    await connection.run(sql`
      UPDATE notifications SET channel_id = ${channelId}, message_id = ${messageId}, about = ${about}
      WHERE ${called(message)}`);
  },
  async gone(message) {
    await connection.run(sql`UPDATE notifications SET live = false WHERE ${called(message)}`);
  },
});

const called = ({ nonce, userId }: DirectMessage) => sql`nonce = ${nonce} AND user_id = ${userId}`;

async function add(
  transaction: Queries,
  { nonce, matchId, at, subject, decisions }: Post,
  userId: string,
  { mention, direct, nextAt }: Delivery,
): Promise<void> {
  await transaction.run(sql`
    INSERT INTO notifications
      (nonce, user_id, match_id, at, mention, direct, next_at, subject, decisions, live)
    VALUES (${nonce}, ${userId}, ${matchId}, ${at}, ${mention}, ${direct}, ${nextAt}, ${subject},
      ${decisions}::text[], ${direct})`);
}

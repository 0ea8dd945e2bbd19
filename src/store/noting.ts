import sql from 'sql-template-tag';
import type { JsonObject } from '../kernel/json.ts';
import type {
  Delivery,
  NotificationRecords,
  Post,
} from '../table/match/saved/notification-records.ts';
import { aDayBefore } from '../table/telling/notifications/delivery.ts';
import type { Queries } from './connection.ts';

interface Person {
  id: string;
  settings: JsonObject;
}

interface NotedRow extends Delivery {
  nonce: string;
  userId: string;
  at: Date;
}

/** Decides how people are notified of a post and notes it: see `NotificationRecords.note`. */
export async function noteDeliveries(
  transaction: Queries,
  ...[post, userIds, decide]: Parameters<NotificationRecords['note']>
): Promise<Map<string, Delivery>> {
  // Another process that counts a notification for one of them waits here.
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
}

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

import { ownHoursIn } from '../saved/own-hours.ts';
import type { Store, StoredMatch } from '../saved/store.ts';

/** What is known about the nights of people who were not involved in a match before. */
export async function knownHours(
  { notifications }: Pick<Store, 'notifications'>,
  userIds: readonly string[],
): Promise<StoredMatch['hours']> {
  const settings = await notifications.settingsOf(userIds);
  return Object.fromEntries([...settings].map(([userId, set]) => [userId, ownHoursIn(set)]));
}

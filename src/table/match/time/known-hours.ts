import { ownHoursIn } from '../saved/own-hours.ts';
import type { Store, StoredMatch } from '../saved/store.ts';

/** What is known of the nights of people who have not had to do with a match before. */
export async function knownHours(
  { notifications }: Pick<Store, 'notifications'>,
  userIds: readonly string[],
): Promise<StoredMatch['hours']> {
  const settings = await notifications.settingsOf(userIds);
  return Object.fromEntries([...settings].map(([userId, set]) => [userId, ownHoursIn(set)]));
}

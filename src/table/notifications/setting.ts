import { orUnavailable, type TableContext } from '../context.ts';
import type { NotificationSettings } from './notifications.ts';
import { preferencesIn, savedPreferences } from './preferences.ts';

/** What people can set about notifications. */
export const notificationSettings = (context: TableContext): NotificationSettings => {
  const read = async (userId: string) =>
    ({ ok: true, preferences: preferencesIn(await context.store.person(userId)) }) as const;
  return {
    notifications: (userId) => orUnavailable(context, () => read(userId)),
    setNotifications: (userId, change) =>
      orUnavailable(context, async () => {
        await context.store.changePerson(userId, savedPreferences(change));
        return read(userId);
      }),
  };
};

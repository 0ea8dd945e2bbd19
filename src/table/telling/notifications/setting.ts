import { z } from 'zod';
import { reschedule } from '../../match/changing/rescheduling.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type OwnHours, ownHoursIn, savedHours } from '../../match/saved/own-hours.ts';
import type { NotificationSettings } from './notifications.ts';
import { preferencesIn, savedPreferences } from './preferences.ts';

/** How many of somebody's running matches are looked at when their nights change. */
const MOST = 100;

/** What people can set about notifications, and when. */
export const notificationSettings = (context: TableContext): NotificationSettings => {
  const read = async (userId: string) => {
    const settings = await context.store.person(userId);
    const [preferences, hours] = [preferencesIn(settings), ownHoursIn(settings)];
    return { ok: true, preferences, hours } as const;
  };
  return {
    notifications: (userId) => orUnavailable(context, () => read(userId)),
    setNotifications: (userId, change) =>
      orUnavailable(context, async () => {
        const hours = savedHours(change);
        await context.store.changePerson(userId, { ...savedPreferences(change), ...hours });
        if (Object.keys(hours).length > 0) await rescheduleAll(context, userId);
        return read(userId);
      }),
    introduce: (userId, guessedZone, matchId) =>
      orUnavailable(context, () => introduce(context, userId, guessedZone, matchId)),
  };
};

async function rescheduleAll(context: TableContext, userId: string): Promise<void> {
  const running = await context.store.list({
    userId,
    kept: true,
    statuses: ['playing'],
    limit: MOST,
  });
  for (const { id } of running) await reschedule(context, id);
}

/** Whether somebody has been asked for their zone. */
const asked = z.object({ zoneAsked: z.literal(true) });

async function introduce(
  context: TableContext,
  userId: string,
  guessedZone: string | null,
  matchId: string,
): Promise<{ ok: true; asks: OwnHours | null }> {
  const settings = await context.store.person(userId);
  const before = ownHoursIn(settings);
  const isGuess = guessedZone !== null && before.timeZone === null;
  const hours = isGuess ? { ...before, guessedZone } : before;
  const asks = before.timeZone === null && !asked.safeParse(settings).success;
  const news = {
    ...(hours.guessedZone === before.guessedZone ? {} : savedHours({ guessedZone })),
    ...(asks ? { zoneAsked: true } : {}),
  };
  if (Object.keys(news).length > 0) await context.store.changePerson(userId, news);
  await reschedule(context, matchId);
  return { ok: true, asks: asks ? hours : null };
}

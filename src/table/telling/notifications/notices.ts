import type { MatchSettings } from '../../match/saved/match-settings.ts';
import type { Delivery, Post } from '../../match/saved/notification-records.ts';
import { type OwnHours, ownHoursIn } from '../../match/saved/own-hours.ts';
import type { Slot } from '../../match/saved/slot.ts';
import type { OwedSlot, Store } from '../../match/saved/store.ts';
import { isQuiet } from '../../match/time/waking-hours.ts';
import { hoursOf } from '../../match/time/whose-hours.ts';
import { deliveryFor, NOTHING, USUAL } from './delivery.ts';
import type { Notices } from './notifications.ts';
import { isUsual, preferencesIn, savedPreferences } from './preferences.ts';

/**
 * What a post notifies people about: the match's call, however often it is posted again, or one notice. Null
 * for messages that notify nobody.
 */
export function subjectOf({ kind, key }: Pick<Slot, 'kind' | 'key'>): string | null {
  if (kind === 'call') return 'call';
  return kind === 'notice' ? key : null;
}

/**
 * Lets the post of one slot notify people the way they want, and notes that. Who a call notifies was decided
 * when it was made, by who was asleep: posted late, it leaves alone those whose night has begun since, because
 * they get the reminder. A notice results from what somebody does at any hour, and leaves all sleepers alone.
 * @param settings of the match
 */
export function noticesFor(
  { store, now }: { store: Pick<Store, 'notifications' | 'changePerson'>; now: () => Date },
  matchId: string,
  { slot, nonce, direct, dueAt }: Pick<OwedSlot, 'slot' | 'nonce' | 'direct' | 'dueAt'>,
  settings: MatchSettings,
): Notices {
  const { notifications } = store;
  const decisions = slot.kind === 'call' ? slot.data.decisions : [];
  let mayStand = direct;
  return {
    async deliver(userIds) {
      const subject = subjectOf(slot) ?? slot.key;
      const post = { matchId, nonce, subject, decisions, at: now() };
      const isAsleep = (userId: string, own: OwnHours) => {
        const hours = hoursOf({ settings, hours: { [userId]: own } }, userId);
        return isQuiet(post.at, hours) && (slot.kind === 'notice' || !isQuiet(dueAt, hours));
      };
      const deliveries = await delivered(notifications, post, userIds, isAsleep);
      mayStand ||= [...deliveries.values()].some((one) => one.direct);
      return deliveries;
    },
    mayStand: () => mayStand,
    direct: {
      ...notifications,
      standing: () => notifications.standing(matchId),
      closed: (userId) => store.changePerson(userId, savedPreferences({ closed: true })),
    },
  };
}

/**
 * Most people have set nothing: for them nothing is noted.
 * @param isAsleep whether somebody with these hours of their own is left alone
 */
async function delivered(
  notifications: Store['notifications'],
  post: Post,
  userIds: readonly string[],
  isAsleep: (userId: string, own: OwnHours) => boolean,
): Promise<Map<string, Delivery>> {
  if (userIds.length === 0) return new Map();
  const settings = await notifications.settingsOf(userIds);
  const sleeps = (id: string) => isAsleep(id, ownHoursIn(settings.get(id) ?? {}));
  const particular = userIds.filter(
    (id) => !sleeps(id) && !isUsual(preferencesIn(settings.get(id) ?? {})),
  );
  const usual = userIds.map((id): [string, Delivery] => [id, sleeps(id) ? NOTHING : USUAL]);
  if (particular.length === 0) return new Map(usual);
  const noted = await notifications.note(post, particular, (theirs, earlier) =>
    deliveryFor(preferencesIn(theirs), earlier, post.at),
  );
  return new Map([...usual, ...noted]);
}

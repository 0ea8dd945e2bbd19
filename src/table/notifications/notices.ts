import type { Slot } from '../publishing/slot.ts';
import type { OwedSlot, Store } from '../saved/store.ts';
import { type Delivery, deliveryFor, USUAL } from './delivery.ts';
import type { Notices, Post } from './notifications.ts';
import { isUsual, preferencesIn, savedPreferences } from './preferences.ts';

/**
 * What a post notifies people about: the match's call, however often that is posted anew, or one notice.
 * Null for messages that notify nobody.
 */
export function subjectOf({ kind, key }: Pick<Slot, 'kind' | 'key'>): string | null {
  if (kind === 'call') return 'call';
  return kind === 'notice' ? key : null;
}

/** Lets the post of one slot notify people as they want it, and notes that. */
export function noticesFor(
  { store, now }: { store: Pick<Store, 'notifications' | 'changePerson'>; now: () => Date },
  matchId: string,
  { slot, nonce, direct }: Pick<OwedSlot, 'slot' | 'nonce' | 'direct'>,
): Notices {
  const { notifications } = store;
  const decisions = slot.kind === 'call' ? slot.data.decisions : [];
  let mayStand = direct;
  return {
    async deliver(userIds) {
      const subject = subjectOf(slot) ?? slot.key;
      const post = { matchId, nonce, subject, decisions, at: now() };
      const deliveries = await delivered(notifications, post, userIds);
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

/** Most people have set nothing: for them nothing is noted. */
async function delivered(
  notifications: Store['notifications'],
  post: Post,
  userIds: readonly string[],
): Promise<Map<string, Delivery>> {
  if (userIds.length === 0) return new Map();
  const settings = await notifications.settingsOf(userIds);
  const particular = userIds.filter((id) => !isUsual(preferencesIn(settings.get(id) ?? {})));
  const usual = userIds.map((id): [string, Delivery] => [id, USUAL]);
  if (particular.length === 0) return new Map(usual);
  const noted = await notifications.note(post, particular, (theirs, earlier) =>
    deliveryFor(preferencesIn(theirs), earlier, post.at),
  );
  return new Map([...usual, ...noted]);
}

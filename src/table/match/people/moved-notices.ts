import type { Desk } from '../saved/desk.ts';
import type { SeatHolder } from '../saved/summary.ts';

/**
 * When people were notified, by the seats that they hold now: a limit for a day holds for people, wherever they
 * sit, and in a campaign from one match to the next.
 */
export function movedNotices(
  { notified, notifiedBefore }: Pick<Desk, 'notified' | 'notifiedBefore'>,
  from: readonly SeatHolder[],
  to: readonly SeatHolder[],
): Pick<Desk, 'notified' | 'notifiedBefore'> {
  const moved = (times: { readonly [seat: string]: string }) =>
    Object.fromEntries(
      to.flatMap(({ seat, userId }) => {
        const at = times[from.find((holder) => holder.userId === userId)?.seat ?? ''];
        return at ? [[seat, at]] : [];
      }),
    );
  return { notified: moved(notified), notifiedBefore: moved(notifiedBefore) };
}

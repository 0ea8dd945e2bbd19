import { orUnavailable, type TableContext } from '../../match/context.ts';
import { forget } from './forgetting.ts';
import type { Privacy } from './privacy.ts';

/** What people can ask about the data kept on them. */
export const privacy = (context: TableContext): Privacy => ({
  personalData: (userId) =>
    orUnavailable(context, async () => ({
      ok: true,
      ...(await context.store.personal.dataOf(userId)),
    })),
  forget: (userId) => forget(context, userId),
});

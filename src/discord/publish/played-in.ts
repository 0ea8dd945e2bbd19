import type { Table } from '../../table/table.ts';
import { PublishError } from '../../table/telling/publishing/publisher.ts';

/**
 * Tells whether a match is played in a thread, or was most recently.
 * @param table whom to ask; null while there is none yet
 */
export const createIsPlayedIn =
  (table: () => Pick<Table, 'findByThread'> | null) =>
  async (threadId: string): Promise<boolean> => {
    const found = await table()?.findByThread(threadId);
    if (found?.ok) return true;
    if (found?.refusal === 'no-such-match') return false;
    throw new PublishError('The matches can’t be read now.', 'later');
  };

import type { Decision } from '../../../kernel/decision.ts';
import type { StoredMatch } from '../../match/saved/store.ts';

/**
 * Permanently names the answer that the table itself gives to a question, so that a repetition changes nothing.
 * A question that is asked again after the match went back has the same id, but more notices have been made by
 * then.
 */
export const ownRequest = (
  by: 'companion' | 'deadline' | 'vote' | 'crowd',
  { desk }: Pick<StoredMatch, 'desk'>,
  { id }: Decision,
): string => (desk.notices === 0 ? `${by}:${id}` : `${by}:${id}~${desk.notices}`);

import sql from 'sql-template-tag';

/**
 * What a `StoredInput` holds. It needs no check: what was saved by this program is what it was when it
 * was saved, for an input is never changed.
 */
export const inputColumns = sql`
  revision, seat, user_id AS "userId", decision_id AS "decisionId", options,
  request_id AS "requestId", settled, happenings, at, undone_at AS "undoneAt"`;

/**
 * Something keeps the bot from starting that only its operator can fix: starting again would not help. The
 * message is one or more sentences for them, on one line: what, where, and what to do.
 */
export class NeedsOperator extends Error {
  override name = 'NeedsOperator';
}

/**
 * Something keeps the bot from starting that only its operator can put right: starting again would not help.
 * The message is one sentence for them or more, on one line: what, where, and what to do.
 */
export class NeedsOperator extends Error {
  override name = 'NeedsOperator';
}

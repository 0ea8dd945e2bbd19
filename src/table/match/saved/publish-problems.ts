/**
 * What people can be told of a failure, and often mend:
 * - `place-gone`: the channel or the thread has been deleted.
 * - `place-hidden`: it can no longer be seen.
 * - `place-locked`: it has been locked.
 * - `rights`: something may not be done there.
 * - `places-full`: no more threads can be opened.
 * - `blocked`: a rule of the server's forbids what is said there.
 * - `unreachable`: the service does not answer.
 * - `fault`: a fault of ours.
 */
export const PUBLISH_PROBLEMS = [
  'place-gone',
  'place-hidden',
  'place-locked',
  'rights',
  'places-full',
  'blocked',
  'unreachable',
  'fault',
] as const;
export type PublishProblem = (typeof PUBLISH_PROBLEMS)[number];

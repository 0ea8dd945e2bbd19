/**
 * Failures that people can be told of, and can often fix:
 * - `place-gone`: the channel or the thread has been deleted.
 * - `place-hidden`: it can no longer be seen.
 * - `place-locked`: it has been locked.
 * - `rights`: a permission is missing there.
 * - `places-full`: no more threads can be opened.
 * - `blocked`: one of the server's rules forbids what is said there.
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

/**
 * Why a file can't become a match.
 * - `too-large`, `spoiled`: see `UnpackProblem`.
 * - `not-json`, `not-ours`, `other-format`, `other-version`, `damaged`: see `WrongFile`.
 * - `too-much`: it holds more than a match can, or takes more time or memory to play again than any does.
 * - `no-such-game`: its game is not installed.
 * - `seed`: its seed is not the one that was published.
 * - `rules-changed`: cards were updated, or it was rewound, while it was played: its choices mean other things
 *   by now.
 * - `other-content`: it was played with cards or rules other than those installed.
 * - `different`: its seed and its choices do not reproduce its contents.
 */
export type ImportProblem =
  | 'too-large'
  | 'spoiled'
  | 'not-json'
  | 'not-ours'
  | 'other-format'
  | 'other-version'
  | 'damaged'
  | 'too-much'
  | 'no-such-game'
  | 'seed'
  | 'rules-changed'
  | 'other-content'
  | 'different';

import { fell, mark, marked, where } from '../../rules/campaign/guide/build.ts';
import type { GuideStep, StoryCondition } from '../../rules/campaign/guide/guide.ts';

/** The story's marks for villains of the box who have been beaten once, in whichever chapter. */
const DOWN: readonly (readonly [villain: string, mark: string])[] = [
  ['bolx-the-belchlord', 'bolx-down'],
  ['gert', 'gert-down'],
  ['wynora-morn', 'morn-down'],
];

/** Remembers the villain who fell in the quest that has just ended; another one comes in the following chapters. */
export const REMEMBER_THE_FALLEN: readonly GuideStep[] = DOWN.map(([villain, name]) =>
  where(fell(villain), mark(name)),
);

export const bolxIsDown: StoryCondition = marked('bolx-down');
export const gertIsDown: StoryCondition = marked('gert-down');
export const mornIsDown: StoryCondition = marked('morn-down');

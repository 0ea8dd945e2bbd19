import type { StoryGuide } from '../../rules/campaign/guide/guide.ts';
import { A_BELL_FOR_THE_QUEEN } from './chapter-1-a-bell-for-the-queen.ts';
import { THE_DOOR_ON_THE_PLAN } from './chapter-2-the-door-on-the-plan.ts';
import { ELEVEN_YEARS_OF_SOUP } from './chapter-3-eleven-years-of-soup.ts';
import { IT_HAS_TO_GO_SOMEWHERE } from './chapter-4-it-has-to-go-somewhere.ts';
import { GRACE_BEFORE_MEAT } from './chapter-5-grace-before-meat.ts';
import { ALL_THOSE_IN_FAVOUR } from './chapter-6-all-those-in-favour.ts';
import { ENDINGS, EPILOGUE } from './epilogue.ts';

/**
 * Out of Luxen (AQ-292). A letter hires the heroes to fetch a bell out of the priory; the queen who is supposed
 * to have written it is hiding there. Thirty winters ago Master Pell, an under-clerk then, saved Luxen by
 * drowning the priory on paper, and has run errands ever since for the one guest who knew: Mistress Morn, who
 * wants the stone awake.
 *
 * The writer of the letter can be found out from the second chapter on, and is asked for at the end of the
 * fourth: an office that Pell was brought up in wrote "Hollowmeer", and so do the letter, the order and his
 * bills; everyone else writes "Hollowmere". The answer is told at the end of the fifth.
 *
 * The theme is things sent away to become somebody else's problem: water, blame, a dog, a thief. It has to go
 * somewhere. So whatever helps at once comes back two chapters later.
 */
export const OUT_OF_LUXEN: StoryGuide = {
  id: 'out-of-luxen',
  chapters: [
    A_BELL_FOR_THE_QUEEN,
    THE_DOOR_ON_THE_PLAN,
    ELEVEN_YEARS_OF_SOUP,
    IT_HAS_TO_GO_SOMEWHERE,
    GRACE_BEFORE_MEAT,
    ALL_THOSE_IN_FAVOUR,
  ],
  epilogue: EPILOGUE,
  endings: ENDINGS,
};

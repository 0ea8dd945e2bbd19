import {
  ask,
  CLEAN_UP,
  DISCARD_SUPPLY,
  either,
  fell,
  give,
  mark,
  marked,
  option,
  reveal,
  SHOP,
  supply,
  TRAIN,
  tell,
  tokens,
  UPGRADE_EACH,
  UPGRADE_ENEMY,
  where,
  won,
} from '../../rules/campaign/guide/build.ts';
import type { StoryChapter } from '../../rules/campaign/guide/guide.ts';
import { mornIsDown, REMEMBER_THE_FALLEN } from './villains.ts';

/** A man is fetched out, or lost; a shoe is looked for, or not; and there is an invitation to supper. */
export const ELEVEN_YEARS_OF_SOUP: StoryChapter = {
  id: 'eleven-years-of-soup',
  decks: { quest: 'the-rescue', villain: 'wynora-morn', threat: 'thralls' },
  opening: [
    { text: 'the-soup' },
    { text: 'one-shoe' },
    { text: 'an-answer', when: marked('answered') },
    { text: 'louder', when: marked('bell-given') },
    { text: 'the-guest' },
  ],
  cards: [{ card: 'other-shoe' }],
  // Its dog is Huey, whom the heroes have met already.
  aside: ['kennel'],
  upkeep: [
    CLEAN_UP,
    either(
      won,
      [mark('josse-free'), tell('brought-out')],
      [either(fell('prisoner'), [tell('buried-him')], [tell('moved-him')])],
    ),
    ...REMEMBER_THE_FALLEN,
    either(tokens('other-shoe', 1), [mark('order-whole'), tell('the-shoe')], [tell('a-copy')]),
    reveal('order-in-the-shoe'),
    where(
      marked('josse-free'),
      ask('josse', option('along', give('prisoner')), option('luxen', mark('josse-heard'))),
    ),
    where(marked('answered'), tell('a-purse'), supply(3)),
    either(
      mornIsDown,
      [tell('gloves')],
      [ask('supper', option('go', mark('supped'), UPGRADE_EACH), option('regrets'))],
    ),
    SHOP,
    TRAIN,
    UPGRADE_ENEMY,
    DISCARD_SUPPLY,
  ],
};

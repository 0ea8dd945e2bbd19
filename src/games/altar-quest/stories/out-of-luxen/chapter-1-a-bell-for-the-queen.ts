import {
  ask,
  CLEAN_UP,
  DISCARD_SUPPLY,
  either,
  fell,
  give,
  journal,
  mark,
  option,
  reveal,
  SHOP,
  supply,
  TRAIN,
  tell,
  tokens,
  UPGRADE_ENEMY,
  where,
  won,
} from '../../rules/campaign/guide/build.ts';
import type { StoryChapter } from '../../rules/campaign/guide/guide.ts';
import { REMEMBER_THE_FALLEN } from './villains.ts';

/** How often Pell's plan must be looked at for him to know the heroes' ways; otherwise he can only ask. */
const THUMB_MARKS = 3;

/** Hired by letter; and then there is a second letter. The plan of the house helps, and reports. */
export const A_BELL_FOR_THE_QUEEN: StoryChapter = {
  id: 'a-bell-for-the-queen',
  decks: { quest: 'the-search', villain: 'bolx', threat: 'frox' },
  opening: [{ text: 'the-letter' }, { text: 'master-pell' }],
  cards: [{ card: 'pells-plan' }],
  // What is left of the crowns that the letter came with.
  supply: 3,
  upkeep: [
    CLEAN_UP,
    either(won, [tell('rung')], [tell('drowned-out')]),
    ...REMEMBER_THE_FALLEN,
    where(fell('bolx-the-belchlord'), tell('no-more-king')),
    where(tokens('pells-plan', THUMB_MARKS), mark('thumbed'), tell('thumbed')),
    either(
      won,
      [
        reveal('quiet-bell'),
        ask(
          'the-bell',
          option(
            'hand-over',
            mark('bell-given'),
            supply(6),
            reveal('she-turns-over'),
            journal('she-turns-over'),
          ),
          option('keep', give('quiet-bell')),
        ),
      ],
      [ask('the-advance', option('take', supply(4), mark('thumbed')), option('refuse'))],
    ),
    tell('a-dog'),
    reveal('valorys-message'),
    tell('side-by-side'),
    reveal('letter-of-hire'),
    ask('the-dog', option('keep', give('huey')), option('answer', mark('answered'))),
    SHOP,
    TRAIN,
    UPGRADE_ENEMY,
    DISCARD_SUPPLY,
  ],
};

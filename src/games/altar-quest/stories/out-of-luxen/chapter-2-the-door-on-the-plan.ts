import {
  ask,
  CLEAN_UP,
  DISCARD_SUPPLY,
  either,
  fell,
  give,
  mark,
  marked,
  not,
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

/** Somebody shuts a door, and a thief has been paid to take the winch apart. */
export const THE_DOOR_ON_THE_PLAN: StoryChapter = {
  id: 'the-door-on-the-plan',
  decks: { quest: 'the-escape', villain: 'gert', threat: 'raglanders' },
  variants: [{ when: not(won), decks: { threat: 'frox' } }],
  opening: [
    { text: 'the-door' },
    { text: 'frox-again', when: not(won) },
    { text: 'huey-shares', when: marked('answered') },
    { text: 'the-cougher', when: marked('thumbed') },
    { text: 'the-winch' },
  ],
  cards: [{ card: 'tam-on-the-ledge' }],
  rivals: [{ card: 'spy', when: marked('thumbed') }],
  upkeep: [
    CLEAN_UP,
    either(won, [tell('morning')], [tell('washed-out')]),
    ...REMEMBER_THE_FALLEN,
    where(fell('spy'), tell('the-twin')),
    tell('the-bill'),
    tell('tam-caught'),
    where(tokens('tam-on-the-ledge', 1), tell('tam-talks')),
    ask(
      'tam',
      option(
        'hire',
        mark('tam-hired'),
        supply(-2),
        reveal('tams-turnscrew'),
        give('tams-turnscrew'),
      ),
      option('let-go', mark('tam-free')),
      option('constable', mark('tam-jailed'), supply(4)),
    ),
    SHOP,
    TRAIN,
    UPGRADE_ENEMY,
    DISCARD_SUPPLY,
  ],
};

import {
  all,
  either,
  end,
  fell,
  has,
  marked,
  not,
  tell,
  where,
  won,
} from '../../rules/campaign/guide/build.ts';
import type { GuideStep, StoryGuide } from '../../rules/campaign/guide/guide.ts';

/** Nobody has put an end to Pell, and nobody has told on him: he writes down how it was. */
const pellWritesIt = all(not(marked('pell-down')), not(fell('traitor')), not(marked('read-out')));

const WON: readonly GuideStep[] = [
  either(
    fell('queen-valory'),
    [end('the-lamp-carried-in')],
    [
      either(
        marked('read-out'),
        [end('read-aloud')],
        [either(marked('burned'), [end('a-dry-city')], [end('all-is-asleep')])],
      ),
    ],
  ),
];

const LOST: readonly GuideStep[] = [
  either(
    has('quiet-bell'),
    [end('keeping-the-hours')],
    [either(pellWritesIt, [end('a-polite-letter')], [end('out-of-luxen')])],
  ),
];

/** What became of those whom the heroes met on the way, and then how it ended. */
export const EPILOGUE: readonly GuideStep[] = [
  where(has('huey'), tell('huey')),
  where(marked('tam-hired'), tell('tam-hired')),
  where(marked('tam-jailed'), tell('tam-jailed')),
  where(marked('isaude-accused'), tell('isaude')),
  where(marked('luxen-sick'), tell('luxen-sick')),
  where(marked('village-lost'), tell('no-village')),
  either(won, WON, LOST),
];

export const ENDINGS: StoryGuide['endings'] = [
  { name: 'read-aloud', won: true },
  { name: 'all-is-asleep', won: true },
  { name: 'a-dry-city', won: true },
  { name: 'the-lamp-carried-in', won: true },
  { name: 'keeping-the-hours', won: false },
  { name: 'a-polite-letter', won: false },
  { name: 'out-of-luxen', won: false },
];

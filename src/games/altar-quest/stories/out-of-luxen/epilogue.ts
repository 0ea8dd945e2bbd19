import {
  all,
  any,
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

const pellIsDead = any(marked('pell-down'), fell('traitor'));
/** Nobody has put an end to Pell, and nobody has told on him: he writes down how it was. */
const pellWritesIt = all(not(pellIsDead), not(marked('read-out')));

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

/** The last of the endings: people leave the city, with what they can carry. */
const isLuxenLeft = not(any(won, has('quiet-bell'), pellWritesIt));

const LOST: readonly GuideStep[] = [
  either(
    has('quiet-bell'),
    [end('keeping-the-hours')],
    [either(isLuxenLeft, [end('out-of-luxen')], [end('a-polite-letter')])],
  ),
];

const LUXEN = where(
  marked('luxen-sick'),
  either(isLuxenLeft, [tell('luxen-was-sick')], [tell('luxen-sick')]),
);

/** He was fetched out of the house, and went with the heroes or to Luxen. */
const JOSSE = where(
  any(has('prisoner'), marked('josse-heard')),
  either(
    won,
    [
      either(
        all(marked('josse-heard'), not(marked('isaude-accused'))),
        [tell('josse-in-luxen')],
        [tell('josse-home')],
      ),
    ],
    [tell('josse-waits')],
  ),
);

/** If the ending itself does not mention her. */
const VALORY = either(
  won,
  [
    where(
      not(any(fell('queen-valory'), marked('read-out'), marked('burned'))),
      tell('queen-at-home'),
    ),
  ],
  [either(fell('queen-valory'), [tell('queen-stayed')], [tell('queen-came-out')])],
);

const PELL = either(
  pellIsDead,
  [tell('pell-dead')],
  [
    either(
      won,
      [either(marked('read-out'), [tell('pell-receipt')], [tell('pell-retired')])],
      [tell('pell-gone')],
    ),
  ],
);

/** What became of everyone who came along, and of those whom the heroes met on the way; and then how it ended. */
export const EPILOGUE: readonly GuideStep[] = [
  tell('huey'),
  where(marked('tam-hired'), tell('tam-hired')),
  where(marked('tam-free'), tell('tam-free')),
  where(marked('tam-jailed'), tell('tam-jailed')),
  JOSSE,
  where(has('old-marrow'), tell('old-marrow')),
  where(marked('isaude-accused'), tell('isaude')),
  LUXEN,
  where(marked('village-lost'), tell('no-village')),
  VALORY,
  PELL,
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

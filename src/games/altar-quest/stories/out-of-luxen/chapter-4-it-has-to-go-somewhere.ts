import {
  all,
  ask,
  CLEAN_UP,
  DISCARD_SUPPLY,
  either,
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
import { bolxIsDown, gertIsDown, REMEMBER_THE_FALLEN } from './villains.ts';

/** How often the plug must be pulled to make Luxen uninhabitable. */
const TOO_OFTEN = 3;

const gertComes = all(bolxIsDown, not(gertIsDown));

/** The house has to be cleaned, and the dirt that is left goes to somebody else. Then the papers are read. */
export const IT_HAS_TO_GO_SOMEWHERE: StoryChapter = {
  id: 'it-has-to-go-somewhere',
  decks: { quest: 'the-cleansing', villain: 'bolx', threat: 'frox' },
  variants: [{ when: gertComes, decks: { villain: 'gert', threat: 'raglanders' } }],
  opening: [
    { text: 'the-fountains' },
    { text: 'the-plug' },
    { text: 'bolx-tastes', when: not(bolxIsDown) },
    { text: 'gert-wakes', when: gertComes },
    { text: 'bolx-again', when: all(bolxIsDown, gertIsDown) },
    { text: 'the-wakeful', when: marked('bell-given') },
    { text: 'tam-again', when: marked('tam-free') },
  ],
  cards: [{ card: 'downstream' }],
  rivals: [
    { card: 'fanatic', when: marked('bell-given') },
    { card: 'thief', when: marked('tam-free') },
  ],
  upkeep: [
    CLEAN_UP,
    either(won, [tell('clean')], [tell('stained')]),
    ...REMEMBER_THE_FALLEN,
    where(tokens('downstream', TOO_OFTEN), mark('luxen-sick'), tell('carts')),
    tell('dame-isaude'),
    where(marked('josse-heard'), tell('josse-eats')),
    tell('by-candlelight'),
    reveal('letter-of-hire'),
    reveal('valorys-message'),
    reveal('order-in-the-shoe'),
    ask(
      'who-wrote-it',
      option('pell', mark('pell-named')),
      option('isaude', mark('isaude-accused')),
      option('valory', mark('valory-doubted')),
      option('nobody'),
    ),
    either(
      marked('pell-named'),
      [tell('his-chest'), supply(3), { do: 'shop', price: 1 }],
      [either(marked('luxen-sick'), [{ do: 'shop', price: 5 }], [SHOP])],
    ),
    ask('forty-graves', option('dig', mark('buried'), give('old-marrow')), option('train', TRAIN)),
    UPGRADE_ENEMY,
    DISCARD_SUPPLY,
  ],
};

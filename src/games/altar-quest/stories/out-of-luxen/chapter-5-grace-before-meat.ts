import {
  all,
  any,
  ask,
  CLEAN_UP,
  DISCARD_SUPPLY,
  either,
  fell,
  give,
  journal,
  mark,
  marked,
  not,
  option,
  optionWhere,
  reveal,
  TRAIN,
  tell,
  tokens,
  UPGRADE_EACH,
  UPGRADE_ENEMY,
  where,
  won,
} from '../../rules/campaign/guide/build.ts';
import type { StoryChapter } from '../../rules/campaign/guide/guide.ts';
import { bolxIsDown, gertIsDown, mornIsDown, REMEMBER_THE_FALLEN } from './villains.ts';

/** How often somebody has to wake Mere End until all of it is on the hill. */
const AWAKE = 2;

const villageIsAwake = tokens('mere-end', AWAKE);
/** Only if nobody else is left. */
const bolxComes = all(gertIsDown, mornIsDown, not(bolxIsDown));
const mornComes = all(gertIsDown, not(bolxComes));

/** The queen is found, the village saved or not, and the heroes are told what attentive readers know already. */
export const GRACE_BEFORE_MEAT: StoryChapter = {
  id: 'grace-before-meat',
  decks: { quest: 'the-hunt', villain: 'gert', threat: 'raglanders' },
  variants: [
    { when: bolxComes, decks: { villain: 'bolx', threat: 'frox' } },
    { when: mornComes, decks: { villain: 'wynora-morn', threat: 'thralls' } },
  ],
  opening: [
    { text: 'the-larder' },
    { text: 'the-village' },
    { text: 'gert-hunts', when: not(gertIsDown) },
    { text: 'bolx-hunts', when: bolxComes },
    { text: 'morn-hunts', when: mornComes },
    { text: 'wet-prints', when: marked('pell-named') },
  ],
  cards: [{ card: 'mere-end' }],
  rivals: [{ card: 'traitor', when: marked('pell-named') }],
  upkeep: [
    CLEAN_UP,
    where(villageIsAwake, mark('village-safe')),
    either(
      won,
      [tell('fed'), where(villageIsAwake, tell('all-for-nothing'))],
      [
        either(villageIsAwake, [tell('empty-beds')], [mark('village-lost'), tell('no-village')]),
        tell('queen-walks-out'),
      ],
    ),
    ...REMEMBER_THE_FALLEN,
    where(fell('traitor'), mark('pell-down'), tell('pell-lies')),
    either(marked('pell-named'), [tell('you-were-right')], [tell('it-was-pell')]),
    tell('why'),
    where(not(marked('order-whole')), tell('she-found-it')),
    ask(
      'the-order',
      optionWhere(any(marked('order-whole'), marked('josse-free')), 'read', mark('read-out')),
      option('burn', mark('burned'), UPGRADE_EACH),
      option('sisters', mark('given-back')),
    ),
    either(
      marked('valory-doubted'),
      [tell('by-herself'), reveal('valorys-lamp'), journal('valorys-lamp')],
      [
        ask(
          'the-queen',
          option('along', give('queen-valory')),
          option('outside', reveal('valorys-lamp'), journal('valorys-lamp')),
        ),
      ],
    ),
    tell('no-shop'),
    TRAIN,
    UPGRADE_ENEMY,
    DISCARD_SUPPLY,
  ],
};

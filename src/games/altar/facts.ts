import {
  type Counted,
  type Facts,
  type FactTold,
  factsFrom,
  type GameFacts,
  type Tells,
} from '../../kernel/facts.ts';
import type { AltarEvents } from './rules/events.ts';
import { worthOf } from './rules/queries/realms.ts';
import type { Altar } from './rules/state.ts';
import type { AltarView } from './rules/view.ts';

/** Things in the middle. */
const TABLE = 'table';

const nothing = () => [];
const middle = (...whats: string[]): FactTold<never>[] =>
  whats.map((what) => ({ what, of: TABLE }));

/** A player's cards belong to their gods; the first god stands for both. */
const held = (gods: readonly string[]): FactTold<never>[] => {
  const [of = ''] = gods;
  return [
    { what: 'hand', of },
    { what: 'hand cards', of },
  ];
};

const omens = ({ gods }: { gods: string[] }): FactTold<never>[] => [
  ...middle('discard'),
  { what: 'omens', of: gods[0] ?? '' },
];

/** With two players, a board may stop being complete once the card has taken full effect. */
const broken = (of: string): FactTold<never> => ({ what: 'completed', of, later: true });

/** Which facts each event tells of. */
const TOLD: { [Type in keyof AltarEvents]: Tells<AltarEvents[Type]> } = {
  'match-began': nothing,
  'row-filled': () => middle('row', 'deck'),
  'row-renewed': () => middle('row', 'deck'),
  'cards-drawn': ({ gods }) => [...held(gods), ...middle('deck')],
  'cards-drawn-by-you': ({ gods }) => [...held(gods), ...middle('deck')],
  'card-taken': ({ gods, from }) => [...held(gods), ...middle(from)],
  // The card comes on the discard pile when its effect is over.
  'card-played': ({ gods }) => [
    ...held(gods),
    { what: 'discard', of: TABLE, later: true as const },
  ],
  'effects-cut-off': nothing,
  passed: nothing,
  'action-gained': nothing,
  'influence-began': ({ gods }) => [...held(gods), { what: 'omens', of: gods[0] ?? '' }],
  'influence-ended': omens,
  'influence-dispelled': omens,
  'power-used': nothing,
  'worshipper-answered': nothing,
  'altar-discovered': ({ god }) => [{ what: 'inactive', of: god, says: 'inactive' }],
  'altar-activated': ({ god }) => [
    { what: 'active', of: god, says: 'active' },
    { what: 'inactive', of: god },
    { what: 'score', of: god, says: 'score' },
  ],
  'altar-deactivated': ({ god }) => [
    { what: 'active', of: god, says: 'active' },
    { what: 'inactive', of: god },
    { what: 'score', of: god, says: 'score' },
    broken(god),
  ],
  'altar-destroyed': ({ god, side }) => [
    { what: side, of: god, says: 'left' },
    { what: 'score', of: god, says: 'score' },
    broken(god),
  ],
  'altar-stolen': ({ from, god }) => [
    { what: 'inactive', of: from, says: 'left' },
    { what: 'inactive', of: god, says: 'inactive' },
  ],
  'deck-searched': ({ gods }) => [...held(gods), ...middle('deck')],
  'deck-searched-by-you': ({ gods }) => [...held(gods), ...middle('deck')],
  'card-robbed': ({ gods, from }) => [...held(gods), ...held(from)],
  'card-robbed-known': ({ gods, from }) => [...held(gods), ...held(from)],
  'cards-lost': ({ gods }) => [...held(gods), ...middle('discard')],
  'cards-discarded': ({ gods }) => [...held(gods), ...middle('discard')],
  'worshipper-lured': ({ god, gods }) => [
    { what: 'worshippers', of: god },
    ...held(gods),
    ...middle('discard'),
  ],
  'worshipper-placed': ({ god }) => [
    { what: 'worshippers', of: god },
    { what: 'hand', of: '*' },
    { what: 'hand cards', of: '*' },
  ],
  'shrine-built': ({ god }) => [
    { what: 'shrines', of: god, says: 'shrines' },
    { what: 'shrines', of: TABLE, says: 'left' },
    { what: 'score', of: god, says: 'score' },
    { what: 'worshippers', of: god },
    { what: 'hand', of: '*' },
    { what: 'hand cards', of: '*' },
    ...middle('discard'),
  ],
  'realm-completed': ({ god }) => [{ what: 'completed', of: god }],
  'player-completed': nothing,
  'worshipper-counted': nothing,
  'tie-settled': nothing,
  'last-round': () => middle('ending'),
};

/** Everything that Altar counts and moves in plain sight. */
export const facts: GameFacts<AltarView, Altar> = {
  of: factsOf,
  told: toldBy,
  evident: () => false,
};

function toldBy<Type extends keyof AltarEvents>({
  type,
  args,
}: {
  type: Type;
  args: AltarEvents[Type];
}): FactTold[] {
  return TOLD[type](args);
}

function factsOf(view: AltarView): Facts {
  return factsFrom([
    ['deck', TABLE, view.deck],
    ['row', TABLE, [...view.row].sort().join(' ')],
    ['discard', TABLE, view.discard.join(' ')],
    ['shrines', TABLE, view.shrines],
    ['ending', TABLE, view.ending ?? ''],
    ...view.players.flatMap(({ gods: [of = ''], hand, handCount, influences }): Counted[] => [
      ['hand', of, handCount],
      ['hand cards', of, [...(hand ?? [])].sort().join(' ')],
      ['omens', of, influences.join(' ')],
    ]),
    ...view.realms.flatMap((realm): Counted[] => [
      ['active', realm.god, realm.active],
      ['inactive', realm.god, realm.inactive],
      ['shrines', realm.god, realm.shrines],
      ['score', realm.god, worthOf(realm)],
      ['worshippers', realm.god, realm.worshippers.join(' ')],
      ['completed', realm.god, Number(realm.completed)],
    ]),
  ]);
}

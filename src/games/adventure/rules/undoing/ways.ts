import type { Deck } from '../../../../kernel/deck.ts';
import type {
  ActiveQuest,
  AdventureState,
  Attachment,
  ChallengeDeck,
  Character,
  Combat,
  Turn,
  Undoable,
} from '../state.ts';

/**
 * How something of the state goes back when the card that has done it is canceled (AD-112): an `amount` by as
 * much as was added to it; a `value` to what it was, unless something else has changed it since; cards and
 * tokens of a `pile` or a `slot` to where they lay, if they still lie where they were put; `entries` that
 * were added are removed, and those that were removed come back. What `stays` is not done by cards, or
 * happens once and for all.
 */
export type Way = 'amount' | 'value' | 'pile' | 'slot' | 'entries' | 'stays';

export type Ways =
  | Way
  | { parts: { readonly [name: string]: Ways } }
  /** The same for everything in a list or under a name. */
  | { each: Ways }
  /** A list of things that are each named by their card. */
  | { cards: Ways };

/** Every part must be named, so anything new in the state has to say how it is undone. */
const parts = <Whole>(ways: { readonly [Name in keyof Required<Whole>]: Ways }): Ways => ({
  parts: ways,
});

const each = (ways: Ways): Ways => ({ each: ways });

const bothSides = (ways: Ways): Ways =>
  parts<{ attacker: unknown; defender: unknown }>({ attacker: ways, defender: ways });

const character = parts<Character>({
  seat: 'stays',
  id: 'stays',
  level: 'value',
  side: 'value',
  damage: 'amount',
  space: 'value',
  hand: 'pile',
  abilities: parts<Deck>({ draw: 'pile', discard: 'pile' }),
  bag: 'pile',
  weapon: 'slot',
  armor: 'slot',
  kept: 'pile',
  diseases: 'pile',
  attached: { cards: parts<Attachment>({ card: 'stays', owner: 'stays', item: 'stays' }) },
  quests: {
    cards: parts<ActiveQuest>({
      card: 'stays',
      progress: each('amount'),
      waiting: each('entries'),
    }),
  },
  log: 'pile',
  owes: 'amount',
  passedOver: 'entries',
});

const turn = parts<Turn>({
  seat: 'stays',
  phase: 'stays',
  face: 'value',
  movement: 'amount',
  energy: 'amount',
  discount: 'amount',
  purses: each(
    parts<{ energy: number; discount: number }>({ energy: 'amount', discount: 'amount' }),
  ),
  // What was offered for Gold stays offered, whatever is undone.
  unbought: 'stays',
  played: each('entries'),
  used: 'entries',
  ambushes: 'amount',
  moved: 'value',
  halted: 'value',
  held: 'value',
  rearranging: 'value',
  revealed: 'pile',
});

const combat = parts<Combat>({
  space: 'stays',
  attacker: 'stays',
  opponent: 'stays',
  dice: bothSides('value'),
  changes: 'entries',
  played: 'entries',
  spells: bothSides('value'),
  energy: 'amount',
  discount: 'amount',
  // AD-120: a power that has worked does not work again.
  triggered: 'stays',
  prevented: bothSides('amount'),
  fallen: bothSides('value'),
  felled: 'entries',
  canceled: 'value',
  avoided: 'value',
});

/** How everything is undone. */
export const WAYS = parts<AdventureState>({
  options: 'stays',
  map: 'stays',
  added: 'stays',
  round: 'stays',
  characters: each(character),
  challenges: each(parts<ChallengeDeck>({ cards: 'pile', seen: 'amount' })),
  elite: 'pile',
  discoveries: 'pile',
  box: 'pile',
  placed: each('pile'),
  track: each('slot'),
  global: 'slot',
  locations: each('slot'),
  trophies: each('amount'),
  removed: 'pile',
  turn,
  combat,
  drawn: 'slot',
  playing: 'stays',
  looking: 'stays',
  known: 'stays',
  undoable: parts<Undoable>({ before: 'stays', done: 'stays', harm: 'entries' }),
});

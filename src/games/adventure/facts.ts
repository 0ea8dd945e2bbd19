import {
  type Counted,
  type Facts,
  type FactTold,
  factsFrom,
  type GameFacts,
  type Tells,
} from '../../kernel/facts.ts';
import type { AdventureEvents } from './rules/events.ts';
import type { Adventure } from './rules/state.ts';
import type { AdventureView } from './rules/view.ts';

/** Things on the board and in the middle. */
const BOARD = 'board';

const nothing = () => [];

const of = (whose: string, ...whats: string[]): FactTold<never>[] =>
  whats.map((what) => ({ what, of: whose }));

const board = (...whats: string[]): FactTold<never>[] => of(BOARD, ...whats);

/** What belongs to the character that an event names. */
const theirs =
  (...whats: string[]) =>
  ({ character }: { character: string }): FactTold<never>[] =>
    of(character, ...whats);

/** Where items can come from and go to. */
const ITEMS = ['bag', 'weapon', 'armor'] as const;

/** Everything that a change may affect, for cards whose effects are told line by line. */
const anywhere = (...whats: string[]): FactTold<never>[] => of('*', ...whats);

/** Which facts each event tells of. */
const TOLD: { [Type in keyof AdventureEvents]: Tells<AdventureEvents[Type]> } = {
  'match-began': nothing,
  'first-rolled': nothing,
  'city-chosen': theirs('space'),
  'movement-rolled': nothing,
  'movement-rerolled': nothing,
  'movement-gained': nothing,
  'energy-gained': nothing,
  moved: theirs('space'),
  'effects-cut-off': nothing,
  stayed: nothing,
  carried: theirs('space'),
  'ability-played': ({ character }) => [
    ...of(character, 'hand', 'hand cards'),
    { what: 'discard', of: character, later: true as const },
  ],
  // What goes back is told line by line, except what nobody may see or needs to know.
  'ability-canceled': () => [
    ...anywhere('attached', 'hand', 'hand cards', 'deck', 'discard', 'health', 'owes'),
    ...board('challenges', 'placed', 'discoveries', 'box'),
  ],
  'item-used': theirs(...ITEMS),
  'discovery-used': ({ character }) => [...of(character, 'kept'), ...board('box')],
  attached: ({ to }) => of(to, 'attached'),
  'attachment-lost': () => anywhere('attached', 'discard'),
  'cards-drawn': ({ character }) => of(character, 'hand', 'hand cards', 'deck', 'discard'),
  'cards-drawn-by-you': ({ character }) => of(character, 'hand', 'hand cards', 'deck', 'discard'),
  'cards-discarded': ({ character }) => of(character, 'hand', 'hand cards', 'discard', 'owes'),
  'card-taken-back': ({ character }) => of(character, 'hand', 'hand cards', 'discard'),
  'deck-renewed': theirs('deck', 'discard'),
  // What was played for it is discarded after it, even if the pile has become the new deck meanwhile.
  'deck-searched': ({ character }) => of(character, 'hand', 'hand cards', 'deck', 'discard'),
  'deck-searched-by-you': ({ character }) => of(character, 'hand', 'hand cards', 'deck', 'discard'),
  'discard-owed': theirs('owes'),
  'discovery-placed': () => board('placed', 'discoveries', 'box'),
  'discovery-placed-by-you': () => board('placed', 'discoveries', 'box'),
  'discovery-revealed': () => board('placed', 'discoveries', 'box'),
  'discovery-kept': theirs('kept'),
  'discovery-taken': () => anywhere('kept'),
  'discovery-averted': () => board('box'),
  'discovery-looked-at': nothing,
  'discovery-looked-at-by-you': nothing,
  'discovery-discarded': () => board('placed', 'box'),
  'discoveries-shuffled': () => board('box', 'discoveries'),
  diseased: ({ character }) => [
    { what: 'diseases', of: character, says: 'diseases' },
    { what: 'health', of: character, says: 'health' },
  ],
  'disease-cured': ({ character }) => [...of(character, 'diseases', 'health'), ...board('box')],
  'resource-activated': nothing,
  healed: ({ character }) => [{ what: 'damage', of: character, says: 'damage' }],
  damaged: ({ character }) => [{ what: 'damage', of: character, says: 'damage' }],
  'challenge-drawn': () => board('challenges'),
  'challenge-empty': nothing,
  'event-placed': () => [...board('global', 'locations', 'challenges'), ...anywhere('health')],
  'event-discarded': () => [...board('global', 'locations', 'challenges'), ...anywhere('health')],
  'event-flipped': () => [...board('global', 'locations', 'challenges'), ...anywhere('health')],
  'encounter-avoided': () => board('challenges'),
  'combat-began': nothing,
  'dice-rolled': nothing,
  'die-rerolled': nothing,
  'die-turned': nothing,
  'power-used': nothing,
  'values-changed': nothing,
  attacked: nothing,
  'attack-held': nothing,
  'damage-restored': ({ character }) => [{ what: 'damage', of: character, says: 'damage' }],
  'die-restored': nothing,
  'task-restored': theirs('quests'),
  'level-restored': theirs('level', 'health'),
  'cards-put-back': theirs('hand', 'hand cards', 'deck'),
  'cards-put-back-by-you': theirs('hand', 'hand cards', 'deck'),
  'item-returned': () => anywhere(...ITEMS),
  'card-returned': () => [
    ...board('global', 'locations', 'track', 'challenges', 'elite'),
    ...anywhere('quests', 'log'),
  ],
  'discovery-returned': () => [...board('placed', 'box'), ...anywhere('kept', 'diseases')],
  // A marker goes with the encounter that is defeated.
  'combat-ended': () => board('challenges', 'track'),
  'encounter-tracked': () => board('track'),
  'marker-discarded': () => board('track', 'challenges'),
  'encounter-removed': nothing,
  'item-gained': ({ character }) => [...of(character, ...ITEMS), ...board('challenges')],
  'no-item-left': () => board('challenges'),
  'item-lost': ({ character }) => [...of(character, ...ITEMS), ...board('challenges')],
  'item-taken': () => anywhere(...ITEMS),
  'item-equipped': theirs(...ITEMS),
  'item-unequipped': theirs(...ITEMS),
  'character-defeated': ({ character }) =>
    of(character, 'space', 'damage', 'side', 'diseases', 'health', 'attached').concat(board('box')),
  'defeat-averted': ({ character }) => [{ what: 'damage', of: character, says: 'damage' }],
  'level-gained': ({ character }) => [...of(character, 'level', 'health')],
  'card-flipped': ({ character }) => [...of(character, 'side', 'health')],
  'quest-gained': ({ character }) => [...of(character, 'quests'), ...board('elite')],
  'quest-discarded': ({ character }) => [...of(character, 'quests'), ...board('elite')],
  'task-advanced': theirs('quests'),
  'token-collected': theirs('quests'),
  'quest-completed': ({ character }) => [
    { what: 'valor', of: character, says: 'total' },
    ...of(character, 'quests', 'log'),
  ],
  'no-quest-left': nothing,
  'trophy-gained': ({ character }) => [
    { what: 'valor', of: character, says: 'total' },
    ...of(character, 'log'),
    ...board('trophies'),
  ],
  'no-trophy-left': nothing,
  'board-encounter-done': nothing,
  'tie-settled': nothing,
};

/** Everything that The Adventure Game counts and moves in plain sight. */
export const facts: GameFacts<AdventureView, Adventure> = {
  of: factsOf,
  told: toldBy,
  // Health depends on equipment, place and effects in force. A token is drawn before its place is told, and a
  // revealed one goes to the box when it has taken effect.
  evident: ({ what }) => what === 'health' || what === 'discoveries' || what === 'box',
};

function toldBy<Type extends keyof AdventureEvents>({
  type,
  args,
}: {
  type: Type;
  args: AdventureEvents[Type];
}): FactTold[] {
  return TOLD[type](args);
}

const listed = (things: readonly (string | null)[]): string => [...things].sort().join(' ');

function factsOf(view: AdventureView): Facts {
  const { challenges, placed, track, locations, trophies } = view;
  return factsFrom([
    [
      'challenges',
      BOARD,
      Object.values(challenges)
        .map(({ left }) => left)
        .join(' '),
    ],
    ['elite', BOARD, view.elite],
    ['discoveries', BOARD, view.discoveries],
    ['box', BOARD, listed(view.box)],
    [
      'placed',
      BOARD,
      Object.entries(placed)
        .map(([space, { count }]) => `${space} ${count}`)
        .sort()
        .join(', '),
    ],
    ['track', BOARD, track.map((one) => (one ? `${one.card} ${one.space}` : '-')).join(', ')],
    ['global', BOARD, view.global ?? ''],
    [
      'locations',
      BOARD,
      Object.entries(locations)
        .map((one) => one.join(' '))
        .sort()
        .join(', '),
    ],
    ['trophies', BOARD, Object.values(trophies).join(' ')],
    ...view.characters.flatMap((one): Counted[] => [
      ['level', one.id, one.level],
      ['side', one.id, one.side],
      ['damage', one.id, one.damage],
      ['health', one.id, one.health],
      ['space', one.id, one.space],
      ['hand', one.id, one.handCount],
      ['hand cards', one.id, listed(one.hand ?? [])],
      ['deck', one.id, one.deck],
      ['discard', one.id, listed(one.discard)],
      ['bag', one.id, listed(one.bag)],
      ['weapon', one.id, one.weapon ?? ''],
      ['armor', one.id, one.armor ?? ''],
      ['kept', one.id, listed(one.kept)],
      ['diseases', one.id, one.diseases.length],
      ['attached', one.id, listed(one.attached.map(({ card }) => card))],
      [
        'quests',
        one.id,
        one.quests.map(({ card, progress }) => `${card} ${progress.join('/')}`).join(', '),
      ],
      ['log', one.id, listed(one.log)],
      ['valor', one.id, one.valor],
      ['owes', one.id, one.owes],
    ]),
  ]);
}

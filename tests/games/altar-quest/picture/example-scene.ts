import type { BoardScene } from '../../../../src/games/altar-quest/picture/scene.ts';
import { calledOn } from '../../../../src/games/altar-quest/presentation/rooms.ts';
import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';

const texts = loadTexts();

const spaces = (room: string, size: 'one' | 'two' | 'four') =>
  HOLLOWMERE_PRIORY.roomById.get(room)!.feature[size];

/** The middle of a match: seven rooms, four heroes, every kind of thing the board can hold. */
export const EXAMPLE_SCENE: BoardScene = {
  board: HOLLOWMERE_PRIORY,
  called: calledOn(HOLLOWMERE_PRIORY, texts),
  revealed: new Set(['room-05', 'room-06', 'room-07', 'room-09', 'room-10', 'room-12', 'room-15']),
  openDoors: new Set(
    HOLLOWMERE_PRIORY.doors
      .filter((door) =>
        ['E7', 'C10', 'G11', 'J5', 'K7', 'K14', 'N15'].some((space) => door.spaces.includes(space)),
      )
      .map((door) => door.id),
  ),
  stairs: spaces('room-05', 'four'),
  features: [
    {
      kind: 'alchemy-desk',
      name: 'Alchemy Desk',
      room: 'room-06',
      spaces: spaces('room-06', 'two'),
    },
    {
      kind: 'bookshelf',
      name: 'Bookshelf',
      room: 'room-07',
      spaces: spaces('room-07', 'two'),
      searchTokens: 2,
    },
    {
      kind: 'locked-chest',
      name: 'Locked Chest',
      room: 'room-09',
      spaces: spaces('room-09', 'one'),
    },
    {
      kind: 'burning-altar',
      name: 'Burning Altar',
      room: 'room-10',
      spaces: spaces('room-10', 'four'),
    },
    {
      kind: 'blessed-fountain',
      name: 'Blessed Fountain',
      room: 'room-12',
      spaces: spaces('room-12', 'four'),
    },
    { kind: 'weapon-rack', name: 'Weapon Rack', room: 'room-15', spaces: spaces('room-15', 'two') },
  ],
  figures: [
    hero('myreen', 'Myreen', 'L9', { left: 9, most: 12 }, true),
    hero('sedrin', 'Sedrin', 'I11', { left: 11, most: 11 }),
    hero('rowen', 'Rowen', 'F12', { left: 3, most: 9 }),
    hero('quella', 'Quella', 'K15', { left: 6, most: 8 }),
    {
      id: 'frox-raider.red',
      kind: 'minion',
      definition: 'frox-raider',
      name: 'Frox Raider',
      spaces: ['M10'],
      colour: 'red',
      health: { left: 4, most: 6 },
      armor: 1,
    },
    {
      id: 'frox-raider.blue',
      kind: 'minion',
      definition: 'frox-raider',
      name: 'Frox Raider',
      spaces: ['N12'],
      colour: 'blue',
      health: { left: 6, most: 6 },
    },
    {
      id: 'thrall-guard.green',
      kind: 'minion',
      definition: 'thrall-guard',
      name: 'Thrall Guard',
      spaces: ['J9'],
      colour: 'green',
      health: { left: 2, most: 7 },
      threat: 2,
      threats: '2 bonds',
      isExhausted: true,
    },
    {
      id: 'raglander-archer.yellow',
      kind: 'minion',
      definition: 'raglander-archer',
      name: 'Raglander Archer',
      spaces: ['E13'],
      colour: 'yellow',
      health: { left: 5, most: 5 },
    },
    {
      id: 'gargoyle',
      kind: 'lurker',
      definition: 'gargoyle',
      name: 'Gargoyle',
      spaces: ['N19'],
      health: { left: 3, most: 5 },
    },
    {
      id: 'muckstakes.red',
      kind: 'trap',
      definition: 'muckstakes',
      name: 'Muckstakes',
      spaces: ['L10'],
      colour: 'red',
      progress: { done: 1, needed: 4 },
      threatens: { hero: 'myreen', name: 'Myreen' },
    },
    {
      id: 'bolx',
      kind: 'villain',
      definition: 'bolx',
      name: 'Bolx the Belchlord',
      spaces: ['T14', 'U14', 'T15', 'U15'],
      health: { left: 25, most: 36 },
      armor: 2,
    },
    {
      id: 'prisoner',
      kind: 'ally',
      definition: 'prisoner',
      name: 'Prisoner',
      spaces: ['G13'],
      health: { left: 3, most: 4 },
    },
  ],
  quests: [
    {
      number: 1,
      name: 'The Cut Bell-Rope',
      room: 'room-06',
      places: [spaces('room-06', 'two')],
      progress: { done: 1, needed: 8 },
    },
    { number: 2, name: 'Brother Aldous', room: null, places: [] },
    {
      number: 3,
      name: 'The Stone Answers',
      room: null,
      places: [spaces('room-10', 'four')],
    },
  ],
  panel: {
    round: 7,
    turn: 'Heroes act',
    altarPool: ['aluna', 'wathe', 'volkris', 'nethander', 'brase'],
    supply: 4,
    heroes: [
      panelHero(
        'myreen',
        'Myreen',
        { left: 9, most: 12 },
        { focus: 2, armor: 1, actions: 2, isActive: true },
      ),
      panelHero('sedrin', 'Sedrin', { left: 11, most: 11 }, { focus: 5, hand: 6 }),
      panelHero(
        'rowen',
        'Rowen',
        { left: 3, most: 9 },
        { threat: 3, threats: '3 bonds', hand: 3, actions: 0, hasActed: true },
      ),
      panelHero('quella', 'Quella', { left: 6, most: 8 }, { focus: 1, hand: 5 }),
    ],
    villain: { name: 'Bolx the Belchlord', countdown: null, health: { left: 25, most: 36 } },
    quest: { name: 'The Search', progress: 'The Search: 2 of 5 relics found' },
  },
};

function hero(
  id: string,
  name: string,
  space: string,
  health: { left: number; most: number },
  isActive = false,
) {
  return { id, kind: 'hero', definition: id, name, spaces: [space], health, isActive } as const;
}

function panelHero(
  id: string,
  name: string,
  health: { left: number; most: number },
  changes: Partial<BoardScene['panel']['heroes'][number]>,
) {
  return {
    id,
    name,
    health,
    focus: 0,
    armor: 0,
    threat: 0,
    hand: 4,
    actions: 3,
    isActive: false,
    hasActed: false,
    ...changes,
  };
}

import '../../../src/games/adventure/box.ts';
import { EASTERN_KINGDOMS } from '../../../src/games/adventure/map/eastern-kingdoms.ts';
import type { EndingScene } from '../../../src/games/adventure/picture/ending.ts';
import type { FightScene } from '../../../src/games/adventure/picture/fight.ts';
import type { MapScene } from '../../../src/games/adventure/picture/scene.ts';
import type { SheetScene } from '../../../src/games/adventure/picture/sheet-scene.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';

const texts = loadTexts();

/** The middle of a match, with everything on the map that can lie there. */
export const MAP_SCENE: MapScene = {
  map: EASTERN_KINGDOMS,
  names: Object.fromEntries(
    EASTERN_KINGDOMS.spaces.map(({ id }) => [id, texts(`adventure-map.${id}.name`)]),
  ),
  gifts: {
    goldfields: 'green',
    redwater: 'yellow',
    'sunken-temple': 'red',
    'booty-bay': 'trophy',
    'eastern-plaguelands': 'trophy',
    'ember-stair': 'trophy',
  },
  figures: [
    { character: 'warrior', space: 'millers-wood', isActive: true },
    { character: 'mage', space: 'peat-fens', isActive: false },
    { character: 'hunter', space: 'undercity', isActive: false },
    { character: 'warlock', space: 'undercity', isActive: false },
  ],
  discoveries: [
    { space: 'widows-wood', count: 2, known: [] },
    { space: 'hinter-falls', count: 2, known: ['bomb'] },
  ],
  track: [
    { slot: 1, space: 'fog-hollow', name: 'Bog Eel', level: 'green', hasAggro: false },
    { slot: 3, space: 'cinder-gorge', name: 'Glass Serpent', level: 'yellow', hasAggro: true },
  ],
  events: ['fog-hollow'],
  reachable: [
    { space: 'stormwind', steps: 1 },
    { space: 'redwater', steps: 1 },
    { space: 'tinkers-vale', steps: 2 },
  ],
  heading: {
    round: 'Round 7',
    turn: 'Constance Pike travels',
    event: { name: 'First Frost', text: 'Every character: −1 movement.' },
  },
  standings: [
    {
      character: 'warrior',
      name: 'Constance Pike',
      level: 'green',
      valor: 3,
      goal: 8,
      health: { left: 3, most: 6 },
      isActive: true,
    },
    {
      character: 'mage',
      name: 'Ottoline Spindle',
      level: 'yellow',
      valor: 4,
      goal: 8,
      health: { left: 5, most: 5 },
      isActive: false,
    },
  ],
  words: { track: 'Undefeated encounters', noTrack: 'No encounter is undefeated' },
};

export const FIGHT_SCENE: FightScene = {
  title: 'A fight at Fog Hollow',
  sides: {
    attacker: {
      emblem: { is: 'character', character: 'warrior' },
      name: 'Constance Pike',
      line: 'Human · Alliance',
      level: 'green',
      values: { attack: 4, type: 'melee', defense: 7, damage: 2 },
      health: { left: 3, most: 6 },
      die: 6,
      attackLine: '★ + 4 against 6',
      hits: true,
      triggered: ['Barrow Blade: +1 damage'],
      hasFallen: false,
    },
    defender: {
      emblem: { is: 'foe', icon: 'wolf-head', level: 'green' },
      name: 'Wolves of the Old Road',
      line: 'Beast · Aggro',
      level: 'green',
      values: { attack: 3, type: 'ranged', defense: 6, damage: 2 },
      health: null,
      die: 3,
      attackLine: '3 + 3 against 7',
      hits: false,
      triggered: [],
      hasFallen: true,
    },
  },
  result: { text: 'Wolves of the Old Road is defeated.', tone: 'won' },
};

export const SHEET_SCENE: SheetScene = {
  character: 'warrior',
  name: 'Constance Pike',
  line: 'Human warrior · Alliance',
  level: 'green',
  values: { attack: 4, type: 'melee', defense: 7, damage: 2 },
  health: { left: 3, most: 6 },
  icons: ['blade', 'shield', 'mail'],
  valor: 3,
  goal: 8,
  cards: '4 cards in hand, 12 in the deck',
  weapon: {
    name: 'Barrow Blade',
    level: 'green',
    slot: 'weapon',
    values: { attack: 4, type: 'melee', damage: 2 },
    text: 'On 5 or ★: +1 damage.',
    potions: [],
  },
  armor: null,
  bag: [
    {
      name: 'Heel of a Loaf',
      level: 'grey',
      slot: 'bag',
      values: {},
      text: '',
      potions: ['health', 'swiftness'],
    },
  ],
  kept: [{ discovery: 'gold', name: 'Gold' }],
  diseases: 1,
  attached: ['A Slow Complaint'],
  quests: [
    {
      name: 'The Miller’s Cat',
      valor: 1,
      tasks: [
        { text: 'Travel to Fog Hollow', done: 1, needed: 1 },
        { text: 'Defeat 3 beasts', done: 1, needed: 3 },
      ],
    },
  ],
  words: {
    equipment: 'Equipment',
    noWeapon: 'No weapon',
    noArmor: 'No armor',
    bag: 'Bag',
    kept: 'Discoveries kept',
    attached: 'Attached cards',
    quests: 'Quests',
    diseases: '1 disease',
  },
};

export const ENDING_SCENE: EndingScene = {
  title: 'Ottoline Spindle wins',
  played: 'The Adventure Game · 19 rounds',
  text: 'Eight valor, the last of it a crown carried with tongs.',
  winners: ['mage'],
  players: [
    {
      character: 'mage',
      name: 'Ottoline Spindle',
      player: 'Ann',
      health: { left: 5, most: 7 },
      deeds: '4 quests, 2 trophies',
      level: 'red',
      valor: 8,
      goal: 8,
      hasWon: true,
    },
    {
      character: 'warrior',
      name: 'Constance Pike',
      player: 'W'.repeat(32),
      health: { left: 1, most: 8 },
      deeds: '5 quests',
      level: 'yellow',
      valor: 6,
      goal: 8,
      hasWon: false,
    },
  ],
  foot: { blow: null, line: 'Fog Hollow · 12–29 November 2026 · 17 days' },
};

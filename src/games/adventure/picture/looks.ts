import { addedSymbol } from '../../../picture/added-symbols.ts';
import { GAUGE, INK, MARK } from '../../../picture/palette.ts';
import type { Shape } from '../../../picture/shapes.ts';
import type { Token } from '../../../picture/token.ts';
import type {
  AttackType,
  CharacterId,
  Discovery,
  Icon,
  Level,
  Potion,
  Resource,
  Slot,
  Trait,
} from '../rules/terms.ts';
import { personOf } from './faces.ts';

/** The look of a level on spaces, cards and sheets: color and outline both show it. */
export interface LevelLook {
  readonly colour: string;
  readonly shape: Shape;
}

export const LEVEL_LOOKS: { readonly [level in Level]: LevelLook } = {
  grey: { colour: '#b9c0cd', shape: 'disc' },
  green: { colour: '#35b56a', shape: 'square' },
  yellow: { colour: '#f2d03b', shape: 'hexagon' },
  red: { colour: '#e5533a', shape: 'spikes' },
};

/** Cities are grey, and of an outline that nothing else has. */
export const CITY_LOOK: LevelLook = { colour: '#e9edf5', shape: 'octagon' };

interface CharacterLook {
  readonly shape: Shape;
  readonly colour: string;
  readonly icon: string;
}

const CHARACTERS: { readonly [character: CharacterId]: CharacterLook } = {
  warrior: { shape: 'shield', colour: MARK.sky, icon: 'broadsword' },
  mage: { shape: 'diamond', colour: MARK.pink, icon: 'wizard-staff' },
  hunter: { shape: 'hexagon', colour: MARK.orange, icon: 'bow-arrow' },
  warlock: { shape: 'pentagon', colour: '#b98aff', icon: 'warlock-eye' },
};

const UNKNOWN_CHARACTER: CharacterLook = {
  shape: 'disc',
  colour: MARK.white,
  icon: 'visored-helm',
};

/** A character's outline, color and symbol; a plain look, with the symbol that its pack has chosen, for a homebrew one. */
export const characterLook = (character: CharacterId): CharacterLook =>
  CHARACTERS[character] ?? {
    ...UNKNOWN_CHARACTER,
    icon: addedSymbol(character) ?? UNKNOWN_CHARACTER.icon,
  };

/** A character's token: bright behind the face or a dark symbol, while opponents are dark with a bright one. */
export function characterToken(character: CharacterId): Token {
  const { shape, colour, icon } = characterLook(character);
  const person = personOf(character);
  const look = { shape, ring: MARK.white, face: colour, icon, ink: '#141823' };
  return person ? { ...look, person } : look;
}

export interface SymbolLook {
  readonly icon: string;
  readonly colour: string;
}

export const RESOURCE_LOOKS: { readonly [resource in Resource]: SymbolLook } = {
  scroll: { icon: 'scroll-unfurled', colour: '#f4e2ae' },
  book: { icon: 'spell-book', colour: '#c9a6ff' },
  'small-potion': { icon: 'potion-ball', colour: '#ff8d8d' },
  'large-potion': { icon: 'health-potion', colour: '#ff5d66' },
  'place-discovery': { icon: 'locked-chest', colour: '#e9b872' },
  'flight-path': { icon: 'feathered-wing', colour: '#a8dcff' },
  'auction-house': { icon: 'gavel', colour: '#f0c75e' },
  'quest-giver': { icon: 'talk', colour: '#9fe08a' },
};

export const DISCOVERY_ICONS: { readonly [discovery in Discovery]: string } = {
  gold: 'coins',
  hearthstone: 'campfire',
  'far-sight': 'spyglass',
  'rocket-boots': 'rocket',
  'traveling-merchant': 'trade',
  ambush: 'hooded-assassin',
  'false-map': 'direction-signs',
  'power-drain': 'marrow-drain',
  disease: 'virus',
  bomb: 'unlit-bomb',
};

export const TRAIT_ICONS: { readonly [trait in Trait]: string } = {
  beast: 'wolf-head',
  humanoid: 'bandit',
  undead: 'shambling-zombie',
  demon: 'daemon-skull',
  dragonkin: 'dragon-head',
  elemental: 'fire-silhouette',
};

/** What a character card allows to be equipped, and equipment asks for (AD-093). */
export const ICON_LOOKS: { readonly [icon in Icon]: SymbolLook } = {
  blade: { icon: 'plain-dagger', colour: INK.iron },
  bow: { icon: 'high-shot', colour: '#e0b070' },
  staff: { icon: 'crescent-staff', colour: '#c9a6ff' },
  shield: { icon: 'round-shield', colour: '#9fb4cf' },
  mail: { icon: 'mail-shirt', colour: '#c7ccd6' },
  cloth: { icon: 'robe', colour: '#8fc7e8' },
};

export const ATTACK_TYPE_ICONS: { readonly [type in AttackType]: string } = {
  melee: 'crossed-swords',
  ranged: 'arrow-cluster',
};

export const SLOT_ICONS: { readonly [slot in Slot]: string } = {
  weapon: 'axe-sword',
  armor: 'breastplate',
  bag: 'knapsack',
};

export const POTION_LOOKS: { readonly [potion in Potion]: SymbolLook } = {
  health: { icon: 'health-normal', colour: GAUGE.health },
  mana: { icon: 'round-potion', colour: MARK.sky },
  swiftness: { icon: 'wingfoot', colour: GAUGE.action },
};

/** Symbols of fighting values, and of what a turn has. */
export const VALUE_LOOKS = {
  attack: { icon: 'pointy-sword', colour: '#ffb38a' },
  defense: { icon: 'checked-shield', colour: GAUGE.armor },
  damage: { icon: 'drop', colour: GAUGE.health },
  health: { icon: 'hearts', colour: GAUGE.health },
  movement: { icon: 'boot-prints', colour: GAUGE.action },
  energy: { icon: 'focused-lightning', colour: MARK.sky },
  valor: { icon: 'laurels', colour: INK.gold },
  hand: { icon: 'card-draw', colour: INK.parchment },
} as const satisfies { [value: string]: SymbolLook };

/** What is on spaces. */
export const TABLE_LOOKS = {
  discovery: { face: '#7a5327', ink: '#ffe6b0' },
  event: { icon: 'ringing-bell', face: '#7b4fc0', ink: '#f4eaff' },
  undefeated: { shape: 'disc', face: '#f2d03b', ink: '#241d02' },
  aggro: { shape: 'spikes', face: '#c9262b', ink: '#ffffff' },
  key: { icon: 'cut-diamond', colour: '#d9c7ff' },
  trophy: { icon: 'laurel-crown', colour: INK.gold },
  level: { icon: 'upgrade' },
} as const;

/** The red die is the attacker's, the black one the defender's (AD-118). */
export const DICE = {
  attacker: { face: '#c3272b', ink: '#fff4ef', edge: '#c3272b' },
  defender: { face: '#1f222b', ink: '#f4f4f4', edge: '#8b93a5' },
} as const;

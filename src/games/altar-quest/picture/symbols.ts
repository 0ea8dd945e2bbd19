import { addedSymbol } from '../../../picture/added-symbols.ts';
import { MARK } from '../../../picture/palette.ts';
import type { Shape } from '../../../picture/shapes.ts';
import type { Token } from '../../../picture/token.ts';
import type { Colour, Rhune } from '../rules/terms.ts';
import { drawnAs } from './drawn-as.ts';
import { personOf } from './faces.ts';
import type { SceneFigureKind } from './scene.ts';

/** Color and shape both tell heroes apart. */
interface HeroLook {
  readonly shape: Shape;
  readonly colour: string;
  readonly icon: string;
}

const HEROES: Readonly<Record<string, HeroLook>> = {
  myreen: { shape: 'shield', colour: MARK.pink, icon: 'broadsword' },
  quella: { shape: 'diamond', colour: MARK.sky, icon: 'eagle-head' },
  rowen: { shape: 'hexagon', colour: MARK.green, icon: 'thrown-daggers' },
  sedrin: { shape: 'disc', colour: MARK.orange, icon: 'flanged-mace' },
};

const UNKNOWN_HERO: HeroLook = { shape: 'disc', colour: MARK.white, icon: 'visored-helm' };

/** Look of a hero; for a pack's a plain one with its symbol. */
const heroLook = (hero: string): HeroLook =>
  HEROES[hero] ?? { ...UNKNOWN_HERO, icon: addedSymbol(hero) ?? UNKNOWN_HERO.icon };

/** A hero's token: bright behind the face or a dark symbol, while enemies are dark with a bright symbol. */
export function heroToken(hero: string): Token {
  const { shape, colour, icon } = heroLook(hero);
  const person = personOf(hero);
  const look = { shape, ring: MARK.white, face: colour, icon, ink: '#141823' };
  return person ? { ...look, person } : look;
}

/** Outline of every kind of figure that is not a hero. */
export const FIGURE_SHAPES: Readonly<Record<Exclude<SceneFigureKind, 'hero'>, Shape>> = {
  ally: 'disc',
  minion: 'square',
  lurker: 'pentagon',
  villain: 'spikes',
  quarry: 'hexagon',
  rival: 'octagon',
  trap: 'triangle',
};

/** Base rings (AQ-032), in colors that stay distinct even for the color-blind. */
export const BASE_RINGS: Readonly<Record<Colour, string>> = {
  red: MARK.vermilion,
  blue: MARK.blue,
  green: MARK.green,
  yellow: MARK.yellow,
};

const FIGURE_KINDS: Readonly<Record<Exclude<SceneFigureKind, 'hero'>, string>> = {
  ally: 'person',
  minion: 'horned-skull',
  lurker: 'evil-eyes',
  villain: 'crown',
  quarry: 'paw-print',
  rival: 'hooded-figure',
  trap: 'wolf-trap',
};

/** The first of these that a definition's id starts with chooses the symbol. */
const FIGURES: readonly (readonly [string, string])[] = [
  ['frox-mudspitter', 'toad-teeth'],
  ['frox-mirecaller', 'wizard-staff'],
  ['frox', 'frog'],
  ['muckstakes', 'sinking-trap'],
  ['raglander-slinger', 'slingshot'],
  ['raglander-porter', 'bindle'],
  ['raglander', 'barbarian'],
  ['lead-on-a-string', 'weight-crush'],
  ['thrall-chainhand', 'breaking-chain'],
  ['thrall-doorward', 'guards'],
  ['thrall', 'shambling-zombie'],
  ['kneeling-stone', 'kneeling'],
  ['gargoyle', 'gargoyle'],
  ['drowned-novice', 'drowning'],
  ['bone-choir', 'triple-skulls'],
  ['candle-wight', 'candle-skull'],
  ['bell-moths', 'cigale'],
  ['cellar-crawler', 'long-legged-spider'],
  ['patient-saint', 'stone-bust'],
  ['bolx', 'frog-prince'],
  ['gert', 'ogre'],
  ['wynora', 'witch-face'],
  ['long-lent', 'ribcage'],
  ['prisoner', 'prisoner'],
  ['queen', 'queen-crown'],
  ['huey', 'labrador-head'],
  ['old-marrow', 'spade'],
  ['spy', 'spy'],
  ['traitor', 'cloak-dagger'],
  ['fanatic', 'enrage'],
  ['thief', 'robber'],
];

/** Symbol of a figure, by its card's definition and, failing that, by what kind of figure it is. */
export function figureIcon(kind: Exclude<SceneFigureKind, 'hero'>, definition: string): string {
  return (
    addedSymbol(definition) ??
    FIGURES.find(([start]) => drawnAs(definition).startsWith(start))?.[1] ??
    FIGURE_KINDS[kind]
  );
}

/** What a feature's plate is made of. */
export interface FeatureLook {
  readonly icon: string;
  readonly plate: string;
  readonly ink: string;
  /** Light that falls from it on the floor around. */
  readonly glow?: string;
}

const FEATURES: Readonly<Record<string, FeatureLook>> = {
  bookshelf: { icon: 'bookshelf', plate: '#6f4a28', ink: '#ffe2ae' },
  'locked-chest': { icon: 'locked-chest', plate: '#7b5a1e', ink: '#ffe9a8' },
  'alchemy-desk': { icon: 'bubbling-flask', plate: '#365a4a', ink: '#c8ffd9' },
  'weapon-rack': { icon: 'crossed-swords', plate: '#54493d', ink: '#eef2f7' },
  'mystical-mirror': { icon: 'mirror-mirror', plate: '#4b3f73', ink: '#e3d9ff' },
  'blessed-fountain': { icon: 'water-fountain', plate: '#2f5a7d', ink: '#d5f1ff' },
  'fungal-patch': { icon: 'mushrooms-cluster', plate: '#4f5b2c', ink: '#f4ffc2' },
};

const ALTAR: FeatureLook = {
  icon: 'star-altar',
  plate: '#6d2740',
  ink: '#ffd98a',
  glow: '#ffb84d',
};
const UNKNOWN_FEATURE: FeatureLook = { icon: 'stone-block', plate: '#4a4f5c', ink: '#f1ead6' };

/** Look of a feature; every altar looks alike. */
export function featureLook(kind: string): FeatureLook {
  const printed = drawnAs(kind);
  const look = FEATURES[printed] ?? (printed.includes('altar') ? ALTAR : UNKNOWN_FEATURE);
  const icon = addedSymbol(kind);
  return icon === undefined ? look : { ...look, icon };
}

/** Faces of the altar dice. */
export const RHUNE_LOOKS: Readonly<Record<Rhune, { icon: string; face: string; ink: string }>> = {
  aluna: { icon: 'sun', face: '#e9bd42', ink: '#2b2003' },
  nethander: { icon: 'evil-moon', face: '#5d4a8a', ink: '#efe6ff' },
  wathe: { icon: 'drop', face: '#2f7fc4', ink: '#e9f6ff' },
  volkris: { icon: 'flame', face: '#c8452a', ink: '#fff0d9' },
  lowek: { icon: 'whirlwind', face: '#cfe6e3', ink: '#12393a' },
  brase: { icon: 'mountains', face: '#7d6234', ink: '#fff1d2' },
};

/** Colors of the shadow space and of what reaches out of it. */
export const SHADOW = { face: '#150b26', ink: '#b79af0' } as const;

/** Symbols of tokens and counts; whatever has a symbol in texts has the same one here. */
export const COUNT_ICONS = {
  focus: 'polar-star',
  armor: 'shield',
  defense: 'checked-shield',
  threat: 'death-skull',
  hand: 'card-draw',
  supply: 'knapsack',
  countdown: 'hourglass',
  clock: 'star-altar',
  health: 'hearts',
  hero: 'character',
  villain: 'crown',
  upgrades: 'upgrade',
  quest: 'scroll-unfurled',
  progress: 'progression',
  shadow: 'shadow-grasp',
  exhausted: 'night-sleep',
  marked: 'crosshair',
} as const;

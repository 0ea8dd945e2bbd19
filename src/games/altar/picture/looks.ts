import { addedSymbol } from '../../../picture/added-symbols.ts';
import type { CardFace, CardLook, CardMark } from '../../../picture/card-face.ts';
import { INK, MARK, type MarkColour } from '../../../picture/palette.ts';
import type { FollowerDefinition } from '../rules/cards/definition.ts';
import type { CardSymbol, FollowerId, GodId, Kind } from '../rules/terms.ts';

export interface Look {
  icon: string;
  colour: MarkColour;
}

const GODS: { readonly [god: GodId]: Look } = {
  ancient: { icon: 'stone-sphere', colour: 'white' },
  love: { icon: 'hearts', colour: 'pink' },
  war: { icon: 'crossed-swords', colour: 'vermilion' },
  fear: { icon: 'terror', colour: 'green' },
  light: { icon: 'sun', colour: 'yellow' },
  darkness: { icon: 'moon', colour: 'blue' },
  anger: { icon: 'burning-passion', colour: 'orange' },
  sorrow: { icon: 'drop', colour: 'sky' },
  earth: { icon: 'mountains', colour: 'green' },
  trickery: { icon: 'card-joker', colour: 'orange' },
};

/** A god's symbol and colour; no two gods share both. */
export const lookOf = (god: GodId): Look =>
  GODS[god] ?? { icon: addedSymbol(god) ?? 'prayer', colour: 'white' };

const KINDS: { readonly [kind in Kind]: Look } = {
  warrior: { icon: 'spartan-helmet', colour: 'vermilion' },
  beast: { icon: 'wolf-head', colour: 'orange' },
  plague: { icon: 'plague-doctor-profile', colour: 'green' },
  thief: { icon: 'robber', colour: 'yellow' },
  spirit: { icon: 'spectre', colour: 'sky' },
  omen: { icon: 'evil-eyes', colour: 'pink' },
};

/** The symbol of each kind of enemy; protectors carry it on a shield. */
export const KIND_ICONS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { icon }]) => [kind, icon]),
) as { readonly [kind in Kind]: string };

/** A follower's card by what kind of enemy it is; the kind is written on it as well. */
export const cardLook = (kind: Kind | undefined): CardLook =>
  kind
    ? { icon: KINDS[kind].icon, band: MARK[KINDS[kind].colour] }
    : { icon: 'prayer', band: INK.gold };

/** A follower who adds to what a god has at the end. */
export const COUNTED = { icon: 'scroll-quill', colour: INK.gold } as const;

/** The symbols printed on followers, as they are drawn everywhere. */
export const SYMBOL_MARKS: { readonly [name in CardSymbol]: CardMark } = {
  'free-action': { icon: 'focused-lightning', face: MARK.yellow, ink: '#2b2003' },
  worship: { icon: 'prayer', face: '#5d4a8a', ink: '#efe6ff' },
  ritual: { icon: 'candle-flame', face: '#efe3c4', ink: '#4b2e15' },
  influence: { icon: 'eclipse', face: '#31365a', ink: '#dfe4ff' },
  protection: { icon: 'shield', face: '#2f7fc4', ink: '#e9f6ff' },
  activation: { icon: 'small-fire', face: '#c8452a', ink: '#fff0d9' },
};

/** The picture on each follower's card. */
const ART: { readonly [follower: FollowerId]: string } = {
  priestess: 'sun-priest',
  pilgrim: 'pilgrim-hat',
  mason: 'stone-crafting',
  dowser: 'water-diviner-stick',
  prophet: 'enlightenment',
  seer: 'third-eye',
  scribe: 'scroll-quill',
  gravedigger: 'hasty-grave',
  alchemist: 'bubbling-flask',
  courier: 'wingfoot',
  beggar: 'bindle',
  raider: 'viking-helmet',
  champion: 'spartan',
  wolves: 'wolf-howl',
  locusts: 'cricket',
  'plague-bearer': 'plague-doctor-profile',
  'grave-robber': 'robber-hand',
  cutpurse: 'shiny-purse',
  siren: 'mermaid',
  wraith: 'spectre',
  amazon: 'swordwoman',
  shepherd: 'shepherds-crook',
  healer: 'healing',
  gatekeeper: 'medieval-gate',
  exorcist: 'holy-water',
  vestal: 'brasero',
  zealot: 'pyre',
  eclipse: 'eclipse',
  curfew: 'ringing-bell',
  'long-night': 'night-sky',
  fog: 'fog',
  'false-peace': 'peace-dove',
};

/** A follower's picture; homemade followers get the symbol of their kind. */
export function artOf({ id, kind }: FollowerDefinition): CardFace['art'] {
  const { icon, band } = cardLook(kind);
  return { icon: addedSymbol(id) ?? ART[id] ?? icon, colour: band };
}

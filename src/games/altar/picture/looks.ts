import type { CardLook } from '../../../picture/card-face.ts';
import { INK, MARK, type MarkColour } from '../../../picture/palette.ts';
import type { GodId, Kind } from '../rules/terms.ts';

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
export const lookOf = (god: GodId): Look => GODS[god] ?? { icon: 'prayer', colour: 'white' };

const KINDS: { readonly [kind in Kind]: Look } = {
  warrior: { icon: 'spartan-helmet', colour: 'vermilion' },
  beast: { icon: 'wolf-head', colour: 'orange' },
  plague: { icon: 'plague-doctor-profile', colour: 'green' },
  thief: { icon: 'robber', colour: 'yellow' },
  spirit: { icon: 'spectre', colour: 'sky' },
  omen: { icon: 'evil-eyes', colour: 'pink' },
};

/** A follower's card by what kind of enemy it is; the kind is written on it as well. */
export const cardLook = (kind: Kind | undefined): CardLook =>
  kind
    ? { icon: KINDS[kind].icon, band: MARK[KINDS[kind].colour] }
    : { icon: 'prayer', band: INK.gold };

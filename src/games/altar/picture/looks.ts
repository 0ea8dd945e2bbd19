import type { MarkColour } from '../../../picture/palette.ts';
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

/** Edge of a follower's card by what kind of enemy it is; the kind is written on it as well. */
export const KIND_COLOURS: { readonly [kind in Kind]: MarkColour } = {
  warrior: 'vermilion',
  beast: 'orange',
  plague: 'green',
  thief: 'yellow',
  spirit: 'sky',
  omen: 'pink',
};

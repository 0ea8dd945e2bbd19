import type { Face } from '../../../../picture/faces/face.ts';
import { MARK } from '../../../../picture/palette.ts';
import type { HeroId } from '../../rules/terms.ts';

/** Each before a light of the color of its token. */
export const HERO_FACES: { readonly [hero: HeroId]: Face } = {
  // A vampire in plate, who goes first through every door.
  myreen: {
    skin: '#e6d9e6',
    head: 'oval',
    eyes: { shape: 'sly', colour: '#e0213a' },
    mouth: 'fangs',
    hair: { shape: 'long', colour: '#2d1b33' },
    dress: { shape: 'plate', colour: '#4d485c', trim: '#b83560' },
    weapon: { shape: 'sword', colour: '#cdd5e2', trim: '#8f9bb0' },
    aura: { shape: 'moon', colour: MARK.pink },
  },
  // A mage of storms, half a bird by now.
  quella: {
    skin: '#a8714e',
    head: 'oval',
    eyes: { shape: 'wide', colour: '#f0b429' },
    mouth: 'firm',
    hair: { shape: 'feathers', colour: '#f1ead8' },
    headgear: [{ shape: 'circlet', colour: '#3c7fc0', trim: '#9fe4ff' }],
    dress: { shape: 'fur', colour: '#275a8f', trim: '#6a4a33' },
    weapon: { shape: 'orb-staff', colour: '#d9b25a', trim: '#8fe3ff' },
    aura: { shape: 'storm', colour: MARK.sky },
  },
  // A halfling with eleven knives and somebody else's purse.
  rowen: {
    skin: '#eab58c',
    head: 'round',
    eyes: { shape: 'sly', colour: '#3f8f4f' },
    mouth: 'smirk',
    hair: { shape: 'curls', colour: '#b5562a' },
    dress: { shape: 'cloak', colour: '#2f6b4a', trim: '#d9b25a' },
    weapon: { shape: 'dagger', colour: '#dfe5ee', trim: '#7a5327' },
    aura: { shape: 'leaves', colour: MARK.green },
  },
  // A priest with a heavy mace.
  sedrin: {
    skin: '#7a4a30',
    head: 'square',
    eyes: { shape: 'calm', colour: '#8a5a2b' },
    mouth: 'none',
    beard: { shape: 'full', colour: '#d8d3cb' },
    headgear: [{ shape: 'circlet', colour: '#e0b23c', trim: '#fff1b0' }],
    dress: { shape: 'robe', colour: '#efe6d2', trim: '#d9822b' },
    weapon: { shape: 'mace', colour: '#b9c0cc', trim: '#e0b23c' },
    aura: { shape: 'halo', colour: MARK.orange },
  },
};

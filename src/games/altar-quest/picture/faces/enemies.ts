import type { Face } from '../../../../picture/faces/face.ts';

/** Swamp folk: wet green skin before a light of duckweed. */
const FROX: Pick<Face, 'head' | 'mouth' | 'aura'> = {
  head: 'frog',
  mouth: 'wide',
  aura: { shape: 'glow', colour: '#7f9a3a' },
};

/** People from the ragged hills: red noses, furs, before the dust of the road. */
const RAGLANDER: Pick<Face, 'skin' | 'head' | 'aura'> = {
  skin: '#c9855f',
  head: 'square',
  aura: { shape: 'glow', colour: '#b0703a' },
};

/** Drowned servants: their eyes are somebody else's. */
const THRALL: Pick<Face, 'skin' | 'head' | 'eyes' | 'mouth' | 'aura'> = {
  skin: '#c9dde2',
  head: 'gaunt',
  eyes: { shape: 'glowing', colour: '#c9f2ff' },
  mouth: 'none',
  aura: { shape: 'glow', colour: '#6a9fd0' },
};

/** Minions and lurkers; those of one deck are a family. */
export const ENEMY_FACES: { readonly [definition: string]: Face } = {
  'frox-raider': {
    ...FROX,
    skin: '#5f9a4a',
    eyes: { shape: 'glaring', colour: '#f2d03b' },
    dress: { shape: 'rags', colour: '#6a5230' },
    weapon: { shape: 'trident', colour: '#b9c0cc' },
  },
  'frox-mudspitter': {
    ...FROX,
    skin: '#8a7440',
    mouth: 'shout',
    eyes: { shape: 'glaring', colour: '#e8622a' },
    dress: { shape: 'bare', colour: '#8a7440' },
  },
  'frox-mirecaller': {
    ...FROX,
    skin: '#4a8f7a',
    eyes: { shape: 'glaring', colour: '#c9f25a' },
    dress: { shape: 'robe', colour: '#3f2f5a', trim: '#c9f25a' },
    weapon: { shape: 'staff', colour: '#a8783f' },
  },
  'raglander-brawler': {
    ...RAGLANDER,
    eyes: { shape: 'stern', colour: '#4a7a9a' },
    mouth: 'none',
    beard: { shape: 'full', colour: '#a8431f' },
    headgear: [
      { shape: 'bull-horns', colour: '#e0cfa8', trim: '#8a6a3a' },
      { shape: 'cap', colour: '#6a6f7a', trim: '#3f434c' },
    ],
    dress: { shape: 'fur', colour: '#5a3d22', trim: '#8a6a4a' },
    weapon: { shape: 'axe', colour: '#b9c0cc', trim: '#e6ebf2' },
  },
  'raglander-slinger': {
    ...RAGLANDER,
    eyes: { shape: 'sly', colour: '#5a7a3a' },
    mouth: 'grin',
    hair: { shape: 'braids', colour: '#c46a2a' },
    headgear: [{ shape: 'band', colour: '#7a3a2a' }],
    dress: { shape: 'fur', colour: '#6a4a2a', trim: '#a8855a' },
  },
  'raglander-porter': {
    ...RAGLANDER,
    eyes: { shape: 'sad', colour: '#6a5a3a' },
    mouth: 'none',
    beard: { shape: 'short', colour: '#7a4a2a' },
    headgear: [{ shape: 'hood', colour: '#56707a', trim: '#e6d8b4' }],
    dress: { shape: 'fur', colour: '#5a4630', trim: '#e6d8b4' },
    weapon: { shape: 'club', colour: '#8a6a45', trim: '#e6d8b4' },
  },
  'thrall-bearer': {
    ...THRALL,
    mouth: 'sad',
    hair: { shape: 'long', colour: '#2c4a3f' },
    dress: { shape: 'rags', colour: '#8a7a55' },
  },
  'thrall-chainhand': {
    ...THRALL,
    mouth: 'teeth',
    dress: { shape: 'bare', colour: '#8fa8b0' },
    headgear: [{ shape: 'band', colour: '#5a616e' }],
    weapon: { shape: 'chain', colour: '#8f98a8' },
  },
  'thrall-doorward': {
    ...THRALL,
    headgear: [{ shape: 'open-helm', colour: '#9fb0b8', trim: '#4fae98' }],
    dress: { shape: 'plate', colour: '#6f858f', trim: '#4fae98' },
    weapon: { shape: 'axe', colour: '#b9c0cc', trim: '#e6ebf2' },
  },
  gargoyle: {
    skin: '#7d8490',
    head: 'brute',
    eyes: { shape: 'glowing', colour: '#ffb84d' },
    mouth: 'tusks',
    headgear: [{ shape: 'bull-horns', colour: '#656b77', trim: '#4a4f5a' }],
    dress: { shape: 'bare', colour: '#7d8490' },
    aura: { shape: 'glow', colour: '#7a5fae' },
  },
  'drowned-novice': {
    skin: '#9fc0b8',
    head: 'oval',
    eyes: { shape: 'hollow', colour: '#d9fff2' },
    mouth: 'shout',
    headgear: [{ shape: 'veil', colour: '#2f4f55', trim: '#9fc0b8' }],
    dress: { shape: 'robe', colour: '#264046', trim: '#9fc0b8' },
    aura: { shape: 'drop', colour: '#4a8f9a' },
  },
  'bone-choir': {
    skin: '#e6dcc0',
    head: 'skull',
    eyes: { shape: 'hollow', colour: '#b79af0' },
    mouth: 'teeth',
    headgear: [{ shape: 'hood', colour: '#4a3a6a', trim: '#b79af0' }],
    dress: { shape: 'cloak', colour: '#3a2d55', trim: '#b79af0' },
    aura: { shape: 'halo', colour: '#7a5fae' },
  },
  'candle-wight': {
    skin: '#e8d9ae',
    head: 'skull',
    eyes: { shape: 'hollow', colour: '#ffb84d' },
    mouth: 'teeth',
    headgear: [{ shape: 'candles', colour: '#efe3c4', trim: '#ffb23a' }],
    dress: { shape: 'robe', colour: '#5a4630', trim: '#e8d9ae' },
    aura: { shape: 'rays', colour: '#9a5fae' },
  },
  'patient-saint': {
    skin: '#b5b2a8',
    head: 'oval',
    eyes: { shape: 'closed', colour: '#b5b2a8' },
    mouth: 'smile',
    headgear: [{ shape: 'veil', colour: '#a09d92', trim: '#d0cdc2' }],
    dress: { shape: 'robe', colour: '#8f8c82', trim: '#d0cdc2' },
    aura: { shape: 'halo', colour: '#b79af0' },
  },
};

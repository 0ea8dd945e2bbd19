import type { Face } from '../../../../picture/faces/face.ts';

/** Villains, and the quarry of The Hunt. */
export const VILLAIN_FACES: { readonly [definition: string]: Face } = {
  // A king who is mostly appetite.
  'bolx-the-belchlord': {
    skin: '#6f9a35',
    head: 'frog',
    eyes: { shape: 'bulging', colour: '#f2b01f' },
    mouth: 'wide',
    headgear: [{ shape: 'small-crown', colour: '#f0c75e', trim: '#d2302a' }],
    dress: { shape: 'fur', colour: '#8d1f3a', trim: '#efe3c4' },
    aura: { shape: 'rays', colour: '#8fae2f' },
  },
  // An ogress who sleeps badly.
  gert: {
    skin: '#9a7f9f',
    head: 'brute',
    eyes: { shape: 'stern', colour: '#c8a21f' },
    mouth: 'tusks',
    headgear: [{ shape: 'nightcap', colour: '#4f6a8f', trim: '#d8c08a' }],
    dress: { shape: 'gown', colour: '#5f7898', trim: '#d8c08a' },
    weapon: { shape: 'club', colour: '#7a4f2b', trim: '#cfd3da' },
    aura: { shape: 'moon', colour: '#a55a78' },
  },
  // A witch who has never raised her voice.
  'wynora-morn': {
    skin: '#cfd8b0',
    head: 'gaunt',
    eyes: { shape: 'sly', colour: '#8f3fd0' },
    mouth: 'smile',
    hair: { shape: 'long', colour: '#dfe0e6' },
    headgear: [{ shape: 'witch-hat', colour: '#35244d', trim: '#e8a52a' }],
    dress: { shape: 'high-collar', colour: '#2b2038', trim: '#6a3f8f' },
    aura: { shape: 'moon', colour: '#e8b54a' },
  },
  // The hunger that is hunted.
  'long-lent': {
    skin: '#d9cdb4',
    head: 'skull',
    eyes: { shape: 'hollow', colour: '#ff5a3a' },
    mouth: 'teeth',
    headgear: [{ shape: 'antlers', colour: '#8a6a4a' }],
    dress: { shape: 'rags', colour: '#3f3a34' },
    aura: { shape: 'fire', colour: '#3f6a4a' },
  },
};

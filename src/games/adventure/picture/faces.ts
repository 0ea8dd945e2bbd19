import type { Face } from '../../../picture/faces/face.ts';
import { MARK } from '../../../picture/palette.ts';
import type { CharacterId } from '../rules/terms.ts';

/** The characters, each before a light of the color of its token. */
const CHARACTERS: { readonly [character: CharacterId]: Face } = {
  // Constance Pike, human, whom four generals have ordered to fall back.
  warrior: {
    skin: '#d9a07a',
    head: 'square',
    eyes: { shape: 'stern', colour: '#3f6f9a' },
    mouth: 'firm',
    hair: { shape: 'bob', colour: '#8a5a2b' },
    headgear: [{ shape: 'open-helm', colour: '#a9b3c4', trim: '#e0b23c' }],
    dress: { shape: 'plate', colour: '#6f7a8f', trim: '#a9b3c4' },
    weapon: { shape: 'sword', colour: '#dfe5ee', trim: '#9fb4cf' },
    aura: { shape: 'rays', colour: MARK.sky },
  },
  // Urgo Thistle, an orc who has never met most of the people he has shot.
  hunter: {
    skin: '#6f8f45',
    head: 'brute',
    eyes: { shape: 'sly', colour: '#e0a52a' },
    mouth: 'tusks',
    hair: { shape: 'topknot', colour: '#2a2018' },
    dress: { shape: 'fur', colour: '#6a4a2a', trim: '#a8855a' },
    weapon: { shape: 'bow', colour: '#8a5a2b', trim: '#efe3c4' },
    aura: { shape: 'leaves', colour: MARK.orange },
  },
  // Ottoline Spindle, a gnome who reads ahead.
  mage: {
    skin: '#f0bfa0',
    head: 'round',
    eyes: { shape: 'wide', colour: '#5a3fae' },
    mouth: 'smile',
    hair: { shape: 'mane', colour: '#e070b5' },
    headgear: [{ shape: 'goggles', colour: '#c99a3a' }],
    dress: { shape: 'high-collar', colour: '#6a3f8f', trim: '#e0b23c' },
    weapon: { shape: 'orb-staff', colour: '#d9b25a', trim: '#ffb3e0' },
    aura: { shape: 'stars', colour: MARK.pink },
  },
  // Septimus Wray, undead, who has renegotiated everything except the signature.
  warlock: {
    skin: '#b5c9a8',
    head: 'gaunt',
    eyes: { shape: 'glowing', colour: '#c58aff' },
    mouth: 'teeth',
    headgear: [{ shape: 'hood', colour: '#4a2f7a', trim: '#b98aff' }],
    dress: { shape: 'cloak', colour: '#38235c', trim: '#b98aff' },
    weapon: { shape: 'staff', colour: '#8f7a5a' },
    aura: { shape: 'fire', colour: '#7a4fd0' },
  },
};

/** A character's face; none for a homebrew one, which keeps its symbol. */
export const personOf = (character: CharacterId): Face | undefined => CHARACTERS[character];

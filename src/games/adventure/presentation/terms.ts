import type words from '../../../../assets/texts/en/adventure.glossary.json';
import type { Term } from '../../../texts/glossary.ts';
import { glossaryTerms } from '../../../texts/glossary.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A word of the rules or a symbol that the glossary explains. */
export type TermId = keyof typeof words.glossary;

/** Every entry of the glossary, in the order worth reading. */
export const TERMS = [
  'valor',
  'quest',
  'elite-quest',
  'trophy',
  'level',
  'grey',
  'green',
  'yellow',
  'red',
  'space',
  'city',
  'movement',
  'stay',
  'hold',
  'energy',
  'dice',
  'exploration',
  'challenge',
  'maintenance',
  'done',
  'resource',
  'discovery',
  'kept',
  'disease',
  'encounter',
  'board-encounter',
  'price',
  'undefeated',
  'aggro',
  'event',
  'combat',
  'attack',
  'defense',
  'damage',
  'health',
  'ranged',
  'melee',
  'star',
  'stand',
  'power',
  'ability',
  'discard',
  'owed',
  'improved',
  'attached',
  'cancel',
  'item',
  'bag',
  'potion',
  'icon',
  'defeated',
  'affiliation',
  'decline',
] as const satisfies readonly TermId[];

export const termsOf = (texts: Texts): Term[] => glossaryTerms('adventure.glossary', TERMS, texts);

import type words from '../../../../assets/texts/en/altar.glossary.json';
import type { Term } from '../../../texts/glossary.ts';
import { glossaryTerms } from '../../../texts/glossary.ts';
import type { Texts } from '../../../texts/texts.ts';

/** A word of the rules or a symbol that the glossary explains. */
export type TermId = keyof typeof words.glossary;

/** Every entry of the glossary, in the order worth reading. */
export const TERMS = [
  'god',
  'realm',
  'complete',
  'altar-inactive',
  'altar-active',
  'shrine',
  'discover',
  'activate',
  'destroy',
  'steal',
  'follower',
  'hand',
  'row',
  'deck',
  'discard-pile',
  'turn',
  'main-action',
  'draw',
  'play',
  'free-action',
  'ritual',
  'worship',
  'influence',
  'protection',
  'activation',
  'discard',
  'choose',
  'pass',
  'done',
  'renew',
  'power',
  'protected',
  'warrior',
  'beast',
  'plague',
  'thief',
  'spirit',
  'omen',
  'last-round',
  'tie',
] as const satisfies readonly TermId[];

export const termsOf = (texts: Texts): Term[] => glossaryTerms('altar.glossary', TERMS, texts);

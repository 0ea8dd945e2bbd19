import type { Message } from '../../src/kernel/decision.ts';
import { sentencesInWords } from '../../src/packs/in-words.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();

/** Messages of the catalogue as an author reads them, one by one. */
export const inEnglish = (messages: readonly Message[]): string[] =>
  messages.map((message) => sentencesInWords([message], texts));

import words from '../../examples/noughts/words.json' with { type: 'json' };
import { collectMessages } from '../../src/texts/catalogue.ts';
import { createTexts, type Texts } from '../../src/texts/texts.ts';
import { botTextsWith } from './counting-texts.ts';

/** The bot's words with those of the example, as if they were in its catalogue. */
export function botAndNoughtsTexts(): Texts {
  const messages = new Map<string, string>();
  collectMessages(messages, 'noughts', words);
  return botTextsWith(createTexts('en', messages));
}

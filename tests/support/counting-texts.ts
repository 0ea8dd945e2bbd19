import { loadTexts } from '../../src/texts/catalogue.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { countingTexts } from './counting-game.ts';

/** Read once, and each message parsed once: tests begin hundreds of tables. */
const bot = loadTexts();

/** The bot's words with those of a game that is not installed. */
export function botTextsWith(own: Texts): Texts {
  const pick = (key: string) => (bot.has(key) ? bot : own);
  return Object.assign((key: string, args?: Parameters<Texts>[1]) => pick(key)(key, args), {
    locale: 'en',
    has: (key: string) => pick(key).has(key),
  });
}

/** The bot's words with those of the counting game. */
export const botAndCountingTexts = (): Texts => botTextsWith(countingTexts);

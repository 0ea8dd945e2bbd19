import { describe, expect, it } from 'vitest';
import { examine } from '../../src/drivers/language/examining.ts';
import { languagesThere, readGrammar, readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { readStamps } from '../../src/texts/stamps.ts';

/** Languages that say of themselves that they have words for everything. */
const WHOLE: readonly string[] = ['fr'];

const messagesOf = (locale: string) =>
  new Map([...readMessages(locale).values()].flatMap((file) => [...file]));

const english = messagesOf(USUAL);

describe.each(languagesThere().filter((locale) => locale !== USUAL))('%s', (locale) => {
  const own = messagesOf(locale);
  const stamps = readStamps(locale);
  const grammars = { english: readGrammar(USUAL), own: readGrammar(locale) };
  const { missing, changed, problems } = examine(english, own, grammars, stamps);

  it('has only messages that can be filled in, and that Discord shows whole', () => {
    expect(problems).toEqual([]);
  });

  it.runIf(WHOLE.includes(locale))('has all messages', () => {
    expect(missing).toEqual([]);
  });

  it.runIf(WHOLE.includes(locale))('says what English says now', () => {
    expect(changed).toEqual([]);
  });
});

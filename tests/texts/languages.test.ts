import { describe, expect, it, test } from 'vitest';
import { createLanguages } from '../../src/texts/languages.ts';
import { createTexts } from '../../src/texts/texts.ts';

const english = createTexts(
  'en',
  new Map([
    ['greeting', 'Hello, {name}!'],
    ['farewell', 'Bye!'],
    ['bot.command.status.name', 'status'],
    ['bot.command.status.description', 'Whose move it is'],
  ]),
);
const german = createTexts(
  'de',
  new Map([
    ['greeting', 'Hallo, {name}!'],
    ['bot.command.status.name', 'stand'],
    ['bot.command.status.description', 'Wer am Zug ist'],
  ]),
);

test('each language has its words, and the usual one whatever it lacks', () => {
  const { locales, textsFor, usual } = createLanguages(english, [german]);
  expect(locales).toEqual(['en', 'de']);
  const texts = textsFor('de');
  expect(texts.locale).toBe('de');
  expect(texts('greeting', { name: 'Ann' })).toBe('Hallo, Ann!');
  expect(texts('farewell')).toBe('Bye!');
  expect([texts.has('farewell'), texts.has('nothing')]).toEqual([true, false]);
  expect([textsFor(undefined), textsFor('fr'), textsFor('en')]).toEqual([usual, usual, usual]);
});

test('how much of a language is its own', () => {
  const { complete } = createLanguages(english, [german], new Map([['de', 0.75]]));
  expect([complete('de'), complete('en')]).toEqual([0.75, 1]);
});

describe('what Discord calls a language', () => {
  const { spoken, textsFor, usual } = createLanguages(english, [german]);

  it.each([
    ['de', 'de'],
    ['en-GB', 'en'],
    ['en-US', 'en'],
    ['de-AT', 'de'],
  ])('%s is spoken as %s', (discord, locale) => {
    expect(spoken(discord)).toBe(locale === 'en' ? usual : textsFor(locale));
  });

  it.each(['fr', 'zh-CN', '', null, undefined])('%s is spoken by nobody here', (discord) => {
    expect(spoken(discord)).toBe(null);
  });
});

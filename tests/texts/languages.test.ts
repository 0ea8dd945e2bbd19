import { expect, test } from 'vitest';
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

test('commands are called the same in all of them, as Discord knows them by', () => {
  const texts = createLanguages(english, [german]).textsFor('de');
  expect(texts('bot.command.status.name')).toBe('status');
  expect(texts('bot.command.status.description')).toBe('Wer am Zug ist');
});

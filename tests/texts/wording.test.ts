import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readMessages, USUAL } from '../../src/texts/catalogue.ts';
import { ROOT } from '../support/documented-commands.ts';
import { pages } from '../support/markdown.ts';
import { renderingsOf } from './renderings.ts';
import { brokenBy, documentBrokenBy, isPlain, WORDING_RULES } from './wording-rules.ts';

describe('docs/words.md is kept', () => {
  it.each([...readMessages(USUAL)])('in %s', (_, messages) => {
    const broken = [...messages].flatMap(([key, message]) => brokenBy(key, message));
    expect(broken).toEqual([]);
  });
});

/** The page of the wording rules itself, which shows what breaks them, and pages in other languages. */
const OTHERWISE = /^docs\/(?:words\.(?:[\w-]+\.)?md$|rules\/[\w-]+\/)/;

describe('docs/words.md is kept by the documents', () => {
  it.each(pages().filter((page) => !OTHERWISE.test(page)))('in %s', (page) => {
    const isPlainText = !page.startsWith('docs/rules/');
    const text = readFileSync(join(ROOT, page), 'utf8');
    expect(documentBrokenBy(text, isPlainText)).toEqual([]);
  });

  it('finds what breaks a rule in what a page says itself', () => {
    const page =
      '95 % of it\n\n> Whoever is quoted\n\n```\n5 %\n```\n\nGo to to `Whoever`. Everybody does.';
    expect(documentBrokenBy(page)).toEqual([
      'no space before a percent sign: “5 %” in “95 % of it”',
      'no word twice in a row: “to to” in “Go to to X.”',
      'everyone, not everybody: “Everybody” in “Everybody does.”',
    ]);
    expect(documentBrokenBy(page, false)).toHaveLength(2);
  });
});

describe.each(WORDING_RULES)('$name', ({ name, bad, good }) => {
  const breaks = (example: (typeof bad)[number]) => {
    const { key, message } =
      typeof example === 'string' ? { key: 'bot.example', message: example } : example;
    return brokenBy(key, message).some((broken) => broken.startsWith(`${key}: ${name}: `));
  };

  it.each(bad)('is broken by %j', (example) => {
    expect(breaks(example)).toBe(true);
  });

  it.each(good)('is kept by %j', (example) => {
    expect(breaks(example)).toBe(false);
  });
});

test('every way a message can read is looked at', () => {
  expect(
    renderingsOf('{n, plural, one {# card} other {# {kind}}}{x, select, yes {.} other {!}}'),
  ).toEqual(['3 card.', '3 card!', '3 {kind}.', '3 {kind}!']);
});

test('cards, rules and stories have a grammar of their own', () => {
  expect(
    ['altar-quest-cards.frox.text', 'altar-quest.term.rest', 'altar-quest-story.x'].filter(isPlain),
  ).toEqual([]);
  expect(isPlain('altar-quest.prompt.rest')).toBe(true);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { button, select } from '../../src/discord/components/controls.ts';
import { clip, clipAtLine, clipLines } from '../../src/discord/limits.ts';
import { pictureFile } from '../../src/discord/messages/message.ts';

it('clips to the length at a whole grapheme', () => {
  expect(clip('abcdef', 6)).toBe('abcdef');
  expect(clip('abcdefg', 6)).toBe('abcde…');
  expect(clip('abc👨‍👩‍👧‍👦d', 8)).toBe('abc…');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 1, max: 50 }),
      (text, length) => {
        const clipped = clip(text, length);
        expect(clipped.length).toBeLessThanOrEqual(Math.max(length, 1));
        if (clipped !== text) expect(text.startsWith(clipped.slice(0, -1))).toBe(true);
      },
    ),
  );
});

it('clips at a word where that leaves most of the text', () => {
  expect(clip('Deal 2 damage to an enemy', 16)).toBe('Deal 2 damage…');
  expect(clip('Deal 2 damage, then heal', 16)).toBe('Deal 2 damage…');
  expect(clip('Deal 2 damage to', 14)).toBe('Deal 2 damage…');
  expect(clip('A Froxlingswarmtoken', 12)).toBe('A Froxlings…');
});

it('cuts after a whole line where that leaves most of the text', () => {
  expect(clipAtLine('A line.\nAnother.', 16)).toBe('A line.\nAnother.');
  expect(clipAtLine('A line.\nAnother.\nMore.', 21)).toBe('A line.\nAnother.\n…');
  expect(clipAtLine('A line.\nAnother.\nMore.', 18)).toBe('A line.\nAnother.\n…');
  expect(clipAtLine('A line.\nAnother.\nMore.', 17)).toBe('A line.\nAnother…');
  expect(clipAtLine('A line.\nAnother one that is long', 20)).toBe('A line.\nAnother one…');
});

it('leaves out whole lines, late ones first, and says where the rest is', () => {
  const text = ['The round.', 'A line that is far too long for this.', 'A hero.', 'A room.'].join(
    '\n',
  );
  expect(clipLines(text, text.length, 'More elsewhere.')).toBe(text);
  expect(clipLines(text, 34, 'More elsewhere.')).toBe('The round.\nA hero.\nMore elsewhere.');
  expect(clipLines('too long by far', 8, '…')).toBe('…');
});

it('shortens what games say in full to what buttons, menus and descriptions of pictures can show', () => {
  const words = 'Attack the Froxling Swarm. '.repeat(60).trim();
  const choice = { label: words, value: 'attack', description: words };
  const { options } = select('pick', 'Choose', [choice]);
  const picture = pictureFile('board', {
    buffer: Buffer.from(''),
    contentType: 'image/png',
    width: 1,
    height: 1,
    altText: Array.from({ length: 60 }, () => 'Attack the Froxling Swarm.').join('\n'),
    altTextRest: 'More elsewhere.',
  });
  const shown = [
    button(words, 'pick').label ?? '',
    options[0]?.label ?? '',
    options[0]?.description ?? '',
  ];
  for (const text of shown) expect(text).toMatch(/^Attack the .*[a-z]…$/);
  expect(shown.map(({ length }) => length <= 100)).toEqual([true, true, true]);
  expect(shown[0]?.length).toBeLessThanOrEqual(80);
  expect(picture.description).toMatch(/Swarm\.\nMore elsewhere\.$/);
  expect(picture.description.length).toBeLessThanOrEqual(1024);
});

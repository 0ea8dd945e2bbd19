import type { Texts } from '../../../texts/texts.ts';

/** Sets each line of a text that is read aloud in italics, unless it is empty or already contains italics. */
export const aloud = (texts: Texts, text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      texts(`altar-quest.told.${isPlain(line) ? 'narrative' : 'read'}`, { text: line }),
    );

const isPlain = (line: string): boolean => line !== '' && !line.includes('*');

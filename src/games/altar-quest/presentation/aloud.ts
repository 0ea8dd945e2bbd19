import type { Texts } from '../../../texts/texts.ts';

/** Each line of a text that is read aloud: in italics, unless some of it is in italics itself, or it is empty. */
export const aloud = (texts: Texts, text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      texts(`altar-quest.told.${isPlain(line) ? 'narrative' : 'read'}`, { text: line }),
    );

const isPlain = (line: string): boolean => line !== '' && !line.includes('*');

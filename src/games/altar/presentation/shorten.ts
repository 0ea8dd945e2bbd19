import type { OptionText } from '../../../kernel/game.ts';

/** Characters that a label and a description may have (Discord's limits for buttons and menus). */
const LABEL = 80;
const DESCRIPTION = 100;

/** Cuts a text at a word so that it has at most `length` characters, and says so with "…". */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > length / 2 ? cut.slice(0, word) : cut).replace(/[\s,.;:]+$/, '')}…`;
}

/** An option within what buttons and menus can show. */
export function fitted({ label, description = '' }: OptionText): OptionText {
  const line = description.replaceAll('\n', ' ');
  return {
    label: shorten(label, LABEL),
    ...(line === '' ? {} : { description: shorten(line, DESCRIPTION) }),
  };
}

import type { Option } from '../../kernel/decision.ts';
import type { OptionText } from '../../kernel/game.ts';
import type { OptionMarks } from '../../kernel/pictures.ts';
import type { Texts } from '../../texts/texts.ts';

/** Numbers from 1, in the order of the buttons. */
export const numbered = (options: readonly Option[]): OptionMarks =>
  Object.fromEntries(options.map(({ id }, index) => [id, String(index + 1)]));

/**
 * Numbers for options that each stand for a thing of their own, which the picture shows once.
 * @param thingOf what an option stands for; null for nothing that can be shown
 * @returns null if there are not at least two, or two of them look alike
 */
export function numberedByThing<Own extends Option>(
  options: readonly Own[],
  thingOf: (option: Own) => string | null,
): OptionMarks | null {
  const shown = options.filter((option) => thingOf(option) !== null);
  const areDistinct = new Set(shown.map(thingOf)).size === shown.length;
  return shown.length > 1 && areDistinct ? numbered(shown) : null;
}

/** What each number stands for, a line each. */
export const markLines = <Own extends Option>(
  marks: OptionMarks,
  options: readonly Own[],
  wordsOf: (option: Own) => OptionText,
  texts: Texts,
): string[] =>
  options.flatMap((option) => {
    const mark = marks[option.id];
    if (mark === undefined) return [];
    const { label, description = '' } = wordsOf(option);
    return [texts('picture.choice', { mark, label, description: description || 'none' })];
  });

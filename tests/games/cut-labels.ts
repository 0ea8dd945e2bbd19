import { LIMITS } from '../../src/discord/limits.ts';
import { type Decision, isPublic } from '../../src/kernel/decision.ts';
import type { GamePresentation } from '../../src/kernel/game.ts';
import type { Texts } from '../../src/texts/texts.ts';

/** Labels of a question that a button or a menu would cut, in the panel and in the thread. */
export function cutLabels(
  presentation: GamePresentation,
  view: unknown,
  decision: Decision,
  texts: Texts,
): string[] {
  const labelsIn = (as: 'buttons' | 'menu') =>
    presentation
      .panel(view, decision, texts)
      .menus.filter((menu) => menu.as === as)
      .flatMap(({ options }) => options.map(({ text }) => text.label));
  const inThread = isPublic(decision)
    ? decision.options.map((option) => presentation.option(view, decision, option, texts).label)
    : [];
  return [
    ...[...labelsIn('buttons'), ...inThread].filter((label) => label.length > LIMITS.buttonLabel),
    ...labelsIn('menu').filter((label) => label.length > LIMITS.selectLabel),
  ];
}

import type { Guide, GuideStep } from '../../../kernel/guide.ts';
import type { Words } from '../words.ts';

/**
 * A step of a first turn: its number, and what to do now.
 * @param way the way to answer that a companion would choose, as the panel offers it
 */
export function guideLines(
  { steps }: Pick<Guide, 'steps'>,
  { step, about = 'other' }: GuideStep,
  way: string,
  { game, texts }: Words,
): string[] {
  const words = (of: string) => `${game.rules.id}.guide.${of}`;
  const at = steps.indexOf(step);
  const names = steps.map((one, index) =>
    texts('bot.guide.step', {
      name: texts(words(`${one}.name`)),
      is: index < at ? 'past' : index === at ? 'now' : 'ahead',
    }),
  );
  return [
    texts('bot.guide.steps', { steps: names.join(' · ') }),
    texts(words(`${step}.text`), { way, about }),
  ];
}

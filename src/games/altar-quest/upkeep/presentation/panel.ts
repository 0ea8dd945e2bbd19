import { optionsFor } from '../../../../kernel/decision.ts';
import type { OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { UpkeepDecision } from '../rules/state.ts';
import type { UpkeepOption } from '../rules/verbs.ts';
import type { UpkeepView } from '../rules/view.ts';
import { optionText } from './options.ts';
import { promptText } from './prompts.ts';

/** Up to this many options are buttons; more are a menu. */
const BUTTONS = 5;

/** The private panel of one question: what can be chosen, each with everything it does, and the ways to answer. */
export function panelText(
  view: UpkeepView,
  decision: UpkeepDecision,
  texts: Texts,
): { lines: string[]; menus: OptionMenu<UpkeepOption>[] } {
  const { question, why } = promptText(view, decision, texts);
  const options = optionsFor(decision, view.viewer).map((option) => ({
    option,
    text: optionText(view, decision, option, texts),
  }));
  return {
    lines: [
      texts('altar-quest-upkeep.panel.question', { question }),
      ...(why === undefined ? [] : [texts('altar-quest-upkeep.panel.why', { why })]),
      ...options.flatMap(({ text: { label, description } }) =>
        description === undefined
          ? []
          : [texts('altar-quest-upkeep.panel.option', { label, description })],
      ),
    ],
    menus:
      options.length === 0
        ? []
        : [
            {
              id: 'answer',
              title: texts(`altar-quest-upkeep.panel.menu.${titleOf(decision)}`),
              as: options.length <= BUTTONS ? 'buttons' : 'menu',
              options,
            },
          ],
  };
}

const titleOf = ({ prompt }: UpkeepDecision): 'take' | 'train' | 'choose' => {
  if (prompt.key === 'prompt.take') return 'take';
  return prompt.key === 'prompt.train' || prompt.key === 'prompt.pay-to-train' ? 'train' : 'choose';
};

import { type Decision, optionsFor } from '../../../kernel/decision.ts';
import type { OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarView } from '../rules/view.ts';
import { optionText } from './options.ts';
import { promptText } from './prompts.ts';
import { ownLines } from './status.ts';

/** Menus by the verbs they hold, in the order worth reading; what brings a turn to its end is a button. */
const MENUS: readonly { id: string; verbs: readonly string[]; as: OptionMenu['as'] }[] = [
  { id: 'draw', verbs: ['draw'], as: 'menu' },
  { id: 'play', verbs: ['play'], as: 'menu' },
  { id: 'free', verbs: ['free'], as: 'menu' },
  { id: 'ritual', verbs: ['ritual'], as: 'menu' },
  { id: 'worship', verbs: ['worship'], as: 'menu' },
  { id: 'choose', verbs: ['choose'], as: 'menu' },
  { id: 'discard', verbs: ['discard'], as: 'menu' },
  { id: 'end', verbs: ['renew', 'hold', 'pass', 'done'], as: 'buttons' },
];

/** The private panel of one question: what stands, and the ways to answer. */
export function panelText(
  view: AltarView,
  decision: Decision,
  texts: Texts,
): { lines: string[]; menus: OptionMenu[] } {
  const { question, why } = promptText(view, decision, texts);
  const options = optionsFor(decision, view.viewer);
  const menus = MENUS.map(
    ({ id, verbs, as }): OptionMenu => ({
      id,
      as,
      title: texts(`altar.panel.menu.${id}`),
      options: options
        .filter(({ verb }) => verbs.includes(verb))
        .map((option) => ({ option, text: optionText(view, decision, option, texts) })),
    }),
  );
  return {
    lines: [
      texts('altar.panel.question', { question }),
      ...(why === undefined ? [] : [texts('altar.panel.why', { why })]),
      ...ownLines(view, texts),
    ],
    menus: menus.filter((menu) => menu.options.length > 0),
  };
}

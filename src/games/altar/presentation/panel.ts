import { optionsFor } from '../../../kernel/decision.ts';
import type { OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarDecision } from '../rules/state.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { drawText, optionText } from './options.ts';
import { promptText } from './prompts.ts';
import { ownLines } from './status.ts';

/** Menus by the verbs they hold, in the order worth reading; what brings a turn to its end is a button. */
const MENUS: readonly (Pick<OptionMenu, 'id' | 'as' | 'quiet'> & { verbs: readonly string[] })[] = [
  { id: 'draw', verbs: ['draw'], as: 'buttons' },
  { id: 'play', verbs: ['play'], as: 'menu' },
  { id: 'free', verbs: ['free'], as: 'menu' },
  { id: 'ritual', verbs: ['ritual'], as: 'menu' },
  { id: 'worship', verbs: ['worship'], as: 'menu' },
  { id: 'choose', verbs: ['choose'], as: 'menu' },
  { id: 'discard', verbs: ['discard'], as: 'menu' },
  { id: 'end', verbs: ['renew', 'hold', 'pass', 'done'], as: 'buttons', quiet: true },
];

/** The private panel of one question: what stands, and the ways to answer. */
export function panelText(
  view: AltarView,
  decision: AltarDecision,
  texts: Texts,
): { lines: string[]; menus: OptionMenu[] } {
  const { question, why } = promptText(view, decision, texts);
  const options = optionsFor(decision, view.viewer);
  const menus = MENUS.map(
    ({ verbs, ...menu }): OptionMenu => ({
      ...menu,
      title: texts(`altar.panel.menu.${menu.id}`),
      options: options
        .filter(({ verb }) => verbs.includes(verb))
        .map((option) => ({ option, text: optionText(view, decision, option, texts) })),
    }),
  );
  return {
    lines: [
      texts('altar.panel.question', { question }),
      ...(why === undefined ? [] : [texts('altar.panel.why', { why })]),
      ...drawnLines(view, options, texts),
      ...ownLines(view, texts),
    ],
    menus: menus.filter((menu) => menu.options.length > 0),
  };
}

/** What the followers to draw are: their buttons have room for the names only. */
const drawnLines = (view: AltarView, options: readonly AltarOption[], texts: Texts): string[] =>
  options
    .filter((option) => option.verb === 'draw')
    .map((option) => drawText(view, option, texts))
    .filter(({ description }) => description)
    .map((follower) => texts('altar.panel.drawn', { ...follower }));

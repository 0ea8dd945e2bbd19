import { copiesTogether } from '../../../cards/alike.ts';
import { optionsFor } from '../../../kernel/decision.ts';
import type { OfferedOption, OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarDecision } from '../rules/state.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { bothDrawsMenu } from './drawing-both.ts';
import { namesIn } from './names.ts';
import { optionText } from './options.ts';
import { promptText } from './prompts.ts';
import { againstViewerLines, ownLines } from './status.ts';

type AltarMenu = OptionMenu<AltarOption>;
type Offered = OfferedOption<AltarOption>;

/** Menus by the verbs they hold, in the order worth reading; what brings a turn to its end is a button. */
const MENUS: readonly (Pick<AltarMenu, 'id' | 'as' | 'quiet'> & { verbs: readonly string[] })[] = [
  { id: 'draw', verbs: ['draw'], as: 'buttons' },
  { id: 'play', verbs: ['play'], as: 'menu' },
  { id: 'free', verbs: ['free'], as: 'menu' },
  { id: 'ritual', verbs: ['ritual'], as: 'menu' },
  { id: 'worship', verbs: ['worship'], as: 'menu' },
  { id: 'choose', verbs: ['choose'], as: 'menu' },
  { id: 'discard', verbs: ['discard'], as: 'menu', quiet: true },
  { id: 'end', verbs: ['renew', 'pass', 'done'], as: 'buttons', quiet: true },
];

/** Ways that are buttons instead of a menu. */
const BUTTONS = 3;

/** Characters that a button has room for; a menu's lines have more. */
const ROOM = 80;

/** The private panel of one question: where things stand, and the ways to answer. */
export function panelText(
  view: AltarView,
  decision: AltarDecision,
  texts: Texts,
): { lines: string[]; menus: AltarMenu[] } {
  const { question, why } = promptText(view, decision, texts);
  const options = optionsFor(decision, view.viewer);
  const both = options.length > 0 ? bothDrawsMenu(view, decision, texts) : null;
  const all = MENUS.map((menu) => menuOf(menu, view, decision, options, texts))
    .flatMap((menu) => (menu.id === 'draw' && both ? [menu, both] : [menu]))
    .filter((menu) => menu.options.length > 0);
  const menus = copiesTogether(decision, all);
  return {
    lines: [
      texts('altar.panel.question', { question }),
      ...(why === undefined ? [] : [texts('altar.panel.why', { why })]),
      ...explanations(menus, texts),
      ...againstViewerLines(view, texts),
      ...ownLines(view, texts),
    ],
    menus,
  };
}

/** The options of some verbs. If there are few and their labels differ, they are buttons, which take one tap. */
function menuOf(
  { verbs, ...menu }: (typeof MENUS)[number],
  view: AltarView,
  decision: AltarDecision,
  options: readonly AltarOption[],
  texts: Texts,
): AltarMenu {
  const offered = options
    .filter(({ verb }) => verbs.includes(verb))
    .map((option) => ({ option, text: optionText(view, decision, option, texts) }));
  const whole = { ...menu, title: texts(`altar.panel.menu.${menu.id}`), options: offered };
  const buttons = offered.map((one) => asButton(one, texts));
  if (menu.as === 'buttons') return { ...whole, options: buttons };
  const labels = new Set(offered.map(({ text }) => text.label));
  if (offered.length > BUTTONS || labels.size < offered.length) return whole;
  if (buttons.some(({ text }) => text.label.length > ROOM)) return whole;
  return { ...whole, as: 'buttons', options: buttons };
}

/** A button stands for itself, since the title of its menu isn't seen: it begins with what is done. */
function asButton(offered: Offered, texts: Texts): Offered {
  const { verb, id } = offered.option;
  const key = `altar.option.button.${verb === 'choose' ? id.split(':')[0] : verb}`;
  const { label } = offered.text;
  return texts.has(key) && id !== 'deck'
    ? { ...offered, text: { ...offered.text, label: texts(key, { label }) } }
    : offered;
}

/** What the followers on buttons do, each once: there is room for their names only. */
const explanations = (menus: readonly AltarMenu[], texts: Texts): string[] => [
  ...new Set(
    menus
      .filter(({ as }) => as === 'buttons')
      .flatMap(({ options }) => options)
      .flatMap(({ option, text: { label, description } }) =>
        description
          ? [texts('altar.panel.drawn', { label: nameOf(option, texts) ?? label, description })]
          : [],
      ),
  ),
];

/**
 * For a card that is used, what it does stands beside its name; for one that is chosen, beside the button's
 * words.
 */
const nameOf = (option: AltarOption, texts: Texts): string | null =>
  (option.verb === 'draw' && option.id !== 'deck') ||
  option.verb === 'play' ||
  option.verb === 'free' ||
  option.verb === 'worship' ||
  option.verb === 'discard'
    ? namesIn(texts).card(option.args.card)
    : null;

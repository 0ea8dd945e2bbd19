import { copiesTogether } from '../../../../cards/alike.ts';
import { mayChoose } from '../../../../kernel/decision.ts';
import type { OfferedOption, OptionMenu, OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import type { Choosable } from '../../rules/choices.ts';
import { positionOf } from '../../rules/position.ts';
import { isCharacter } from '../../rules/queries/figures.ts';
import { looking } from '../../rules/queries/once.ts';
import { type Walker, walkerOf } from '../../rules/queries/walking.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption, OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { actingHero } from '../acting-hero.ts';
import { namesIn } from '../names.ts';
import { onOneLine } from '../one-line.ts';
import { optionText } from '../options/index.ts';
import { promptText } from '../prompts.ts';
import { actMenus } from './act.ts';
import { aimedRhune } from './aimed-rhune.ts';
import { destinationsOf } from './destinations.ts';
import { moveMenu } from './moves.ts';
import { allyLines, heroLine, situationLine } from './situation.ts';
import { deedsThatStay } from './staying.ts';
import { threatsTo } from './threats.ts';
import { turnedDice } from './turned-dice.ts';
import { warnings } from './warnings.ts';

/** Up to this many options are buttons; more are a menu. */
const BUTTONS = 5;

interface Panel {
  lines: string[];
  menus: OptionMenu[];
}

/** The private panel of one question: what it is about, and the viewer's ways to answer. */
export const panelText = (
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): Panel => looking(positionOf(view), () => panelOf(view, decision, texts));

function panelOf(view: AltarQuestView, decision: AltarQuestDecision, texts: Texts): Panel {
  const options = decision.options.filter((option) => mayChoose(decision, option, view.viewer));
  const isAsked = decision.seats.includes(view.viewer);
  const hero = actingHero(view, decision);
  if (hero) {
    const menus = copiesTogether(decision, actMenus(view, hero, decision, options, texts));
    return {
      lines: [
        ...beginLine(hero, decision, texts),
        heroLine(view, hero, texts),
        ...allyLines(view, hero, texts),
        situationLine(view, hero, options, texts),
        ...warnings(view, hero, options, texts),
        ...buttonLines(menus, texts),
      ],
      menus,
    };
  }
  return {
    lines: [
      ...question(view, decision, isAsked, texts),
      ...details(view, decision, options, texts),
    ],
    menus: copiesTogether(decision, menusOf(view, decision, options, texts)),
  };
}

/** Says that others may begin as well, and how this hero would. */
const beginLine = (hero: HeroView, { prompt }: AltarQuestDecision, texts: Texts): string[] =>
  prompt.key === 'prompt.next-hero'
    ? [texts('altar-quest.panel.begin', { hero: namesIn(texts).hero(hero.id) })]
    : [];

/** What buttons for cards have no room for: what the card does, and what else to expect from it. */
const buttonLines = (menus: readonly OptionMenu[], texts: Texts): string[] =>
  described(
    menus
      .filter(({ as }) => as === 'buttons')
      .flatMap(({ options }) => options.map(({ text }) => text)),
    texts,
  );

const described = (options: readonly OptionText[], texts: Texts): string[] =>
  options.flatMap(({ label, name = label, description }) =>
    description === undefined
      ? []
      : [texts('altar-quest.panel.option', { label: name, text: description })],
  );

function question(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  isAsked: boolean,
  texts: Texts,
): string[] {
  if (!isAsked) {
    const active = view.heroes.find(({ id }) => id === view.active);
    const hero = active ? namesIn(texts).hero(active.id) : 'nobody';
    return [texts('altar-quest.panel.meanwhile', { hero })];
  }
  const { question: asked, why } = promptText(view, decision, texts);
  return [
    texts('altar-quest.panel.question', { question: asked }),
    ...(why === undefined ? [] : [texts('altar-quest.panel.why', { why })]),
  ];
}

/** What buttons have no room for, in full. */
function details(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  options: readonly AltarQuestOption[],
  texts: Texts,
): string[] {
  if (decision.choose.max > 1) return cardLines(options, texts);
  if (options.length > BUTTONS) return [];
  const said = options.map((option) => optionText(view, decision, option, texts));
  const isTheSame =
    said.length > 1 && new Set(said.map(({ description }) => description)).size === 1;
  return isTheSame ? [] : described(said, texts);
}

/** The cards to mark, in full: a menu is closed, and has room only for the beginning of their text. */
function cardLines(options: readonly AltarQuestOption[], texts: Texts): string[] {
  const cards = options.flatMap((option) => {
    const { card }: Choosable = (option.verb === 'choose' && option.args) || {};
    return card === undefined || !isCard(card) ? [] : [definition(card)];
  });
  return [...new Set(cards)].map((card) => {
    const { name, line, text } = cardText(card, texts);
    const copies = cards.filter((one) => one === card).length;
    const said = onOneLine(text);
    // A Reaction's text begins with the word itself.
    const type = said.replaceAll('*', '').startsWith(line) ? 'none' : line;
    return texts('altar-quest.panel.card', { name, copies, line: type, text: said });
  });
}

function menusOf(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  options: readonly AltarQuestOption[],
  texts: Texts,
): OptionMenu[] {
  const state = positionOf(view);
  const { about } = decision;
  const moves = options.filter((option) => option.verb === 'move');
  const others = usualFirst(
    decision,
    options.filter((option) => option.verb !== 'move'),
  );
  const offered = others
    .map((option) => ({ option, text: optionText(view, decision, option, texts) }))
    .flatMap((one) => withNext(view, decision, one, texts));
  const answers: OptionMenu = {
    id: 'answer',
    title: texts('altar-quest.panel.menu.answer'),
    as: offered.length <= BUTTONS ? 'buttons' : 'menu',
    options: offered,
  };
  return [
    ...(about !== undefined && isCharacter(state, about) && moves.length > 0
      ? [walkMenu(view, walkerOf(state, about), decision, moves, texts)]
      : []),
    ...(others.length > 0 ? [answers] : []),
    ...deedsThatStay(view, decision, texts),
  ];
}

function walkMenu(
  view: AltarQuestView,
  walker: Walker,
  decision: AltarQuestDecision,
  moves: readonly OptionAmong<'move'>[],
  texts: Texts,
): OptionMenu {
  const threats = threatsTo(view, walker);
  return moveMenu(
    view,
    walker,
    decision,
    destinationsOf(view, walker, moves, threats, texts),
    texts,
  );
}

/** An answer together with what is asked next, where that is little: which die is turned, at whom a rhune is aimed. */
function withNext(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  offered: OfferedOption<AltarQuestOption>,
  texts: Texts,
): OfferedOption<AltarQuestOption>[] {
  switch (decision.prompt.key) {
    case 'prompt.altar-face':
      return turnedDice(view, offered, texts);
    case 'prompt.rhune':
      return aimedRhune(view, decision, offered, texts);
    default:
      return [offered];
  }
}

/** What happens if nobody answers is the best guess, so it comes first, unless it does nothing. */
function usualFirst(
  { fallback }: AltarQuestDecision,
  options: readonly AltarQuestOption[],
): readonly AltarQuestOption[] {
  const [usual, ...more] = fallback;
  const first = options.find(({ id, verb }) => id === usual && verb !== 'done');
  if (!first || more.length > 0) return options;
  return [first, ...options.filter((option) => option !== first)];
}

import { copiesTogether } from '../../../cards/alike.ts';
import { optionsFor } from '../../../kernel/decision.ts';
import type { OfferedOption, OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { habits } from '../companion/habits.ts';
import { atlasIn } from '../rules/queries/spaces.ts';
import type { AdventureDecision } from '../rules/state.ts';
import type { AdventureOption } from '../rules/verbs.ts';
import type { AdventureView } from '../rules/view.ts';
import { questLine } from './details.ts';
import { fightLines } from './fight-words.ts';
import { optionText } from './options/index.ts';
import { ownCharacter } from './position.ts';
import { promptText } from './prompts.ts';
import { ownLines } from './status.ts';
import { byPurpose } from './travel/menu.ts';
import { waysToGo } from './travel/ways.ts';

type Menu = OptionMenu<AdventureOption>;
type Offered = OfferedOption<AdventureOption>;

/** Menus by the verbs they hold, in the order worth reading; options that move the turn on are buttons. */
const MENUS: readonly (Pick<Menu, 'id' | 'as' | 'quiet'> & { verbs: readonly string[] })[] = [
  { id: 'fight', verbs: ['fight', 'draw', 'attack', 'pay'], as: 'buttons' },
  { id: 'end', verbs: ['roll', 'stand'], as: 'buttons' },
  { id: 'travel', verbs: ['travel'], as: 'menu' },
  { id: 'play', verbs: ['play'], as: 'menu' },
  { id: 'explore', verbs: ['explore'], as: 'buttons' },
  { id: 'choose', verbs: ['choose'], as: 'menu' },
  { id: 'equip', verbs: ['equip'], as: 'menu' },
  { id: 'use', verbs: ['use'], as: 'menu' },
  { id: 'discovery', verbs: ['discovery', 'trade'], as: 'menu' },
  { id: 'discard', verbs: ['discard'], as: 'menu' },
  { id: 'equip', verbs: ['unequip'], as: 'menu', quiet: true },
  {
    id: 'end',
    verbs: ['stay', 'hold', 'rearrange', 'decline', 'done'],
    as: 'buttons',
    quiet: true,
  },
];

/** Ways that are buttons instead of a menu. */
const BUTTONS = 3;

/** Characters that a button has room for. */
const ROOM = 80;

/** The private panel of one question: where things stand, and the ways to answer. */
export function panelText(
  view: AdventureView,
  decision: AdventureDecision,
  texts: Texts,
): { lines: string[]; menus: Menu[] } {
  const { question, why } = promptText(view, decision, texts);
  const options = optionsFor(decision, view.viewer);
  const all = MENUS.map((menu, index) => menuOf(menu, index, view, decision, options, texts));
  const menus = copiesTogether(
    decision,
    all.filter((menu) => menu.options.length > 0),
  );
  return {
    lines: [
      texts('adventure.panel.question', { question }),
      ...(why === undefined || why === '' ? [] : [texts('adventure.panel.why', { why })]),
      ...fightLines(view, texts),
      ...explained(menus, texts),
      ...(ON_THE_WAY.has(decision.prompt.key) ? ownQuests(view, texts) : []),
      ...(view.combat ? [] : ownLines(view, texts)),
    ],
    menus,
  };
}

/** Questions in which a player chooses where to go. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['prompt.city', 'prompt.travel']);

/** What the viewer's quests still require. */
const ownQuests = (view: AdventureView, texts: Texts): string[] =>
  (ownCharacter(view)?.quests ?? []).map((quest) => questLine(quest, texts));

/** The options of some verbs, the sensible spaces first. */
function menuOf(
  { verbs, ...menu }: (typeof MENUS)[number],
  index: number,
  view: AdventureView,
  decision: AdventureDecision,
  options: readonly AdventureOption[],
  texts: Texts,
): Menu {
  const ways = options.filter(({ verb }) => verbs.includes(verb));
  const isTravel = verbs.includes('travel');
  const offered = isTravel
    ? waysToGo(view, decision, options, texts)
    : inOrder(view, decision, ways).map((option) => ({
        option,
        text: optionText(view, decision, option, texts),
      }));
  const labels = new Set(offered.map(({ text }) => text.label));
  const few = offered.length <= BUTTONS && labels.size === offered.length;
  const shown = {
    ...menu,
    id: `${menu.id}-${index}`,
    title: texts(`adventure.panel.menu.${menu.id}`),
  };
  if (menu.as === 'buttons' || few) {
    return { ...shown, as: 'buttons', options: offered.map((one) => asButton(one, texts)) };
  }
  return isTravel
    ? { ...shown, ...byPurpose(view, decision, options, offered, texts) }
    : { ...shown, options: offered };
}

/** A button stands for itself, since the title of its menu isn't seen: it begins with what is done. */
function asButton(offered: Offered, texts: Texts): Offered {
  const { option, text } = offered;
  const key = `adventure.option.button.${option.verb}`;
  if (!texts.has(key) || isReroll(option)) return offered;
  const { name = text.label } = text;
  const label = texts(key, { label: text.label });
  return label.length > ROOM ? offered : { ...offered, text: { ...text, name, label } };
}

/** The label of Rocket Boots already says what is done with them. */
const isReroll = (option: AdventureOption): boolean =>
  option.verb === 'discovery' && (option.args.on === 'combat' || option.args.on === 'encounter');

/** A useful order of answers: nearby spaces first for hiding a discovery, elsewhere the best first. */
function inOrder(
  view: AdventureView,
  decision: AdventureDecision,
  options: readonly AdventureOption[],
): readonly AdventureOption[] {
  const { key } = decision.prompt;
  if (key === 'prompt.place-discovery') return nearestFirst(view, options);
  return BEST_FIRST.has(key) ? bestFirst(view, decision, options) : options;
}

/** Spaces by how far they are from the viewer's own. */
function nearestFirst(view: AdventureView, options: readonly AdventureOption[]): AdventureOption[] {
  const { steps } = atlasIn(view).waysFrom(ownCharacter(view)?.space ?? '');
  const away = (option: AdventureOption): number =>
    option.verb === 'choose' ? steps(option.args?.space ?? '') : 0;
  return [...options].sort((one, other) => away(one) - away(other));
}

/** Questions whose answers are sorted by rules of thumb, which shows new players what to do. */
const BEST_FIRST: ReadonlySet<string> = new Set([
  'prompt.resource',
  'prompt.flight',
  'prompt.quest-surplus',
  'prompt.where',
]);

function bestFirst(
  view: AdventureView,
  decision: AdventureDecision,
  options: readonly AdventureOption[],
): AdventureOption[] {
  const seat = view.viewer ?? '';
  const weights = new Map(
    habits({ view, seat, decision }).map(({ option, weight }) => [option, weight]),
  );
  const weightOf = ({ id }: AdventureOption): number => weights.get(id) ?? 0;
  return [...options].sort((one, other) => weightOf(other) - weightOf(one));
}

/** What the buttons stand for, because they have room only for names. */
const explained = (menus: readonly Menu[], texts: Texts): string[] =>
  menus
    .filter(({ as }) => as === 'buttons')
    .flatMap(({ options }) => options)
    .flatMap(({ text: { label, name = label, description } }: Offered) =>
      description ? [texts('adventure.panel.explained', { label: name, description })] : [],
    );

import type { OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AdventureDecision } from '../rules/state.ts';
import type { AdventureOption } from '../rules/verbs.ts';
import type { AdventureView } from '../rules/view.ts';
import { onOnePage } from './travel/menu.ts';

/** What can be answered in one tap from the call in the thread: fights, resources, passing. */
const ONE_TAP: ReadonlySet<string> = new Set([
  'stay',
  'explore',
  'fight',
  'draw',
  'attack',
  'done',
]);

export const shortcutsOf = ({ options }: AdventureDecision): AdventureOption[] =>
  options.filter(({ verb, seat }) => ONE_TAP.has(verb) && seat === undefined);

/** Entries of a menu in the thread; other destinations are in the panel. */
const MENU = 25;

/** Where to travel, as a menu in the thread: by purpose, then the most sensible of the other spaces. */
export function travelMenu(
  view: AdventureView,
  decision: AdventureDecision,
  texts: Texts,
): OptionMenu<AdventureOption> | null {
  if (!decision.options.some(({ verb }) => verb === 'travel')) return null;
  return {
    id: 'travel',
    title: texts('adventure.panel.menu.travel'),
    as: 'menu',
    options: onOnePage(view, decision, texts).slice(0, MENU),
  };
}

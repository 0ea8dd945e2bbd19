import { copiesTogether } from '../../../../cards/alike.ts';
import type { OfferedOption, OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { positionOf } from '../../rules/position.ts';
import { looking } from '../../rules/queries/once.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { AltarQuestOption } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { actMenus } from './act.ts';

/** The panel's menus in the order of the thread, and at most how many entries of each: it is one menu there. */
const SHARES = { attack: 8, interact: 7, open: 2, use: 6 };
/** Entries of that menu; places to go fill what is left. */
const MOST = 25;

type Offered = OfferedOption<AltarQuestOption>;

/**
 * What the acting hero can do that everyone sees, as one menu in the thread: whoever wants one of these needs no
 * panel. Cards in hand are in the panel alone.
 */
export function deedsInTheOpen(
  view: AltarQuestView,
  decision: AltarQuestDecision,
  texts: Texts,
): OptionMenu<AltarQuestOption> | null {
  const hero = view.heroes.find(({ id }) => id === decision.about);
  if (!hero || decision.prompt.key !== 'prompt.act') return null;
  const menus = looking(positionOf(view), () =>
    actMenus(view, hero, decision, decision.options, texts),
  );
  const offered = (id: string): OptionMenu[] =>
    copiesTogether(
      decision,
      menus.filter((menu) => menu.id === id),
    );
  const deeds = Object.entries(SHARES).flatMap(([id, most]) =>
    offered(id).flatMap(({ options }) => options.slice(0, most)),
  );
  const walks = offered('move').flatMap(({ options, lead }) => options.slice(0, lead?.count));
  const options = onceEach([...deeds, ...walks] as Offered[]).slice(0, MOST);
  return options.length === 0
    ? null
    : { id: 'here', title: texts('altar-quest.panel.menu.here'), as: 'menu', options };
}

/** A walk to a door is also a way to open it. */
function onceEach(offered: readonly Offered[]): Offered[] {
  const seen = new Set<string>();
  return offered.filter(({ option, ahead = [] }) => {
    const way = [option.id, ...ahead].join(' ');
    return !seen.has(way) && seen.add(way);
  });
}

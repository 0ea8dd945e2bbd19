import type { OfferedOption, OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AdventureDecision } from '../../rules/state.ts';
import type { AdventureOption } from '../../rules/verbs.ts';
import type { AdventureView } from '../../rules/view.ts';
import { purposesOf } from './purposes.ts';
import { waysToGo } from './ways.ts';

type Offered = OfferedOption<AdventureOption>;

/** Where to go, by purpose; pages of their own list all spaces. */
export function byPurpose(
  view: AdventureView,
  decision: AdventureDecision,
  options: readonly AdventureOption[],
  spaces: readonly Offered[],
  texts: Texts,
): Pick<OptionMenu<AdventureOption>, 'options' | 'lead'> {
  const purposes = purposesOf(view, decision, options, texts);
  if (purposes.length === 0) return { options: [...spaces] };
  const count = new Set(spaces.map(({ option }) => option.id)).size;
  const more = texts('adventure.go.anywhere', { count });
  return { options: [...purposes, ...spaces], lead: { count: purposes.length, more } };
}

/** The same in one list without pages: each destination once, with its purpose if it has one. */
export function onOnePage(
  view: AdventureView,
  decision: AdventureDecision,
  texts: Texts,
): Offered[] {
  const { options } = decision;
  const purposes = purposesOf(view, decision, options, texts);
  const offered = new Set(purposes.map(nameOf));
  const others = waysToGo(view, decision, options, texts).filter(
    (way) => !offered.has(nameOf(way)),
  );
  return [...purposes, ...others];
}

const nameOf = ({ option, ahead = [] }: Offered): string => [option.id, ...ahead].join(' ');

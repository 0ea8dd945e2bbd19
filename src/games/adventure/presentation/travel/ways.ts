import type { OfferedOption } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { worthOfSpace } from '../../companion/travelling.ts';
import { positionOf, standingAt } from '../../rules/position.ts';
import { resourcesFor } from '../../rules/queries/resources.ts';
import type { AdventureDecision } from '../../rules/state.ts';
import type { Resource, SpaceId } from '../../rules/terms.ts';
import type { AdventureOption } from '../../rules/verbs.ts';
import type { AdventureView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { optionText } from '../options/index.ts';
import { characterAt } from '../position.ts';
import { questsAt } from '../spaces.ts';

type Offered = OfferedOption<AdventureOption>;

/** Up to this many resources of a space have an entry each; if there are more, as in cities, a question follows. */
const FEW = 2;

/** More than any space is worth. */
const FIRST = 1_000;

/**
 * Where to go, sensible spaces first, and in the same tap which of two resources to activate there, if no
 * discovery comes first (AD-020, AD-021) and nothing new is revealed before. Staying is included if it leads
 * on like that.
 */
export function waysToGo(
  view: AdventureView,
  decision: AdventureDecision,
  options: readonly AdventureOption[],
  texts: Texts,
): Offered[] {
  const seat = decision.seats[0] ?? '';
  const going = options.filter(
    (option) =>
      option.verb === 'travel' ||
      (option.verb === 'stay' && resourcesAfter(view, decision, option).length > 0),
  );
  return ordered(view, seat, going).flatMap((option): Offered[] => {
    const text = optionText(view, decision, option, texts);
    const resources = resourcesAfter(view, decision, option);
    if (resources.length === 0) return [{ option, text }];
    return resources.map((resource) => {
      const label = texts('adventure.option.and-explore', {
        way: text.label,
        resource: namesIn(texts).resource(resource),
      });
      return { option, ahead: [resource], text: { ...text, label } };
    });
  });
}

/** The few resources of which one is activated next after an option; none if something else comes first. */
export function resourcesAfter(
  view: AdventureView,
  { prompt, seats: [seat = ''] }: AdventureDecision,
  option: AdventureOption,
): Resource[] {
  const space = destination(view, seat, option);
  if (prompt.key !== 'prompt.travel' || space === undefined || view.placed[space]) return [];
  if (view.turn?.held && option.verb === 'travel') return [];
  const resources = resourcesFor(standingAt(positionOf(view), seat, space), seat);
  return resources.length === FEW ? resources : [];
}

/** Where an option ends the move. */
export function destination(
  view: AdventureView,
  seat: string,
  option: AdventureOption,
): SpaceId | undefined {
  if (option.verb === 'travel') return option.args.to;
  return option.verb === 'stay' ? characterAt(view, seat)?.space : undefined;
}

/**
 * Spaces that the player's own quests name come first; then by what a companion with the viewer's knowledge
 * would think them worth.
 */
function ordered(
  view: AdventureView,
  seat: string,
  options: readonly AdventureOption[],
): AdventureOption[] {
  const state = positionOf(view);
  const worth = (option: AdventureOption): number => {
    const space = destination(view, seat, option);
    if (space === undefined) return 0;
    const isNamed = questsAt(view, space, seat).length > 0;
    return worthOfSpace(state, seat, space).worth + (isNamed ? FIRST : 0);
  };
  return [...options].sort((one, other) => worth(other) - worth(one));
}

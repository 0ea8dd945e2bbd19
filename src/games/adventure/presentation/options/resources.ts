import type { OptionText } from '../../../../kernel/game.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { LIMITS } from '../../rules/rulings.ts';
import type { Resource } from '../../rules/terms.ts';
import type { AdventureView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { characterAt } from '../position.ts';

/** A resource, and what it would do now. */
export function resourceText(
  view: AdventureView,
  seat: string,
  resource: Resource,
  texts: Texts,
): OptionText {
  const name = namesIn(texts).resource(resource);
  const does = resourceNow(view, seat, resource, texts);
  const label = texts('adventure.option.explore', { resource: name, does });
  return { label: capitalised(label), name: capitalised(name) };
}

/** What activating a resource would do now: "heal 1". */
function resourceNow(view: AdventureView, seat: string, resource: Resource, texts: Texts): string {
  const damage = characterAt(view, seat)?.damage ?? 0;
  return texts(`adventure.resourceNow.${resource}`, {
    small: Math.min(damage, LIMITS.smallPotion),
    large: Math.min(damage, LIMITS.largePotion),
  });
}

import type { Decision, Option } from '../../../../kernel/decision.ts';
import type { OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { optionText } from '../options/index.ts';
import { type Reason, reasonsFor } from '../places.ts';
import { DESCRIPTION, shorten } from '../shorten.ts';

interface Place {
  option: Option;
  cost: number;
  steps: number;
  reasons: Reason[];
}

/**
 * Spaces to move to: first the nearest space for everything that there is to do, the most pressing
 * first, then the rest, the cheap before the dear and those with something to do before empty ones.
 */
export function moveMenu(
  view: AltarQuestView,
  hero: HeroView,
  decision: Decision,
  moves: readonly Option[],
  texts: Texts,
): OptionMenu {
  const reasons = reasonsFor(view, hero, texts);
  const places = moves.map(
    (option): Place => ({
      option,
      cost: Number(option.args?.cost ?? 0),
      steps: Number(option.args?.steps),
      reasons: reasons(String(option.args?.to)),
    }),
  );
  return {
    id: 'move',
    title: texts('altar-quest.panel.menu.move'),
    as: 'menu',
    options: inOrder(places).map(({ option, reasons: why }) => {
      const text = optionText(view, decision, option, texts);
      const words = why.map((reason) => reason.words).join(', ');
      return {
        option,
        text: words === '' ? text : { ...text, description: shorten(words, DESCRIPTION) },
      };
    }),
  };
}

function inOrder(places: readonly Place[]): Place[] {
  const near = [...places].sort((one, other) => one.cost - other.cost || one.steps - other.steps);
  const named = new Set<string>();
  const first = near.filter(({ reasons }) => {
    const isNew = reasons.some(({ about }) => !named.has(about));
    for (const { about } of reasons) named.add(about);
    return isNew;
  });
  const worth = ({ reasons }: Place): number => Math.max(0, ...reasons.map((why) => why.worth));
  const rest = near.filter((place) => !first.includes(place));
  return [
    ...first.sort((one, other) => worth(other) - worth(one) || one.cost - other.cost),
    ...rest.sort(
      (one, other) => one.cost - other.cost || worth(other) - worth(one) || other.steps - one.steps,
    ),
  ];
}

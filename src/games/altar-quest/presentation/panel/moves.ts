import type { OptionMenu } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { roomOf } from '../../rules/board/board.ts';
import { boardOf } from '../../rules/board/library.ts';
import type { Walker } from '../../rules/queries/walking.ts';
import type { AltarQuestDecision } from '../../rules/state.ts';
import type { Space } from '../../rules/terms.ts';
import type { OptionAmong } from '../../rules/verbs.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { optionText } from '../options/index.ts';
import { trapsSetOff } from '../options/ways.ts';
import { type Reason, reasonsFor } from '../reasons-to-go.ts';

interface Place {
  option: OptionAmong<'move'>;
  cost: number;
  steps: number;
  /** Traps that the way sets off. */
  traps: number;
  reasons: Reason[];
}

/**
 * Spaces to move to: first the nearest space for everything that there is to do, the most pressing
 * first but ways into a trap after all others, then the rest, the cheap before the dear and those with
 * something to do before empty ones. Each says first which traps the way there sets off.
 */
export function moveMenu(
  view: AltarQuestView,
  walker: Walker,
  decision: AltarQuestDecision,
  moves: readonly OptionAmong<'move'>[],
  texts: Texts,
): OptionMenu {
  const reasons = reasonsFor(view, walker, texts);
  const places = moves.map(
    (option): Place => ({
      option,
      cost: option.args.cost ?? 0,
      steps: option.args.steps,
      traps: trapsSetOff(option).length,
      reasons: reasons(option.args.to),
    }),
  );
  return {
    id: 'move',
    title: texts('altar-quest.panel.menu.move'),
    as: 'menu',
    options: inOrder(places).map(({ option, reasons: why }) => {
      const text = optionText(view, decision, option, texts);
      const words = [
        text.description ?? '',
        ...why
          .filter(({ about }) => !trapsSetOff(option).includes(about))
          .map(({ words }) => words),
        ...otherRoom(view, walker, option.args.to, texts),
      ]
        .filter((part) => part !== '')
        .join(', ');
      return {
        option,
        text: words === '' ? text : { ...text, description: words },
      };
    }),
  };
}

/** The room where a space lies, where that is another than the walker's. */
function otherRoom(view: AltarQuestView, walker: Walker, to: Space, texts: Texts): string[] {
  const board = boardOf(view);
  const room = roomOf(board, to);
  if (room === roomOf(board, walker.at)) return [];
  return [texts('altar-quest.place.room', { room: namesIn(texts).room(room) })];
}

function inOrder(places: readonly Place[]): Place[] {
  const near = [...places].sort(
    (one, other) => one.cost - other.cost || one.traps - other.traps || one.steps - other.steps,
  );
  const named = new Set<string>();
  const first = near.filter(({ reasons }) => {
    const isNew = reasons.some(({ about }) => !named.has(about));
    for (const { about } of reasons) named.add(about);
    return isNew;
  });
  const worth = ({ reasons }: Place): number => Math.max(0, ...reasons.map((why) => why.worth));
  const rest = near.filter((place) => !first.includes(place));
  return [
    ...first.sort(
      (one, other) =>
        Math.min(one.traps, 1) - Math.min(other.traps, 1) ||
        worth(other) - worth(one) ||
        one.cost - other.cost,
    ),
    ...rest.sort(
      (one, other) => one.cost - other.cost || worth(other) - worth(one) || other.steps - one.steps,
    ),
  ];
}

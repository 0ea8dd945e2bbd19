import type { OptionMenu } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarDecision } from '../rules/state.ts';
import { followerOf } from '../rules/terms.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';
import { type Draw, isDraw, sourceOf } from './sources.ts';

/**
 * Both draws of a two-player turn in one choice. The face-up card comes first: it reveals nothing new, and
 * nothing is turned up in its place before both are drawn (AL-023). A player sees a card from the deck before
 * choosing the next one, so a draw from the deck is never combined with another after it. Null if there is
 * nothing to combine.
 */
export function bothDrawsMenu(
  view: AltarView,
  { prompt, options }: AltarDecision,
  texts: Texts,
): OptionMenu<AltarOption> | null {
  if (prompt.key !== 'prompt.draw' || prompt.args.draws < 2) return null;
  const draws = options.filter(isDraw);
  const ways = draws.filter(isFaceUp).flatMap((first) =>
    secondsAfter(first, draws, view).map((second) => ({
      option: first,
      ahead: [second.id],
      text: {
        label: texts('altar.option.both', {
          first: sourceOf(first, texts),
          second: sourceOf(second, texts),
        }),
      },
    })),
  );
  if (ways.length === 0) return null;
  return { id: 'both', title: texts('altar.panel.menu.both'), as: 'menu', options: ways };
}

const isFaceUp = ({ id }: Draw): boolean => id !== 'deck';

/**
 * What may be drawn second: a face-up card no earlier in the list, since the order makes no difference, or
 * the deck. Nothing if only one draw is possible, because that isn't asked.
 */
function secondsAfter(first: Draw, draws: readonly Draw[], view: AltarView): Draw[] {
  const left = draws.filter((other) => other !== first || isThereTwice(view, first));
  if (left.length < 2) return [];
  const later = left.filter((other) => draws.indexOf(other) >= draws.indexOf(first));
  return [...later.filter(isFaceUp), ...left.filter((other) => !isFaceUp(other))];
}

const isThereTwice = ({ row }: AltarView, { id, args }: Draw): boolean =>
  id.startsWith('row:') && row.filter((card) => followerOf(card) === args.card).length > 1;

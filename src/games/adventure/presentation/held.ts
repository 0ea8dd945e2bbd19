import type { Texts } from '../../../texts/texts.ts';
import { abilityDefinition } from '../rules/cards/library.ts';
import type { AdventureDecision } from '../rules/state.ts';
import { type CardId, printedOn } from '../rules/terms.ts';
import type { AdventureOption } from '../rules/verbs.ts';
import type { AdventureView } from '../rules/view.ts';

/** The cards in the viewer's hand that an option is about: one option stands for all copies. */
export function heldCards({ characters }: AdventureView, option: AdventureOption): CardId[] {
  if (option.verb !== 'play' && option.verb !== 'discard') return [];
  const hand = characters.flatMap((one) => one.hand ?? []);
  return option.verb === 'discard'
    ? hand.filter((card) => card === option.args.card)
    : hand.filter((card) => printedOn(card) === printedOn(option.args.card));
}

/** Why a card in hand can't be played now, for cards that no option is about. */
export const notNow = (
  view: AdventureView,
  card: CardId,
  open: readonly AdventureDecision[],
  texts: Texts,
): string => texts(`adventure.not-now.${reason(view, card, open)}`);

/** The moments at which a question lets cards of a timing be played. */
const TIMINGS: { readonly [prompt: string]: readonly string[] } = {
  'prompt.travel': ['movement'],
  'prompt.before-dice': ['before-dice', 'encounter'],
  'prompt.after-dice': ['after-dice'],
  'prompt.discovery': ['discovery'],
  'prompt.defeat': ['defeat'],
};

function reason(view: AdventureView, card: CardId, open: readonly AdventureDecision[]): string {
  const { outcome, turn, viewer } = view;
  if (outcome) return 'over';
  const own = open.filter(({ seats }) => seats.includes(viewer));
  if (turn?.seat !== viewer && own.length === 0) return 'others-turn';
  const { id, timing, cost } = abilityDefinition(card);
  const now = own.some(({ prompt }) => TIMINGS[prompt.key]?.includes(timing));
  if (!now) return timing;
  if (turn?.played[viewer]?.includes(id)) return 'played';
  return cost > (turn?.energy ?? 0) ? 'cost' : 'idle';
}

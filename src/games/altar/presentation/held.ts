import type { Texts } from '../../../texts/texts.ts';
import { type CardId, followerOf } from '../rules/terms.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';

/** What is done with a card of one's hand; a card of the row may be alike. */
const FROM_HAND: readonly string[] = ['play', 'free', 'worship', 'discard'];

/** The cards in the viewer's hand that an option is about: options name followers, of which several may be held. */
export function heldCards({ players }: AltarView, { verb, args }: AltarOption): CardId[] {
  if (!FROM_HAND.includes(verb)) return [];
  const follower = args && 'card' in args ? args.card : undefined;
  return players.flatMap(({ hand }) =>
    (hand ?? []).filter((card) => followerOf(card) === follower),
  );
}

/** Why a card in hand can't be played now; said of cards that no option is about. */
export const notNow = (view: AltarView, _card: CardId, _open: unknown, texts: Texts): string =>
  texts(`altar.not-now.${reason(view)}`);

function reason({ outcome, turn, viewer }: AltarView): string {
  if (outcome) return 'over';
  if (turn?.seat !== viewer) return 'others-turn';
  if (turn.draws > 0) return 'draw-first';
  return turn.actions === 0 ? 'no-action' : 'idle';
}

import type { Texts } from '../../../texts/texts.ts';
import { type CardId, followerOf } from '../rules/terms.ts';
import type { AltarOption } from '../rules/verbs.ts';
import type { AltarView } from '../rules/view.ts';

/** Verbs for cards in the hand; the face-up row may hold a copy. */
const FROM_HAND: readonly string[] = ['play', 'free', 'worship', 'discard'];

/**
 * The cards in the viewer's hand that an option is about: options name followers, and a hand may hold several
 * copies.
 */
export function heldCards({ players }: AltarView, { verb, args }: AltarOption): CardId[] {
  if (!FROM_HAND.includes(verb)) return [];
  const follower = args && 'card' in args ? args.card : undefined;
  return players.flatMap(({ hand }) =>
    (hand ?? []).filter((card) => followerOf(card) === follower),
  );
}

/** Why a card in hand can't be played now, for cards that no option is about. */
export const notNow = (view: AltarView, _card: CardId, _open: unknown, texts: Texts): string =>
  texts(`altar.not-now.${reason(view)}`);

function reason({ outcome, turn, viewer }: AltarView): string {
  if (outcome) return 'over';
  if (turn?.seat !== viewer) return 'others-turn';
  if (turn.draws > 0) return 'draw-first';
  return turn.actions === 0 ? 'no-action' : 'idle';
}

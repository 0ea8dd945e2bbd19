import { laidOver } from '../../../../cards/overlays/overlays.ts';
import type { DeckDefinition } from '../cards/definition.ts';
import { cardsOf, deckDefinition } from '../cards/library.ts';
import { overlays } from '../cards/overlays.ts';
import type { MatchOptions } from '../options.ts';
import type { CardId } from '../terms.ts';

/** Which overlay a match is played with; none in matches from before there were any. */
export type Overlaid = Pick<MatchOptions, 'overlay'>;

/** The physical cards of a deck as a match has them: with what its overlay takes away, replaces and shuffles in. */
export function cardsPlayed(
  { kind, ...deck }: DeckDefinition,
  { overlay: choice }: Overlaid,
): CardId[] {
  const overlay = overlays.chosen(choice);
  const added = (overlay?.also ?? []).map(deckDefinition).filter((other) => other.kind === kind);
  return [...laidOver(cardsOf({ kind, ...deck }), overlay), ...added.flatMap(cardsOf)];
}

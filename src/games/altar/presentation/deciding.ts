import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { AltarEvents } from '../rules/events.ts';
import type { CardId, GodId } from '../rules/terms.ts';
import type { AltarView } from '../rules/view.ts';

/** What decided a match: the last that a winner has built, and the cards that did it, if any. */
export interface Deciding {
  readonly god: GodId;
  readonly built: 'shrine' | 'active';
  readonly cards: readonly CardId[];
  /** Shrines and active Altars of the god afterwards. */
  readonly score: number;
}

type Told = EventOf<AltarEvents>;

/**
 * The last Shrine or active Altar that a winner has gained. Null if none was in the last round: something else
 * decided it.
 * @param told what was told in the last round
 */
export function decidingBuild(
  { outcome, players }: Pick<AltarView, 'outcome' | 'players'>,
  told: readonly Told[],
): Deciding | null {
  const winners = players
    .filter(({ seat }) => outcome?.winners.includes(seat))
    .flatMap(({ gods }) => gods);
  for (const [index, event] of [...told.entries()].reverse()) {
    const isShrine = event.type === 'shrine-built';
    if (!isShrine && event.type !== 'altar-activated') continue;
    const { god, score } = event.args;
    // Earlier versions of the bot did not say how far it went.
    if (!winners.includes(god) || score === undefined) continue;
    const cards = isShrine ? event.args.cards : playedBy(god, told.slice(0, index));
    return { god, built: isShrine ? 'shrine' : 'active', cards, score };
  }
  return null;
}

/** The card that was played last, if it was this god's player. */
function playedBy(god: GodId, told: readonly Told[]): CardId[] {
  const played = told.findLast((event) => event.type === 'card-played');
  return played?.type === 'card-played' && played.args.gods.includes(god) ? [played.args.card] : [];
}

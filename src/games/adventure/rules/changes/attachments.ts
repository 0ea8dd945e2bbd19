import type { SeatId } from '../../../../kernel/decision.ts';
import { characterOf } from '../queries/characters.ts';
import type { AdventureRun, Attachment } from '../state.ts';
import type { CardId } from '../terms.ts';

/** AD-114: from now on, a card that is being played lies beside its target, instead of going to the discard pile. */
export function attachTo(
  run: AdventureRun,
  owner: SeatId,
  card: CardId,
  target: SeatId,
  item: CardId | null,
): void {
  const own = characterOf(run.state, owner);
  run.state.playing = run.state.playing.filter((one) => one !== card);
  const character = characterOf(run.state, target);
  character.attached.push({ card, owner, item });
  run.emit('attached', { character: own.id, card, to: character.id, item: item ?? 'none' });
}

/** AD-071: cards attached to the character are discarded, those attached to its items are not. */
export const detachFromCharacter = (run: AdventureRun, seat: SeatId): void =>
  detach(run, seat, ({ item }) => item === null);

export const detachFromItem = (run: AdventureRun, seat: SeatId, item: CardId): void =>
  detach(run, seat, (attachment) => attachment.item === item);

export const detachAll = (run: AdventureRun, seat: SeatId): void => detach(run, seat, () => true);

/** Discards a card wherever it is attached. */
export function detachCard(run: AdventureRun, card: CardId): void {
  for (const { seat } of run.state.characters) {
    detach(run, seat, (attachment) => attachment.card === card);
  }
}

function detach(run: AdventureRun, seat: SeatId, fits: (one: Attachment) => boolean): void {
  const character = characterOf(run.state, seat);
  const gone = character.attached.filter(fits);
  character.attached = character.attached.filter((one) => !fits(one));
  for (const { card, owner } of gone) {
    characterOf(run.state, owner).abilities.discard.push(card);
    run.emit('attachment-lost', { character: character.id, card });
  }
}

import type { SeatId } from '../../../../kernel/decision.ts';
import { drawFromBottom } from '../../../../kernel/deck.ts';
import { challengeDefinition, itemFace, itemOf } from '../cards/library.ts';
import { characterOf } from '../queries/characters.ts';
import type { AdventureRun, AdventureState, Character } from '../state.ts';
import type { CardId, Color } from '../terms.ts';
import { detachFromItem } from './attachments.ts';

/**
 * AD-095: the first item from the bottom of a challenge deck; cards without one are discarded on the way.
 * AD-096: nothing if the deck has none.
 */
export function gainItem(run: AdventureRun, seat: SeatId, color: Color): void {
  const character = characterOf(run.state, seat);
  const item = drawItem(run.state, color);
  if (item === null) {
    run.emit('no-item-left', { character: character.id, color });
    return;
  }
  giveItem(run, seat, item);
}

/** Puts an item that is nowhere else under a bag token (AD-089). */
export function giveItem(run: AdventureRun, seat: SeatId, item: CardId): void {
  const character = characterOf(run.state, seat);
  character.bag.push(item);
  run.emit('item-gained', { character: character.id, item });
}

/** Draws an item; null if the deck has none (AD-096). */
function drawItem(state: AdventureState, color: Color): CardId | null {
  const deck = state.challenges[color];
  const { card, passed } = drawFromBottom(deck.cards, (one) => itemFace(one) !== null);
  deck.seen = Math.min(deck.cards.length, deck.seen + passed.length);
  return card;
}

/** AD-052: an item that is discarded goes on top of its deck. */
export function loseItem(run: AdventureRun, seat: SeatId, item: CardId): void {
  const character = characterOf(run.state, seat);
  takeAway(run, character, item);
  run.emit('item-lost', { character: character.id, item });
  discardChallenge(run.state, item);
}

/** An item goes from one character's bag or equipment to another's bag. */
export function moveItem(run: AdventureRun, item: CardId, from: SeatId, to: SeatId): void {
  const loser = characterOf(run.state, from);
  const taker = characterOf(run.state, to);
  takeAway(run, loser, item);
  taker.bag.push(item);
  run.emit('item-taken', { character: taker.id, item, from: loser.id });
}

/** AD-114: what was attached to it goes as well. */
function takeAway(run: AdventureRun, character: Character, item: CardId): void {
  detachFromItem(run, character.seat, item);
  if (character.weapon === item || character.armor === item) takeOff(character, item);
  else {
    const index = character.bag.indexOf(item);
    if (index < 0) throw new Error(`${character.id} has no ${item}.`);
    character.bag.splice(index, 1);
  }
  character.passedOver = character.passedOver.filter((one) => one !== item);
}

/** W-35: with its place empty, what was left in the bag is worth another look. */
function takeOff(character: Character, item: CardId): void {
  const { slot } = itemOf(item);
  if (character.weapon === item) character.weapon = null;
  else character.armor = null;
  character.passedOver = character.passedOver.filter((one) => itemOf(one).slot !== slot);
}

/** AD-062, AD-091: equips an item from the bag; what was equipped before goes there. */
export function equip(run: AdventureRun, seat: SeatId, item: CardId): void {
  const character = characterOf(run.state, seat);
  const { slot } = itemFace(item) ?? {};
  if (slot !== 'weapon' && slot !== 'armor') throw new Error(`${item} can't be equipped.`);
  if (character[slot] !== null) unequip(run, seat, character[slot]);
  character.bag.splice(character.bag.indexOf(item), 1);
  character[slot] = item;
  run.emit('item-equipped', { character: character.id, item });
}

export function unequip(run: AdventureRun, seat: SeatId, item: CardId): void {
  const character = characterOf(run.state, seat);
  if (character.weapon === item) character.weapon = null;
  if (character.armor === item) character.armor = null;
  character.bag.push(item);
  run.emit('item-unequipped', { character: character.id, item });
}

/** AD-052: discarded challenge cards go on top of their deck, where everyone sees them. */
export function discardChallenge(state: AdventureState, card: CardId): void {
  const deck = state.challenges[challengeDefinition(card).color];
  deck.cards.push(card);
  deck.seen += 1;
}

/** AD-049: draws the bottom card; null if there is none (W-28). */
export function drawChallenge(state: AdventureState, color: Color): CardId | null {
  const deck = state.challenges[color];
  const card = deck.cards.shift() ?? null;
  deck.seen = Math.min(deck.seen, deck.cards.length);
  return card;
}

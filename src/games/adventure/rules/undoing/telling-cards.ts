import { isDefined } from '../cards/library.ts';
import { characterOf } from '../queries/characters.ts';
import type { AdventureRun, Attachment, Character } from '../state.ts';
import { type CardId, printedOn, type TokenId } from '../terms.ts';
import type { Work } from './recorded.ts';

type Move = { card: CardId | TokenId; from: Where; to: Where };

/** A pile, by its name and whose it is. */
interface Where {
  name: string;
  of: Character | null;
}

/** Tells which cards and tokens are back where they were, as far as everyone may know. */
export function tellCardsReturned(run: AdventureRun, { cards }: Work): void {
  const moves = Object.entries(cards).map(
    ([card, { from, to }]): Move => ({
      card,
      from: whereIs(run, from.pile),
      to: whereIs(run, to.pile),
    }),
  );
  tellPutBack(run, moves);
  for (const move of moves) tell(run, move);
}

function whereIs({ state }: AdventureRun, pile: string): Where {
  const [, index, name] = pile.match(/^characters\/(\d+)\/(.*)$/) ?? [];
  if (index === undefined || name === undefined) return { name: pile, of: null };
  return { name, of: state.characters[Number(index)] ?? null };
}

/** When cards go from a hand back into the deck, others see how many. */
function tellPutBack(run: AdventureRun, moves: readonly Move[]): void {
  for (const { seat, id: character } of run.state.characters) {
    const cards = moves
      .filter(({ from, to }) => from.of?.seat === seat && isDrawUndone(from, to))
      .map(({ card }) => card);
    if (cards.length === 0) continue;
    const args = { character, amount: cards.length };
    run.emitTo(
      [seat],
      { type: 'cards-put-back-by-you', args: { ...args, cards } },
      { type: 'cards-put-back', args },
    );
  }
}

const isDrawUndone = (from: Where, to: Where): boolean =>
  from.name === 'hand' && to.name === 'abilities/draw';

const EQUIPMENT: readonly string[] = ['bag', 'weapon', 'armor'];

function tell(run: AdventureRun, { card, from, to }: Move): void {
  const [giver, taker] = [from.of?.id ?? '', to.of?.id ?? ''];
  if (isHidden(from, to) || isWithinDeck(from, to)) return;
  if (to.name === 'hand') run.emit('card-taken-back', { character: taker, card });
  else if (from.name === 'hand') run.emit('cards-discarded', { character: giver, cards: [card] });
  else if (to.name === 'attached') tellAttached(run, card, to.of);
  else if (from.name === 'attached') run.emit('attachment-lost', { character: giver, card });
  else if (EQUIPMENT.includes(to.name)) run.emit('item-returned', { character: taker, item: card });
  else if (EQUIPMENT.includes(from.name)) run.emit('item-lost', { character: giver, item: card });
  else if (isDefined(printedOn(card))) run.emit('card-returned', { card });
  else run.emit('discovery-returned', { token: card });
}

const isHidden = (from: Where, to: Where): boolean => isFaceDown(from) && isFaceDown(to);

/** A discard pile that was shuffled into its deck is separate again. */
const isWithinDeck = (from: Where, to: Where): boolean =>
  from.name.startsWith('abilities/') && to.name.startsWith('abilities/');

const isFaceDown = ({ name }: Where): boolean =>
  ['hand', 'abilities/draw', 'elite', 'discoveries'].includes(name) || name.startsWith('placed/');

function tellAttached(run: AdventureRun, card: CardId, to: Character | null): void {
  const lying = to?.attached.find((one): one is Attachment => one.card === card);
  if (!to || !lying) return;
  run.emit('attached', {
    character: characterOf(run.state, lying.owner).id,
    card,
    to: to.id,
    item: lying.item ?? 'none',
  });
}

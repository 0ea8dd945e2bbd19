import type { SeatId } from '../../../kernel/decision.ts';
import type { GameEvent, Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Texts } from '../../../texts/texts.ts';
import { seatKeys, seatWords } from './seat-words.ts';

/** An event of the table, not of the game: a seat's order is about to be carried out. */
const TYPE = 'table.orders';

/** Tells everyone; it belongs before the consequences of the first order. */
export const ordersHappening = (
  game: Game,
  match: Match,
  seat: SeatId,
  texts: Texts,
): Happening => ({
  event: { type: TYPE, args: { names: seatKeys(game, match, seat, texts) } },
  seats: 'everyone',
  chapter: match.chapter.id,
});

export const isOrders = (event: GameEvent): boolean => event.type === TYPE;

export const tellsOfOrders = ({ event }: Happening): boolean => isOrders(event);

/** "As ordered for Myreen:" */
export const ordersLine = ({ args }: GameEvent, texts: Texts): string =>
  texts('orders.carried-out', { names: seatWords(args.names, texts) });

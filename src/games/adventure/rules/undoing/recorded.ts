import type { Json } from '../../../../kernel/json.ts';
import type { CardId, TokenId } from '../terms.ts';

/** Names of properties that lead to something in the state, joined by slashes; what lies with a card is found by it. */
export type Path = string;

/** What a card has done: all that differs between the state before it and the state after it. */
export type Work = {
  /** What was added to amounts. */
  amounts: { [path: Path]: number };
  values: { [path: Path]: { from?: Json; to?: Json } };
  entries: { [path: Path]: Entries };
  cards: { [card: CardId | TokenId]: Move };
  /** How piles lay whose cards lie in another order now. */
  orders: { [pile: Path]: string[] };
};

/** Entries of a list that came, and those that went, with where each was; whether there was no list before. */
type Entries = { came: Json[]; went: { at: number; entry: Json }[]; isNew: boolean };

export type Move = { from: Spot; to: Spot };

/** Where a card or a token lay, and with what where it was more than itself. */
export type Spot = { pile: Path; at: number; as?: Json };

/** An amount that damage has raised: the damage itself, or what quests have counted of it; lowered where it was averted. */
export type Harm = { path: Path; by: number };

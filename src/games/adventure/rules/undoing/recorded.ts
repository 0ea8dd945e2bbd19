import type { Json } from '../../../../kernel/json.ts';
import type { CardId, TokenId } from '../terms.ts';

/** Names of properties that lead to something in the state, joined by slashes; what lies with a card is found by it. */
export type Path = string;

/** What a card has done: every difference between the state before it and the state after it. */
export type Work = {
  /** What was added to amounts. */
  amounts: { [path: Path]: number };
  values: { [path: Path]: { from?: Json; to?: Json } };
  entries: { [path: Path]: Entries };
  cards: { [card: CardId | TokenId]: Move };
  /** The earlier order of piles whose cards are in a different order now. */
  orders: { [pile: Path]: string[] };
};

/** Entries added to a list and entries removed from it, with their positions; whether there was no list before. */
type Entries = { came: Json[]; went: { at: number; entry: Json }[]; isNew: boolean };

export type Move = { from: Spot; to: Spot };

/** Where a card or a token lay, and what lay with it, if anything. */
export type Spot = { pile: Path; at: number; as?: Json };

/**
 * An amount that damage has raised: the damage itself, or what quests have counted from it; lowered if it was
 * averted.
 */
export type Harm = { path: Path; by: number };

import type { CardText } from '../../kernel/game.ts';
import { packOf } from '../../kernel/packs.ts';
import { type Games, offeredGames } from '../../table/match/saved/games.ts';
import { folded } from '../../texts/folded.ts';
import type { Texts } from '../../texts/texts.ts';
import { withPack } from '../with-pack.ts';
import type { Suggestion } from './suggestions.ts';

/** A card and the game that it belongs to. */
export interface KnownCard {
  gameId: string;
  /** The game's name; empty if it goes without saying. */
  game: string;
  card: CardText;
  /** Its names in the other languages. */
  also: readonly string[];
}

/**
 * The cards of all games, to be found by their names in each language. In a thread those of its own game come first and need no game name beside them; with
 * one game installed no card does.
 * @param own the game of the thread where somebody asks; null elsewhere
 * @param others the languages that a card's name may be known in as well
 * @param packs the digests of those whose cards may be found as well
 */
export function knownCards(
  games: Games,
  own: string | null,
  texts: Texts,
  others: readonly Texts[] = [],
  packs: readonly string[] = [],
): KnownCard[] {
  const isKnown = (id: string): boolean => {
    const digest = packOf(id);
    return digest === null || packs.includes(digest);
  };
  const all = offeredGames(games);
  const inOrder = [
    ...all.filter(({ rules }) => rules.id === own),
    ...all.filter(({ rules }) => rules.id !== own),
  ];
  return inOrder.flatMap(({ rules: { id }, presentation }) => {
    const game = id === own || all.length === 1 ? '' : texts(`${id}.name`);
    const names = others.map(
      (other) => new Map(presentation.cards(other, isKnown).map((card) => [card.id, card.name])),
    );
    return presentation.cards(texts, isKnown).map((card) => ({
      gameId: id,
      game,
      card: { ...card, line: withPack(card.id, card.line, texts) },
      also: names.flatMap((named) => named.get(card.id) ?? []),
    }));
  });
}

/** Names one card of one game, whatever other games call theirs. */
export const cardReference = ({ gameId, card }: Pick<KnownCard, 'gameId' | 'card'>): string =>
  `${gameId}:${card.id}`;

/** A card as a line to choose from. */
export const cardSuggestion = (known: KnownCard): Suggestion => ({
  name: [known.card.name, known.game, known.card.line].filter(Boolean).join(' · '),
  value: cardReference(known),
  also: known.also,
});

/**
 * The cards that somebody means: the one with this reference, else those with this name, in a thread only its
 * own game's if it has one, else all whose name contains what was typed.
 */
export function cardsMeant(
  cards: readonly KnownCard[],
  own: string | null,
  typed: string,
): KnownCard[] {
  const chosen = cards.find((known) => cardReference(known) === typed);
  if (chosen) return [chosen];
  const wanted = folded(typed.trim());
  if (wanted === '') return [];
  const named = cards.filter((known) => namesOf(known).includes(wanted));
  const ownNamed = named.filter(({ gameId }) => gameId === own);
  if (ownNamed.length > 0) return ownNamed;
  if (named.length > 0) return named;
  return cards.filter((known) => namesOf(known).some((name) => name.includes(wanted)));
}

const namesOf = ({ card, also }: KnownCard): string[] => [card.name, ...also].map(folded);

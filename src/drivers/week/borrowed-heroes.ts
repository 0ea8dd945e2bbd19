import { SEDRIN } from '../../games/altar-quest/cards/sedrin.ts';
import type { DeckDefinition } from '../../games/altar-quest/rules/cards/definition.ts';
import { isCard } from '../../games/altar-quest/rules/cards/library.ts';
import { registerDeck } from '../../games/altar-quest/rules/cards/register-deck.ts';
import { games } from '../../games/index.ts';
import type { Texts } from '../../texts/texts.ts';

/** Whose cards somebody plays who has none of their own in the box yet. */
const LENDERS: readonly { hero: string; from: DeckDefinition }[] = [
  { hero: 'quella', from: SEDRIN },
];

/** Whose decks are borrowed in this process already. */
const lent = new Set<string>();

/**
 * Four people need four heroes. Those that the box lacks play another hero's cards under their own name
 * in this process; who has cards of their own is left as they are.
 * @returns the words for them, and who has borrowed whose cards
 */
export function lendHeroes(texts: Texts): { texts: Texts; borrowers: string[] } {
  const originals = new Map<string, string>();
  const borrowers: string[] = [];
  for (const { hero, from } of LENDERS) {
    if (isCard(hero) && !lent.has(hero)) continue;
    const ids = new Map(
      from.cards.map(({ id }, index) => [id, id === from.id ? hero : `${hero}-${index}`]),
    );
    for (const [original, id] of ids) originals.set(id, original);
    if (!lent.has(hero)) registerDeck({ ...(renamed(from, ids) as DeckDefinition), id: hero });
    lent.add(hero);
    borrowers.push(hero);
  }
  return { texts: inOtherWords(texts, originals, borrowers), borrowers };
}

/** The same with other ids wherever one stands. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, ids)]));
}

const CARDS = 'altar-quest-cards.';

/** Borrowed cards are worded as their originals are, borrowers by their own names. */
function inOtherWords(
  texts: Texts,
  originals: ReadonlyMap<string, string>,
  borrowers: readonly string[],
): Texts {
  const keyOf = (key: string): string => {
    if (!key.startsWith(CARDS)) return key;
    const [card = '', ...rest] = key.slice(CARDS.length).split('.');
    if (borrowers.includes(card) && rest.join() === 'name')
      return `altar-quest.character.${card}.name`;
    const original = originals.get(card);
    return original === undefined ? key : [`${CARDS}${original}`, ...rest].join('.');
  };
  return Object.assign((key: string, args?: Parameters<Texts>[1]) => texts(keyOf(key), args), {
    locale: texts.locale,
    has: (key: string) => texts.has(keyOf(key)),
  });
}

/** Whether a game of so many people needs them. */
export const lacksHeroes = (gameId: string, people: number): boolean => {
  const game = games.find(({ rules }) => rules.id === gameId);
  return gameId === 'altar-quest' && (game?.rules.lobby.characters.offers.length ?? 0) < people;
};

import { z } from 'zod';
import { repeated } from '../../../../cards/repeated.ts';
import type { CardDefinition, DeckDefinition } from './definition.ts';
import { addDeck, definition, isCard, isDeck } from './library.ts';
import { deckSchema } from './schema.ts';

/**
 * What is wrong with a deck, one line per problem with where it is; empty for one that can be registered. It
 * has the shape of a deck (unknown properties are refused), takes nobody's id, names its abilities so that
 * saved matches can refer to them, and refers to nothing that isn't there. Hero upgrades each replace one of
 * their hero's cards that is registered already (AQ-284).
 */
export function problemsOf(deck: unknown): string[] {
  const { data, error } = deckSchema.safeParse(deck);
  return error ? z.prettifyError(error).split('\n') : clashes(data);
}

function clashes(deck: DeckDefinition): string[] {
  const ids = deck.cards.map(({ id }) => id);
  const characters = deck.cards.filter(({ type }) => type === 'character').map(({ id }) => id);
  const isCharacter = (id: string) =>
    characters.includes(id) || (isCard(id) && definition(id).type === 'character');
  return [
    ...(isDeck(deck.id) ? [`There is a deck ${deck.id} already.`] : []),
    ...repeated(ids).map((id) => `There are two cards ${id} in the deck.`),
    ...ids.filter(isCard).map((id) => `There is a card ${id} in another deck already.`),
    ...deck.cards.flatMap(({ id, abilities, hero }) => [
      ...repeated((abilities ?? []).map(({ name }) => name)).map(
        (name) => `${id} has two abilities called ${name}.`,
      ),
      ...(hero === undefined || isCharacter(hero)
        ? []
        : [`${id} belongs to the hero ${hero}, who is no character of this or an earlier deck.`]),
    ]),
    ...deck.cards.flatMap((card) => wrongReplacement(card, deck)),
  ];
}

/** Hero upgrades replace, and nothing else does; what is replaced is of the same hero and type (AQ-051, AQ-284). */
function wrongReplacement({ id, replaces, hero, type }: CardDefinition, { kind }: DeckDefinition) {
  if (replaces === undefined) return kind === 'hero-upgrade' ? [`${id} replaces no card.`] : [];
  if (kind !== 'hero-upgrade') return [`${id} replaces ${replaces}, but is no hero upgrade.`];
  if (!isCard(replaces)) return [`${id} replaces ${replaces}, which is in no earlier deck.`];
  const replaced = definition(replaces);
  const fits = replaced.hero === hero && replaced.type === type && !replaced.replaces;
  return fits ? [] : [`${id} replaces ${replaces}, which is no ${type} in the deck of ${hero}.`];
}

/**
 * Adds a deck to the library: the box's own when the game's index is loaded, homebrew and test decks
 * later. Throws an error that lists everything that is wrong with it.
 */
export function registerDeck(deck: DeckDefinition): void {
  const problems = problemsOf(deck);
  if (problems.length > 0) {
    throw new Error([`The deck ${deck.id} can't be registered:`, ...problems].join('\n'));
  }
  addDeck(deck);
}

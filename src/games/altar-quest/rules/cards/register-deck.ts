import { repeated } from '../../../../cards/repeated.ts';
import type { Message } from '../../../../kernel/decision.ts';
import { CannotBeAdded, shapeProblems } from '../../../../kernel/packs.ts';
import type { CardDefinition, DeckDefinition } from './definition.ts';
import { addDeck, definition, isCard, isDeck } from './library.ts';
import { deckSchema } from './schema.ts';

/**
 * What is wrong with a deck, a sentence of the catalogue each; empty for one that can be registered. It
 * has the shape of a deck (unknown properties are refused), takes nobody's id, names its abilities so that
 * saved matches can refer to them, and refers to nothing that isn't there. Hero upgrades each replace one of
 * their hero's cards that is registered already (AQ-284).
 */
export function problemsOf(deck: unknown): Message[] {
  const { data, error } = deckSchema.safeParse(deck);
  return error ? shapeProblems(error) : clashes(data);
}

function clashes(deck: DeckDefinition): Message[] {
  const ids = deck.cards.map(({ id }) => id);
  const characters = deck.cards.filter(({ type }) => type === 'character').map(({ id }) => id);
  const isCharacter = (id: string) =>
    characters.includes(id) || (isCard(id) && definition(id).type === 'character');
  return [
    ...(isDeck(deck.id) ? [{ key: 'packs.id.taken', args: { id: deck.id } }] : []),
    ...repeated(ids).map((id) => ({ key: 'packs.id.twice', args: { id } })),
    ...ids.filter(isCard).map((id) => ({ key: 'packs.id.taken', args: { id } })),
    ...deck.cards.flatMap(({ id, abilities, hero }) => [
      ...repeated((abilities ?? []).map(({ name }) => name)).map((name) => ({
        key: 'altar-quest.packs.deck.ability-twice',
        args: { id, name },
      })),
      ...(hero === undefined || isCharacter(hero)
        ? []
        : [{ key: 'altar-quest.packs.deck.no-hero', args: { id, hero } }]),
    ]),
    ...deck.cards.flatMap((card) => wrongReplacement(card, deck)),
  ];
}

/** Hero upgrades replace, and nothing else does; what is replaced is of the same hero and type (AQ-051, AQ-284). */
function wrongReplacement(
  { id, replaces, hero, type }: CardDefinition,
  { kind }: DeckDefinition,
): Message[] {
  if (replaces === undefined)
    return kind === 'hero-upgrade'
      ? [{ key: 'altar-quest.packs.deck.replaces-none', args: { id } }]
      : [];
  if (kind !== 'hero-upgrade')
    return [{ key: 'altar-quest.packs.deck.replaces-but', args: { id, replaces } }];
  if (!isCard(replaces))
    return [{ key: 'altar-quest.packs.deck.replaces-unknown', args: { id, replaces } }];
  const replaced = definition(replaces);
  const fits = replaced.hero === hero && replaced.type === type && !replaced.replaces;
  return fits
    ? []
    : [
        {
          key: 'altar-quest.packs.deck.replaces-unfit',
          args: { id, replaces, type, hero: hero ?? '' },
        },
      ];
}

/**
 * Adds a deck to the library: the box's own when the game's index is loaded, homebrew and test decks
 * later. @throws CannotBeAdded with everything that is wrong with it
 */
export function registerDeck(deck: DeckDefinition): void {
  const problems = problemsOf(deck);
  if (problems.length > 0) throw new CannotBeAdded(problems);
  addDeck(deck);
}

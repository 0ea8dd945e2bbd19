import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { abilityCards, definition, isDefined } from '../rules/cards/library.ts';
import { definitionsOn } from '../rules/map/taking-part.ts';
import { atlasIn } from '../rules/queries/spaces.ts';
import { COLORS, printedOn } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { SIDE_MARK } from './cards.ts';
import { namesIn } from './names.ts';

/** Where the copies of a card are in a match, one place a line, as far as the viewer may know. */
export function whereaboutsOf(view: AdventureView, card: string, texts: Texts): string[] {
  const [id = ''] = card.split(SIDE_MARK);
  if (!isPlayed(view, card)) return [texts('adventure.whereabouts.not-played')];
  const places = placesOf(view, id, texts);
  const unseen = Math.max(0, copiesOf(view, id) - places.length);
  const all = [
    ...places,
    ...Array.from({ length: unseen }, () => texts('adventure.whereabouts.place.unseen')),
  ];
  const counts = new Map<string, number>();
  for (const place of all) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, count]) =>
    capitalised(count === 1 ? place : texts('adventure.whereabouts.line', { place, count })),
  );
}

/** Whether a card, on either of its sides, is in the match. */
export function isPlayed(view: AdventureView, card: string): boolean {
  const [id = ''] = card.split(SIDE_MARK);
  return isDefined(id) && takesPart(view, id);
}

function takesPart(view: AdventureView, id: string): boolean {
  const { characters, added = [] } = view;
  const printed = definition(id);
  if (!added.includes(id) && !definitionsOn(view).includes(printed)) return false;
  if (printed.type === 'character') return characters.some((one) => one.id === id);
  return printed.type !== 'ability' || characters.some((one) => one.id === printed.character);
}

function copiesOf({ characters }: AdventureView, id: string): number {
  const printed = definition(id);
  switch (printed.type) {
    case 'ability':
      return characters
        .flatMap((one) => abilityCards(one.id))
        .filter((card) => printedOn(card) === id).length;
    case 'trophy':
      return printed.copies;
    default:
      return 1;
  }
}

function placesOf(view: AdventureView, id: string, texts: Texts): string[] {
  const names = namesIn(texts);
  const printed = definition(id);
  const here = (
    cards: readonly (string | null)[],
    place: string,
    args: { [name: string]: string } = {},
  ): string[] =>
    cards
      .filter((card) => card !== null && printedOn(card) === id)
      .map(() => texts(`adventure.whereabouts.place.${place}`, args));
  const many = (count: number, card: string): string[] => Array.from({ length: count }, () => card);
  return [
    ...(printed.type === 'character'
      ? here([id], 'plays', {
          space: names.space(view.characters.find((one) => one.id === id)?.space ?? ''),
        })
      : []),
    ...atlasIn(view).spaces.flatMap(({ id: space, encounter }) =>
      here([encounter ?? null], 'board', { space: names.space(space) }),
    ),
    ...here(many(view.trophies[id] ?? 0, id), 'pile'),
    ...here(view.playing, 'playing'),
    ...here([view.drawn], 'playing'),
    ...view.characters.flatMap((one) => {
      const character = names.character(one.id);
      return [
        ...here(one.hand ?? [], 'hand'),
        ...here(one.discard, 'discard', { character }),
        ...here(one.bag, 'bag', { character }),
        ...here([one.weapon, one.armor], 'equipped', { character }),
        ...here(
          one.attached.map(({ card }) => card),
          'attached',
          { character },
        ),
        ...here(
          one.quests.map(({ card }) => card),
          'quest',
          { character },
        ),
        ...here(one.log, 'log', { character }),
      ];
    }),
    ...view.track.flatMap((tracked) =>
      tracked ? here([tracked.card], 'track', { space: names.space(tracked.space) }) : [],
    ),
    ...here([view.global], 'global'),
    ...Object.entries(view.locations).flatMap(([space, card]) =>
      here([card], 'location', { space: names.space(space) }),
    ),
    ...COLORS.flatMap((color) =>
      here(view.challenges[color].seen, 'top', { color: names.color(color) }),
    ),
  ];
}

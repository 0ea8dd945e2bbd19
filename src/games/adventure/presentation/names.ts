import { onceFor } from '../../../kernel/once-for.ts';
import type { Texts } from '../../../texts/texts.ts';
import { spaceText } from '../card-text/tasks.ts';
import { nameText } from '../card-text.ts';
import { definition, isDefined } from '../rules/cards/library.ts';
import {
  type CardId,
  type CharacterId,
  type Color,
  type Discovery,
  discoveryOf,
  printedOn,
  type Resource,
  type SpaceId,
  type TokenId,
} from '../rules/terms.ts';

/** What things are called, in one language. */
export interface Names {
  /** "Constance", in a sentence. */
  character(id: CharacterId): string;
  characters(ids: readonly CharacterId[]): string;
  /** "Constance Pike", as a heading. */
  fullName(id: CharacterId): string;
  /** An ability card, a quest, a trophy, a board encounter; for a challenge card, its front. */
  card(card: string): string;
  /** The item on the back of a challenge card. */
  item(card: CardId): string;
  /** The opponent: a character, an encounter's side of a card, an encounter of the board. */
  foe(card: string): string;
  cards(cards: readonly string[]): string;
  space(space: SpaceId): string;
  color(color: Color): string;
  resource(resource: Resource): string;
  discovery(token: TokenId): string;
  list(things: readonly string[]): string;
}

export const namesIn = onceFor((texts: Texts): Names => {
  const list = new Intl.ListFormat(texts.locale, { style: 'long', type: 'conjunction' });
  const character = (id: CharacterId) => texts(`adventure-cards.${id}.called`);
  const card = (one: string) => cardName(one, texts);
  return {
    character,
    characters: (ids) => list.format(ids.map(character)),
    fullName: (id) => nameText(id, texts),
    card,
    item: (one) => nameText(printedOn(one), texts, 'back'),
    foe: (one) => foeName(one, texts),
    cards: (cards) => list.format(together(cards.map(card), texts)),
    space: (space) => spaceText(space, texts),
    color: (color) => texts(`adventure.color.${color}`),
    resource: (resource) => texts(`adventure.resource.${resource}`),
    discovery: (token) => discoveryName(discoveryOf(token), texts),
    list: (things) => list.format(things),
  };
});

export const discoveryName = (discovery: Discovery, texts: Texts): string =>
  texts(`adventure.discovery.${discovery}.name`);

function cardName(card: string, texts: Texts): string {
  if (!isDefined(card)) return card;
  const printed = definition(card);
  return printed.type === 'challenge'
    ? nameText(printed.id, texts, 'front')
    : nameText(printed.id, texts);
}

function foeName(card: string, texts: Texts): string {
  const printed = definition(card);
  switch (printed.type) {
    case 'character':
      return texts(`adventure-cards.${printed.id}.called`);
    case 'challenge':
      return nameText(printed.id, texts, printed.front.face === 'encounter' ? 'front' : 'back');
    default:
      return nameText(printed.id, texts);
  }
}

/** "♥ 3/5": the health that is left, never below 0. */
export const heartsText = (
  { damage, health }: { damage: number; health: number },
  texts: Texts,
): string =>
  texts('adventure.hearts', {
    left: Math.max(0, health - damage),
    health,
    over: Math.max(0, damage - health),
  });

/** A face of a combat die: "⚃", "★". */
export const faceText = (die: number, texts: Texts): string => texts(`adventure.face.${die}`);

/** Things with the same name are named once, with their number. */
function together(names: readonly string[], texts: Texts): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) =>
    count === 1 ? name : texts('adventure.told.times', { name, count }),
  );
}

/** Joins a text of several lines into one plain line, for places without Markdown. */
export const onOneLine = (text: string): string =>
  text.replaceAll('**', '').replaceAll('\n', ' ').trim();

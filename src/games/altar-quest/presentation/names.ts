import type { Texts } from '../../../texts/texts.ts';
import { cardName } from '../card-text.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import { type CardId, colourOf, definitionOf, type FigureId, type RoomId } from '../rules/terms.ts';
import { roomName } from './rooms.ts';

/** What things and people are called, in one language. */
export interface Names {
  /** "Myreen", or an ally in place of a hero: "the Prisoner". */
  hero(hero: string): string;
  /** "Frox Raider (red)": a card by its name, with the colour that distinguishes it from others with that name. */
  card(card: CardId): string;
  /** The same as a figure in a sentence: "Myreen", "the Frox Raider (red)", "Bolx the Belchlord". */
  figure(figure: FigureId): string;
  room(room: RoomId): string;
  /** "Frox Raider (red), Gargoyle and Myreen". */
  list(names: readonly string[]): string;
}

const known = new WeakMap<Texts, Names>();

export function namesIn(texts: Texts): Names {
  let names = known.get(texts);
  if (!names) {
    names = createNames(texts);
    known.set(texts, names);
  }
  return names;
}

function createNames(texts: Texts): Names {
  const list = new Intl.ListFormat(texts.locale, { style: 'long', type: 'conjunction' });
  const plain = (card: CardId): string => cardName(definition(card), texts);
  const coloured = new Map<CardId, string>();
  const card = (id: CardId): string => {
    const colour = colourOf(id);
    if (colour === null) return plain(id);
    const name =
      coloured.get(id) ?? texts('altar-quest.figure.coloured', { name: plain(id), colour });
    coloured.set(id, name);
    return name;
  };
  const ally = (id: CardId): string => {
    const called = `altar-quest.figure.called.${id}`;
    return texts.has(called) ? texts(called) : plain(id);
  };
  const hero = (id: string): string => {
    if (isCard(id) && definition(id).type === 'ally') return ally(id);
    const key = `altar-quest.character.${id}.short`;
    return texts.has(key) ? texts(key) : plain(id);
  };
  return {
    hero,
    card,
    figure: (id) => {
      if (!isCard(id)) return id;
      const { type } = definition(id);
      if (type === 'character' || type === 'ally') return hero(id);
      const called = `altar-quest.figure.called.${definitionOf(id)}`;
      if (texts.has(called)) return texts(called);
      const key = `altar-quest.figure.named.${type}`;
      return texts.has(key) ? texts(key, { name: card(id) }) : card(id);
    },
    room: (room) => roomName(room, texts),
    list: (names) => list.format(names),
  };
}

/** Whose doing something is: a card by its name, or the hero or ally whose own card it is. */
export function causeName(card: CardId, { hero, card: named }: Names): string {
  const isPerson = isCard(card) && ['character', 'ally'].includes(definition(card).type);
  return isPerson ? hero(card) : named(card);
}

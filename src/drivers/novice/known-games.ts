import { namesIn as adventureNames } from '../../games/adventure/presentation/names.ts';
import { atlasIn } from '../../games/adventure/rules/queries/spaces.ts';
import type { AdventureView } from '../../games/adventure/rules/view.ts';
import { namesIn } from '../../games/altar-quest/presentation/names.ts';
import { situationOf } from '../../games/altar-quest/presentation/position.ts';
import { boardOf } from '../../games/altar-quest/rules/board/library.ts';
import { distancesFrom } from '../../games/altar-quest/rules/board/movement.ts';
import type { AltarQuestView } from '../../games/altar-quest/rules/view.ts';
import type { Decision } from '../../kernel/decision.ts';
import type { Texts } from '../../texts/texts.ts';

/** What somebody sees of a game without having read its rules: which buttons are of what kind, and the picture. */
export interface KnownGame<View = never> {
  /** Verbs that begin a turn: before anything else in it. */
  begins: readonly string[];
  /** Verbs, or menus of the panel, that strike somebody. */
  fights: readonly string[];
  /** Verbs that open a door. */
  doors: readonly string[];
  /** Verbs that use a card. */
  cards: readonly string[];
  /** Verbs that walk, to the space `args.to`. */
  walks: readonly string[];
  /**
   * As the board's picture shows it: how many spaces from a space to what a line mentions, Infinity if to no
   * place.
   */
  away?(view: View, line: string, texts: Texts): (space: string) => number;
  /** The space of the figure that a question is about; empty if it is about none. */
  at?(view: View, decision: Decision): string;
}

const NOTHING: KnownGame = { begins: [], fights: [], doors: [], cards: [], walks: [] };

const NOWHERE = () => Number.POSITIVE_INFINITY;

const altarQuest: KnownGame<AltarQuestView> = {
  begins: ['act'],
  // An attack is played as other cards are: the panel has a menu for them.
  fights: ['attack'],
  doors: ['open'],
  cards: ['play', 'feat', 'action', 'use', 'interact'],
  walks: ['move'],
  away(view, line, texts) {
    const board = boardOf(view);
    const names = namesIn(texts);
    const isNamed = (name: string) => line.includes(name);
    const places = [
      ...(line.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? []).filter((space) =>
        board.grid.cellOf.has(space),
      ),
      ...view.enemies
        .filter(({ card }) => isNamed(names.card(card)))
        .flatMap(({ spaces }) => spaces),
      ...view.features
        .filter(
          ({ room, card }) =>
            isNamed(names.room(room)) || (line.includes('altar’s room') && card === view.altar),
        )
        .flatMap(({ spaces }) => spaces),
    ];
    if (places.length === 0) return NOWHERE;
    const walking = distancesFrom(board, situationOf(view), places);
    return (space) => walking.to([space]);
  },
  at: ({ heroes }, { about }) => heroes.find(({ id }) => id === about)?.at ?? '',
};

const adventure: KnownGame<AdventureView> = {
  begins: [],
  fights: ['fight', 'draw', 'attack'],
  doors: [],
  cards: ['play', 'use', 'discovery', 'explore', 'equip'],
  walks: ['travel'],
  away(view, line, texts) {
    const names = adventureNames(texts);
    const atlas = atlasIn(view);
    const place = atlas.spaces.find(({ id }) => line.includes(names.space(id)));
    return place ? (space) => atlas.waysFrom(space).steps(place.id) : NOWHERE;
  },
  at: ({ characters, viewer }) => characters.find(({ seat }) => seat === viewer)?.space ?? '',
};

const altar: KnownGame = {
  begins: [],
  fights: [],
  doors: [],
  cards: ['draw', 'play', 'free', 'ritual', 'worship'],
  walks: [],
};

const KNOWN: { readonly [game: string]: KnownGame } = {
  'altar-quest': altarQuest,
  adventure,
  altar,
};

export const knownGame = (id: string): KnownGame => KNOWN[id] ?? NOTHING;

import type { SeatId } from '../../../kernel/decision.ts';
import { type Board, type BoardSituation, roomOf } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { range } from '../rules/board/measure.ts';
import { deckDefinition } from '../rules/cards/library.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import type { CardId, FigureId, RoomId, Space } from '../rules/terms.ts';
import type { AllyView, AltarQuestView, CardView, EnemyView, HeroView } from '../rules/view.ts';
import { cardsLying } from '../rules/view-cards.ts';
import { charactersIn } from '../rules/view-characters.ts';
import { groundOf } from './walking.ts';

/** The game as one hero sees it, with what every rule of thumb asks again and again. */
export interface Position {
  view: AltarQuestView;
  /** The hero who is asked, or who is spoken of as "you". */
  hero: HeroView;
  board: Board;
  situation: BoardSituation;
  /** Figures of the enemies that stand on the board. */
  enemies: readonly EnemyView[];
}

/** The position of the hero that a question is about, else of the one who acts or is the next to. */
export function positionOf(
  view: AltarQuestView,
  seat: SeatId,
  { about, prompt }: AltarQuestDecision,
): Position {
  const own = view.heroes.filter((hero) => hero.seat === seat);
  const named = prompt.args && 'hero' in prompt.args ? prompt.args.hero : undefined;
  const ally = view.allies.find(({ card }) => card === named || card === about);
  const hero =
    (ally && asHero(view, ally)) ??
    own.find(({ id }) => id === named || id === about) ??
    own.find(({ id }) => id === view.active) ??
    own.find(({ acted }) => !acted) ??
    own[0];
  return {
    view,
    hero: hero ?? (view.heroes[0] as HeroView),
    board: boardOf(view),
    situation: groundOf(view).situation,
    enemies: view.enemies.filter(({ kind, spaces }) => kind !== 'trap' && spaces.length > 0),
  };
}

/** An ally as rules of thumb see a hero: with nothing in hand and no actions. */
export function asHero({ heroes }: AltarQuestView, { card, hero, ...ally }: AllyView): HeroView {
  const controller = heroes.find(({ id }) => id === hero) as HeroView;
  const nothing = {
    focus: 0,
    actions: 0,
    movement: 0,
    handCount: 0,
    hand: [],
    area: [],
    threats: [],
  };
  return { ...controller, ...ally, ...nothing, id: card };
}

/** Heroes, then allies as if they were heroes. */
export const charactersOf = (view: AltarQuestView): HeroView[] => [
  ...view.heroes,
  ...view.allies.map((ally) => asHero(view, ally)),
];

/** The same game as another hero sees it. */
export const asSeenBy = (position: Position, hero: HeroView): Position => ({ ...position, hero });

/** Spaces of a room that somebody can stand on. */
export const spacesIn = ({ board, situation }: Position, room: RoomId): Space[] =>
  (board.roomById.get(room)?.spaces ?? []).filter((space) => !situation.featureSpaces.has(space));

export const healthLeft = ({ health, damage }: { health: number; damage: number }): number =>
  health - damage;

export const roomAt = ({ board }: Position, space: Space): RoomId | null =>
  space === '' ? null : roomOf(board, space);

/** Spaces from the hero to others, 0 to the own; Infinity where they are not in connected places. */
export function spacesTo(
  { board, situation }: Position,
  from: Space | readonly Space[],
  to: Space | readonly Space[],
): number {
  if (from.length === 0 || to.length === 0) return Number.POSITIVE_INFINITY;
  return range(board, situation, from, to) ?? Number.POSITIVE_INFINITY;
}

/** Where the element of a card stands: a figure, whom it marks, a feature, or what it is attached to; nowhere for others. */
export function spacesOfCard(position: Position, card: CardId): readonly Space[] {
  const { view } = position;
  const enemy = view.enemies.find((one) => one.card === card);
  if (enemy) return enemy.spaces;
  const ally = view.allies.find((one) => one.card === card);
  if (ally) return [ally.at];
  const marked = shown(position, card)?.marks ?? null;
  if (marked !== null) return spacesOfFigure(position, marked);
  const host = view.questArea.find(({ attached }) => attached.includes(card))?.card ?? card;
  return view.features.find((feature) => feature.card === host)?.spaces ?? [];
}

export const spacesOfFigure = ({ view }: Position, figure: FigureId): readonly Space[] => {
  const character = charactersIn(view).find(({ id }) => id === figure);
  if (character) return character.at === '' ? [] : [character.at];
  return view.enemies.find(({ card }) => card === figure)?.spaces ?? [];
};

/** What lies on a card that everybody sees; null for one that lies nowhere in play. */
export function shown({ view }: Position, card: CardId): CardView | null {
  const areas = [
    view.questArea,
    view.villainArea,
    ...view.heroes.flatMap(({ area, threats }) => [area, threats]),
  ];
  for (const area of areas) {
    const found = area.find((one) => one.card === card);
    if (found) return found;
  }
  return null;
}

/** The card that says what the family's threat tokens do. */
export const referenceOf = ({ view }: Pick<Position, 'view'>): CardId | undefined =>
  deckDefinition(view.options.threat).cards.find(({ type }) => type === 'threat-reference')?.id;

/** Every card in play that heroes can interact with, those attached to others among them. */
export function cardsToInteractWith({ view }: Position): CardId[] {
  const reference = referenceOf({ view });
  return [
    ...cardsLying(view).flatMap(({ card, attached }) => [card, ...attached]),
    ...(reference === undefined ? [] : [reference]),
  ];
}

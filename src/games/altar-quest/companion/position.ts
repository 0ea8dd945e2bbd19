import type { SeatId } from '../../../kernel/decision.ts';
import { onceFor } from '../../../kernel/once-for.ts';
import { type Board, type BoardSituation, cellOf, roomOf } from '../rules/board/board.ts';
import { range } from '../rules/board/measure.ts';
import { deckDefinition } from '../rules/cards/library.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import type { CardId, FigureId, RoomId, Space } from '../rules/terms.ts';
import type { AllyView, AltarQuestView, CardView, EnemyView, HeroView } from '../rules/view.ts';
import { cardsLying } from '../rules/view-cards.ts';
import { type Table, tableOf } from './table.ts';
import { type Ground, groundOf, type Way } from './walking.ts';
import type { Gain } from './worth.ts';

/** The game as one hero sees it, with what every rule of thumb asks again and again. */
export interface Position {
  view: AltarQuestView;
  /** The hero who is asked, or who is spoken of as "you". */
  hero: HeroView;
  board: Board;
  situation: BoardSituation;
  /** The walks on the board as it is. */
  ground: Ground;
  table: Table;
  /** Figures of the enemies that stand on the board. */
  enemies: readonly EnemyView[];
  /** What the hero could do next: set where a deed is weighed that helps with it. */
  next?: Next;
}

/** What there is to do for a hero who can go on. */
export interface Next {
  /** What one more action is worth. */
  action: number;
  /** What is worth walking to. */
  goals: readonly Goal[];
}

/** Something worth doing at a place. */
export interface Goal extends Gain, Way {
  /** Whether the deed itself takes an action. */
  takesAction: boolean;
}

/** The position of the hero that a question is about, else of the one who acts or is the next to. */
export function positionOf(
  view: AltarQuestView,
  seat: SeatId,
  { about, prompt }: Pick<AltarQuestDecision, 'about' | 'prompt'>,
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
  const ground = groundOf(view);
  return {
    view,
    hero: hero ?? (view.heroes[0] as HeroView),
    board: ground.board,
    situation: ground.situation,
    ground,
    table: tableOf(view),
    enemies: figuresOf(view),
  };
}

const figuresOf = (view: AltarQuestView): EnemyView[] =>
  view.enemies.filter(({ kind, spaces }) => kind !== 'trap' && spaces.length > 0);

/** The same position with figures on other spaces. */
export function withFiguresAt(position: Position, spaces: ReadonlyMap<FigureId, Space>): Position {
  const moved = <Figure extends { at: Space }>(id: FigureId, figure: Figure): Figure => ({
    ...figure,
    at: spaces.get(id) ?? figure.at,
  });
  const view: AltarQuestView = {
    ...position.view,
    heroes: position.view.heroes.map((hero) => moved(hero.id, hero)),
    allies: position.view.allies.map((ally) => moved(ally.card, ally)),
    enemies: position.view.enemies.map((enemy) => {
      const at = spaces.get(enemy.card);
      return at === undefined ? enemy : { ...enemy, spaces: [at] };
    }),
  };
  const { hero } = position;
  return { ...position, view, hero: moved(hero.id, hero), enemies: figuresOf(view) };
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
export const charactersOf = onceFor((view: AltarQuestView): readonly HeroView[] => [
  ...view.heroes,
  ...view.allies.map((ally) => asHero(view, ally)),
]);

/** The same game as another hero sees it. */
export const asSeenBy = (position: Position, hero: HeroView): Position => ({ ...position, hero });

export const healthLeft = ({ health, damage }: { health: number; damage: number }): number =>
  health - damage;

export const roomAt = ({ board }: Position, space: Space): RoomId | null =>
  space === '' ? null : roomOf(board, space);

/** The cell on which the hero stands. Throws a RangeError for one who is not on the board. */
export const cellOfHero = ({ board, hero }: Position): number => cellOf(board, hero.at);

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
  const character =
    view.heroes.find(({ id }) => id === figure) ?? view.allies.find(({ card }) => card === figure);
  if (character) return character.at === '' ? [] : [character.at];
  return view.enemies.find(({ card }) => card === figure)?.spaces ?? [];
};

/** What lies on a card that everybody sees; null for one that lies nowhere in play. */
export const shown = ({ table }: Position, card: CardId): CardView | null =>
  table().get(card) ?? null;

/** The card that says what the family's threat tokens do. */
export const referenceOf = ({ view }: Pick<Position, 'view'>): CardId | undefined =>
  deckDefinition(view.options.threat).cards.find(({ type }) => type === 'threat-reference')?.id;

/** Every card in play that heroes can interact with, those attached to others among them. */
export function cardsToInteractWith({ view }: Position): CardId[] {
  const found: CardId[] = [];
  for (const { card, attached } of cardsLying(view)) found.push(card, ...attached);
  const reference = referenceOf({ view });
  if (reference !== undefined) found.push(reference);
  return found;
}

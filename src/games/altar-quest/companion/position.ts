import type { SeatId } from '../../../kernel/decision.ts';
import { onceFor } from '../../../kernel/once-for.ts';
import { type Board, type BoardSituation, cellOf } from '../rules/board/board.ts';
import { positionOf as knownFrom, standingAt } from '../rules/position.ts';
import { rangeFrom, roomOfSpaces, spacesOf } from '../rules/queries/figures.ts';
import type { AltarQuestDecision, AltarQuestState } from '../rules/state.ts';
import type { FigureId, RoomId, Space } from '../rules/terms.ts';
import type { AllyView, AltarQuestView, EnemyView, HeroView } from '../rules/view.ts';
import { type Ground, groundOf, type Way } from './walking.ts';
import type { Gain } from './worth.ts';

/** The game as one hero sees it, with what every rule of thumb asks again and again. */
export interface Position {
  view: AltarQuestView;
  /** The match as the view knows it, or as it would be with figures elsewhere: asked who is where, and what holds. */
  state: AltarQuestState;
  /** The hero who is asked, or who is called "you". */
  hero: HeroView;
  /**
   * Where the hero stands, or would stand, while still being counted where they are; undefined before they have
   * come down the stairs.
   */
  at: Space | undefined;
  board: Board;
  situation: BoardSituation;
  /** The walks on the board in its current state. */
  ground: Ground;
  /** Figures of the enemies on the board. */
  enemies: readonly EnemyView[];
  /** What the hero could do next: set when weighing a deed that helps with it. */
  next: Next | null;
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

/** The position of the hero that a question is about, else of the one who acts or is next. */
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
  const state = knownFrom(view);
  const asked = hero ?? (view.heroes[0] as HeroView);
  return {
    view,
    state,
    hero: asked,
    at: spacesOf(state, asked.id)[0],
    board: ground.board,
    situation: ground.situation,
    ground,
    enemies: view.enemies.filter(({ kind, spaces }) => kind !== 'trap' && spaces.length > 0),
    next: null,
  };
}

/** The same position with a figure on another space. */
export function withFigureAt(position: Position, figure: FigureId, space: Space): Position {
  const { hero, next } = position;
  const state = standingAt(position.state, figure, space);
  return varied(position, state, hero, spacesOf(state, hero.id)[0], next);
}

/** The same position with the hero on another space, while still being counted where they are. */
export const fromSpace = (position: Position, at: Space): Position =>
  varied(position, position.state, position.hero, at, position.next);

/** The same position if the hero could do something next. */
export const withNext = (position: Position, next: Next): Position =>
  varied(position, position.state, position.hero, position.at, next);

/** Written out instead of spread: positions are asked more than anything else, and this way all have one shape. */
const varied = (
  { view, board, situation, ground, enemies }: Position,
  state: AltarQuestState,
  hero: HeroView,
  at: Space | undefined,
  next: Next | null,
): Position => ({ view, state, hero, at, board, situation, ground, enemies, next });

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
  return Object.assign({}, controller, ally, nothing, { id: card });
}

/** Heroes, then allies as if they were heroes. */
export const charactersOf = onceFor((view: AltarQuestView): readonly HeroView[] => [
  ...view.heroes,
  ...view.allies.map((ally) => asHero(view, ally)),
]);

/**
 * The same game as another hero sees it; the identical object for the same hero: much is weighed once per
 * position.
 */
export function asSeenBy(position: Position, hero: HeroView): Position {
  const { state, next } = position;
  const at = spacesOf(state, hero.id)[0];
  return hero === position.hero && at === position.at
    ? position
    : varied(position, state, hero, at, next);
}

export const healthLeft = ({ health, damage }: { health: number; damage: number }): number =>
  health - damage;

/** The cell on which the hero stands. Throws a RangeError if that hero is not on the board. */
export const cellOfHero = ({ board, at = '' }: Position): number => cellOf(board, at);

/** Spaces from the hero to a figure or card, 0 to their own; Infinity if they are not in connected places. */
export const spacesTo = ({ state, at }: Position, to: FigureId): number =>
  (at === undefined ? null : rangeFrom(state, [at], to)) ?? Number.POSITIVE_INFINITY;

/** The room where the hero stands, or would stand. */
export const roomHere = ({ state, at }: Position): RoomId | null =>
  roomOfSpaces(state, at === undefined ? [] : [at]);

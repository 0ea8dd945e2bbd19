import type { SeatId } from '../../../kernel/decision.ts';
import type { Viewer } from '../../../kernel/event.ts';
import { copyOf } from '../../../kernel/json.ts';
import { knows } from '../../../kernel/knowledge.ts';
import type { Match, Outcome } from '../../../kernel/match.ts';
import type { MatchOptions } from './options.ts';
import { valorOf } from './queries/valor.ts';
import { healthOf, strengthOf, type Values, valuesOf } from './queries/values.ts';
import type {
  ActiveQuest,
  AdventureState,
  Attachment,
  Character,
  Combat,
  Tracked,
  Turn,
  Undoable,
} from './state.ts';
import {
  type CardId,
  type CharacterId,
  type CharacterSide,
  COLORS,
  type Color,
  type Combatant,
  type DefinitionId,
  type Level,
  type SpaceId,
  type TokenId,
} from './terms.ts';
import { shownOf } from './undoing/shown.ts';

export interface CharacterView {
  seat: SeatId;
  id: CharacterId;
  level: Level;
  side: CharacterSide;
  damage: number;
  /** With all modifiers included. */
  health: number;
  /** Its fighting values outside a combat, including all permanent modifiers. */
  attack: number;
  defense: number;
  strikes: number;
  space: SpaceId;
  handCount: number;
  /** The cards themselves: only for the seat that holds them. */
  hand: CardId[] | null;
  /** Cards left in the ability deck. */
  deck: number;
  /** Open, the top card last. */
  discard: CardId[];
  bag: CardId[];
  weapon: CardId | null;
  armor: CardId | null;
  kept: TokenId[];
  diseases: TokenId[];
  attached: Attachment[];
  quests: ActiveQuest[];
  log: CardId[];
  valor: number;
  owes: number;
}

/** Face-down discoveries on a space: how many, and which the viewer has seen. */
export interface PlacedView {
  count: number;
  known: TokenId[];
}

/** What a viewer may know. Built by naming what is shown; whatever is not named here stays hidden. */
export interface AdventureView {
  viewer: Viewer;
  options: MatchOptions;
  map: string;
  /** Quests and challenge cards beside those of the map. */
  added?: DefinitionId[];
  round: number;
  /** In turn order. */
  characters: CharacterView[];
  /** For each challenge deck: the number of cards, and those openly discarded on top, the topmost last. */
  challenges: { [color in Color]: { left: number; seen: CardId[] } };
  elite: number;
  /** How many discovery tokens have not been placed, and those in the box. */
  discoveries: number;
  box: TokenId[];
  placed: { [space: SpaceId]: PlacedView };
  track: (Tracked | null)[];
  global: CardId | null;
  locations: { [space: SpaceId]: CardId };
  trophies: { [trophy: DefinitionId]: number };
  turn: Turn | null;
  combat: Combat | null;
  /** What both sides of the combat fight with now. */
  values: { [side in Combatant]: Values } | null;
  drawn: CardId | null;
  /** Ability cards being resolved. */
  playing: CardId[];
  /** What can still be undone in the combat, except where cards lay. */
  undoable: Undoable | null;
  /** The token that the viewer has just drawn or is looking at. */
  looking: TokenId | null;
  outcome: Outcome | null;
}

export function viewOf(match: Match<AdventureState>, viewer: Viewer): AdventureView {
  const { state } = match;
  const { combat } = state;
  return {
    viewer,
    options: { ...state.options },
    map: state.map,
    ...(state.added ? { added: [...state.added] } : {}),
    round: state.round,
    characters: state.characters.map((one) => viewCharacter(state, one, viewer)),
    challenges: viewChallenges(state),
    elite: state.elite.length,
    discoveries: state.discoveries.length,
    box: [...state.box].sort(),
    placed: viewPlaced(state, viewer),
    track: state.track.map((tracked) => (tracked ? { ...tracked } : null)),
    global: state.global,
    locations: { ...state.locations },
    trophies: { ...state.trophies },
    turn: state.turn ? viewTurn(state.turn) : null,
    combat: combat ? viewCombat(combat) : null,
    values: combat
      ? {
          attacker: valuesOf(state, combat, 'attacker'),
          defender: valuesOf(state, combat, 'defender'),
        }
      : null,
    drawn: state.drawn,
    playing: [...state.playing],
    undoable: state.undoable ? shownOf(state.undoable) : null,
    looking: state.looking?.seat === viewer ? state.looking.token : null,
    outcome: match.outcome ? { ...match.outcome } : null,
  };
}

function viewCharacter(state: AdventureState, character: Character, viewer: Viewer): CharacterView {
  const { attack, defense, damage: strikes } = strengthOf(state, character);
  const { seat, hand, abilities, attached, quests } = character;
  return {
    seat,
    id: character.id,
    level: character.level,
    side: character.side,
    damage: character.damage,
    health: healthOf(state, character),
    attack,
    defense,
    strikes,
    space: character.space,
    handCount: hand.length,
    hand: viewer === seat ? [...hand] : null,
    deck: abilities.draw.length,
    discard: [...abilities.discard],
    bag: [...character.bag],
    weapon: character.weapon,
    armor: character.armor,
    kept: [...character.kept],
    diseases: [...character.diseases],
    attached: attached.map((one) => ({ ...one })),
    quests: quests.map(({ card, progress, waiting }) => ({
      card,
      progress: [...progress],
      waiting: waiting.map((spaces) => [...spaces]),
    })),
    log: [...character.log],
    valor: valorOf(character),
    owes: character.owes,
  };
}

function viewChallenges({ challenges }: AdventureState): AdventureView['challenges'] {
  const viewed = COLORS.map((color) => {
    const { cards, seen } = challenges[color];
    return [color, { left: cards.length, seen: cards.slice(cards.length - seen) }] as const;
  });
  return Object.fromEntries(viewed) as AdventureView['challenges'];
}

const viewPlaced = (
  { placed, known = {} }: AdventureState,
  viewer: Viewer,
): AdventureView['placed'] =>
  Object.fromEntries(
    Object.entries(placed).map(([space, tokens]) => [
      space,
      {
        count: tokens.length,
        known: tokens.filter((token) => viewer !== 'table' && knows(known, viewer, token)).sort(),
      },
    ]),
  );

const viewTurn = (turn: Turn): Turn => ({
  ...turn,
  played: Object.fromEntries(
    Object.entries(turn.played).map(([seat, cards]) => [seat, [...cards]]),
  ),
  ...(turn.purses ? { purses: copyOf(turn.purses) } : {}),
  ...(turn.unbought ? { unbought: [...turn.unbought] } : {}),
  used: [...turn.used],
  revealed: [...turn.revealed],
});

const viewCombat = (combat: Combat): Combat => ({
  ...combat,
  opponent: { ...combat.opponent },
  dice: { ...combat.dice },
  changes: combat.changes.map((change) => ({ ...change })),
  played: combat.played.map((one) => ({ ...one })),
  spells: { ...combat.spells },
  triggered: [...combat.triggered],
  prevented: { ...combat.prevented },
  fallen: { ...combat.fallen },
  ...(combat.felled ? { felled: [...combat.felled] } : {}),
});

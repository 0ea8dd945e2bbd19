import { NO_OVERLAY, overlayOption } from '../../../cards/overlays/overlays.ts';
import type { LobbyOption } from '../../../kernel/lobby.ts';
import { optionReader } from '../../../kernel/lobby-options.ts';
import { FIRST_BOARD } from './board/board.ts';
import { allBoards } from './board/library.ts';
import { allDecks } from './cards/library.ts';
import { overlays } from './cards/overlays.ts';
import type { Level } from './levels.ts';
import { cardsInBox } from './queries/box.ts';

/** One of the decks of a kind: whatever is registered, in that order. */
const deckOption = <Kind extends 'threat' | 'villain' | 'quest'>(kind: Kind, usual: string) => ({
  id: kind,
  prominent: true as const,
  get choices(): readonly string[] {
    return allDecks()
      .filter((deck) => deck.kind === kind)
      .map((deck) => deck.id);
  },
  default: usual,
});

/** Cards that a group may take out of the box: in general, or one of them by name. */
const boxOption = <Id extends 'ally' | 'rivals'>(id: Id, general: readonly string[]) => ({
  id,
  get choices(): readonly string[] {
    return [...general, ...cardsInBox(id === 'ally' ? 'ally' : 'rival')];
  },
  default: 'none',
});

/** What a match is about, then what a group may want to change (see rulings.ts); each list in the lobby's order. */
export const OPTIONS = [
  /** AQ-008, AQ-060, AQ-063: every combination of decks can be played; AQ-009 names those of a first game. */
  deckOption('quest', 'the-search'),
  deckOption('threat', 'frox'),
  deckOption('villain', 'bolx'),
  /** D-01: how hard enemies hit, and what the heroes bring along. */
  { id: 'level', prominent: true, choices: ['story', 'standard', 'grim'], default: 'standard' },
  /** AQ-259: an ally from the box, by name or by lot, whose hero the group chooses; or one per hero, all by lot. */
  boxOption('ally', ['none', 'any', 'each']),
  /** AQ-255, Q-37: rivals in the lurker deck, a number by lot, or one by name. */
  boxOption('rivals', ['none', 'one', 'two', 'three']),
  /** C-05: heroes choose the start room, or a d20 does. Random is the default in a thread, except in a first game. */
  { id: 'start-room', choices: ['random', 'chosen'], default: 'random' },
  /** C-01: all eight feature cards shuffled, or "Altar Found" among the last three. */
  { id: 'altar', choices: ['shuffled', 'late'], default: 'shuffled' },
  /** AQ-007: among several legal outcomes the one that is worst for the group. */
  { id: 'difficulty', choices: ['normal', 'hard'], default: 'normal' },
  /** C-16: search cards may also be asked for, or only given. */
  { id: 'trades', choices: ['give-and-receive', 'give-only'], default: 'give-and-receive' },
  /** C-03: when the game stops between two effects for Exhaust and Use effects without a printed time. */
  {
    id: 'stops',
    choices: ['when-it-matters', 'always', 'never'],
    default: 'when-it-matters',
    formerly: { 'when-hurt': 'when-it-matters' },
  },
  /** whether a die from supply is offered if it changes next to nothing. */
  { id: 'supply-dice', choices: ['when-they-help', 'always'], default: 'when-they-help' },
  /** a trap goes off at each space within its range, or when a character comes into it. */
  { id: 'traps', choices: ['each-space', 'entering'], default: 'each-space' },
  /** AQ-025: the box has one board, packs have others. */
  {
    id: 'board',
    get choices(): readonly string[] {
      return allBoards().map(({ id }) => id);
    },
    default: FIRST_BOARD,
  },
  overlayOption(overlays),
] as const satisfies readonly LobbyOption[];

export interface MatchOptions {
  /** Missing in matches from before there were levels: standard. */
  level?: Level;
  startRoom: 'random' | 'chosen';
  altar: 'shuffled' | 'late';
  difficulty: 'normal' | 'hard';
  trades: 'give-and-receive' | 'give-only';
  stops: 'when-it-matters' | 'always' | 'never';
  supplyDice: 'when-they-help' | 'always';
  /** Missing in matches from before it could be chosen: each space. */
  traps?: 'each-space' | 'entering';
  threat: string;
  villain: string;
  quest: string;
  /** These two are missing in matches from before there were allies and rivals: none. */
  ally?: string;
  rivals?: string;
  board: string;
  /** Missing in matches from before there were overlays: none. */
  overlay?: string;
}

/** Throws a RangeError for a value that the lobby doesn't offer. */
export function readOptions(values: { [option: string]: string }): MatchOptions {
  const read = optionReader(OPTIONS, values);
  const overlay = read('overlay');
  return {
    level: read('level'),
    startRoom: read('start-room'),
    altar: read('altar'),
    difficulty: read('difficulty'),
    trades: read('trades'),
    stops: read('stops'),
    supplyDice: read('supply-dice'),
    traps: read('traps'),
    threat: read('threat'),
    villain: read('villain'),
    quest: read('quest'),
    ally: read('ally'),
    rivals: read('rivals'),
    board: read('board'),
    ...(overlay === NO_OVERLAY ? {} : { overlay }),
  };
}

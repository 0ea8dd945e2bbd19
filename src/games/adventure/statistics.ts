import type { GameStatistics } from '../../kernel/game.ts';
import { definition } from './rules/cards/library.ts';
import { definitionsOn } from './rules/map/taking-part.ts';
import { readMap, readOptions } from './rules/options.ts';
import type { Adventure, AdventureState } from './rules/state.ts';
import { printedOn } from './rules/terms.ts';

/** Figures for judging the balance of The Adventure Game: ability cards played, quests completed. */
export const adventureStatistics: GameStatistics<AdventureState, Adventure> = {
  turns: ({ state }) => state.round,
  order: ({ state }) => state.characters.map(({ seat }) => seat),
  cards: (options) =>
    definitionsOn({ map: readMap(options), options: readOptions(options) })
      .filter(({ type }) => type === 'ability' || type === 'quest')
      .map(({ id }) => id),
  used: (option) => (option.verb === 'play' ? [printedOn(option.args.card)] : []),
  achieved: ({ state }) =>
    Object.fromEntries(
      state.characters.map(({ seat, log }) => [
        seat,
        log.map(printedOn).filter((card) => definition(card).type === 'quest'),
      ]),
    ),
  turn: ({ state }) => `${state.round} ${state.turn?.seat}`,
  // There's always something to do in a turn: a character who stays explores and fights.
  idle: () => false,
  targets: {
    character: 0.3,
    place: 1.25,
    turns: { least: 15, most: 30 },
    used: 0.9,
    keen: 0.6,
  },
};

import '../../../src/games/adventure/box.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventureState } from '../../../src/games/adventure/rules/state.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { randomGames } from '../../support/random-games.ts';

export type AdventureMatch = Match<AdventureState>;

/** Short ones, to 4 valor. */
export const { beginGame, playGame } = randomGames(adventureRules, { valor: '4' });

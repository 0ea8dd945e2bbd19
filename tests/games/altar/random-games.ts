import '../../../src/games/altar/box.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarState } from '../../../src/games/altar/rules/state.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { randomGames } from '../../support/random-games.ts';

export type AltarMatch = Match<AltarState>;

export const { beginGame, playGame } = randomGames(altarRules);

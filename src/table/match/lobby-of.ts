import type { Game } from '../../kernel/game.ts';
import type { Lobby } from '../../kernel/lobby.ts';
import { lobbyWith } from '../../kernel/packs.ts';
import type { MatchSettings } from './saved/match-settings.ts';

/** What a match's lobby offers: the box, and the packs that its server had when it was opened. */
export const lobbyOf = (
  { rules }: Pick<Game, 'rules'>,
  { settings }: { settings: Pick<MatchSettings, 'packs'> },
): Lobby => lobbyWith(rules.lobby, settings.packs);

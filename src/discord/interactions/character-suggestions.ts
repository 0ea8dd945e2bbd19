import { lobbyWith } from '../../kernel/packs.ts';
import { offeredGames } from '../../table/match/saved/games.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import { characterName, characterValues } from '../messages/lobby/characters.ts';

/** Every character of the boxes, in any game; those of packs are chosen in their lobby. */
export const characterSuggestions = ({ games, texts }: BotContext): Suggestion[] =>
  offeredGames(games).flatMap((game) =>
    lobbyWith(game.rules.lobby, []).characters.offers.map((offer) => ({
      name: `${characterName(game, offer.id, texts)} · ${characterValues(game, offer, texts)}`,
      value: offer.id,
    })),
  );

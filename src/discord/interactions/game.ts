import { type Argument, describedGameChoices, suggested, typed } from '../commands/arguments.ts';
import { strengths } from '../commands/strengths.ts';
import type { BotContext } from '../context.ts';
import { matchesMessage } from '../messages/private/matches.ts';
import type { Answer } from './answer.ts';
import { characterSuggestions } from './character-suggestions.ts';
import type { Command, Subcommand } from './command.ts';
import { changeCompanion, seatsToPlay } from './companions.ts';
import { endMatch } from './ending-early.ts';
import { chooseCharacters, join, leave, newGame, start } from './lobby.ts';
import { showRefusal } from './refused.ts';
import { showStatus } from './status.ts';
import { type Act, type Circle, matchSuggestions, onMatch } from './which-match.ts';

const GATHERING: Circle = { statuses: ['lobby'], own: false };
const OWN_GATHERING: Circle = { statuses: ['lobby'], own: true };
const GOING_ON: Circle = { statuses: ['lobby', 'playing'], own: false };
const OWN_GOING_ON: Circle = { statuses: ['lobby', 'playing'], own: true };

/** Tables, and the matches that are played at them. */
export const gameCommand: Command = {
  key: 'game',
  subcommands: [
    {
      key: 'new',
      arguments: [
        typed('game', { required: (games) => games.length > 1, choices: describedGameChoices }),
      ],
      cost: 'table',
      handle: (context, answer, use) =>
        newGame(context, answer, {
          gameId: use.typed('game') ?? [...context.games.keys()][0] ?? '',
          channelId: use.interaction.channelId,
        }),
    },
    {
      key: 'join',
      arguments: [suggested('character', characterSuggestions), tableAmong(GATHERING)],
      handle: onMatch({ verb: 'join', ...GATHERING }, (context, answer, matchId, use) => {
        const character = use.typed('character');
        return character
          ? chooseCharacters(context, answer, matchId, [character])
          : join(context, answer, matchId);
      }),
    },
    about('leave', OWN_GOING_ON, leave),
    about('start', OWN_GATHERING, start),
    about('end', OWN_GOING_ON, (context, answer, matchId) =>
      endMatch(context, answer, matchId, false),
    ),
    { key: 'list', handle: list },
    about('status', GOING_ON, showStatus),
    {
      key: 'companion',
      arguments: [
        strengths(['person'], { required: true }),
        suggested('seat', seatsToPlay),
        tableAmong(OWN_GATHERING),
      ],
      handle: onMatch({ verb: 'companions', ...GOING_ON }, (context, answer, matchId, use) =>
        changeCompanion(context, answer, matchId, use.typed('plays') ?? '', use.typed('seat')),
      ),
    },
  ],
};

/** A subcommand about one match, and nothing else. */
function about(key: 'leave' | 'start' | 'end' | 'status', circle: Circle, act: Act): Subcommand {
  return { key, arguments: [tableAmong(circle)], handle: onMatch({ verb: key, ...circle }, act) };
}

function tableAmong(circle: Circle): Argument {
  return suggested('table', (context, interaction) =>
    matchSuggestions(context, interaction, circle),
  );
}

/** All games of this server. */
async function list(context: BotContext, answer: Answer): Promise<void> {
  const { guildId } = answer.interaction;
  const listed = await context.table.list({
    ...(guildId ? { guildId } : {}),
    statuses: ['lobby', 'playing'],
  });
  if (!listed.ok) {
    await showRefusal(context, answer, listed);
    return;
  }
  await answer.show(matchesMessage(listed.matches, context));
}

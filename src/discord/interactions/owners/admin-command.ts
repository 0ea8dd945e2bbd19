import { channel, file, person, suggested } from '../../commands/arguments.ts';
import type { Command, Handle, Subcommand } from '../command.ts';
import { mayManage } from '../members.ts';
import { type Act, type Circle, matchSuggestions, onMatch } from '../which-match.ts';
import { administer, transferHost } from './admin.ts';
import { importMatch } from './import.ts';
import { FOR_MANAGERS, serverManaged } from './managed.ts';
import { moveMatch } from './move.ts';

/** Everything that an administrator may look after. */
const LOOKED_AFTER: Circle = { statuses: ['lobby', 'playing', 'broken'], own: false };

const TABLE = suggested('table', (context, interaction) =>
  mayManage(interaction) ? matchSuggestions(context, interaction, LOOKED_AFTER) : [],
);

/** Help for matches that are stuck. Ending or rewinding a match asks for confirmation first. */
export const adminCommand: Command = {
  key: 'admin',
  settings: FOR_MANAGERS,
  subcommands: [
    administering('inspect', 'inspect'),
    administering('rewind', 'ask-rewind'),
    administering('end', 'ask-end'),
    { ...administering('export', 'export'), cost: 'export' },
    {
      key: 'import',
      arguments: [file],
      cost: 'import',
      handle: (context, answer, { interaction }) => {
        const named = interaction.options.get(
          context.languages.usual('bot.command.argument.file.name'),
        );
        return importMatch(context, answer, named?.attachment ?? null);
      },
    },
    {
      key: 'move',
      arguments: [channel, TABLE],
      handle: managed((context, answer, matchId, { typed }) =>
        moveMatch(context, answer, matchId, typed('channel') ?? ''),
      ),
    },
    {
      key: 'transfer',
      arguments: [person('host', { required: true }), TABLE],
      handle: managed((context, answer, matchId, { typed }) =>
        transferHost(context, answer, matchId, typed('host') ?? ''),
      ),
    },
  ],
};

/** Things that a button does as well. */
function administering(key: string, does: string): Subcommand {
  return {
    key,
    arguments: [TABLE],
    handle: managed((context, answer, matchId) => administer(context, answer, matchId, does)),
  };
}

/** What only people who manage the server do, about the match that they mean. */
function managed(act: Act): Handle {
  const handle = onMatch({ verb: 'status', ...LOOKED_AFTER }, act);
  return async (context, answer, use) => {
    if ((await serverManaged(context, answer)) !== null) await handle(context, answer, use);
  };
}

import { oneOf, person, suggested } from '../../commands/arguments.ts';
import { strengths } from '../../commands/strengths.ts';
import type { Suggestion } from '../../commands/suggestions.ts';
import type { BotContext } from '../../context.ts';
import { plainMessage } from '../../messages/plain.ts';
import { OFFERED_ASKINGS } from '../../messages/private/asking.ts';
import { durationWords } from '../../messages/time/words.ts';
import { typeAsking } from '../asking.ts';
import type { Command, Handle } from '../command.ts';
import { seatsToPlay } from '../companions.ts';
import { type Act, atTable, tableHere } from '../which-match.ts';
import * as seats from './seats.ts';
import { OFFERED_ABSENCES } from './until.ts';

/** Who sits where while a match is played. */
export const seatCommand: Command = {
  key: 'seat',
  subcommands: [
    {
      key: 'away',
      arguments: [suggested('until', absences, { required: true }), strengths()],
      handle: inMatch((context, answer, matchId, { typed }) =>
        seats.goAway(context, answer, matchId, {
          until: typed('until') ?? '',
          plays: typed('plays'),
        }),
      ),
    },
    {
      key: 'take',
      arguments: [suggested('seat', seatsToPlay)],
      handle: inMatch((context, answer, matchId, { typed }) =>
        seats.takeSeat(context, answer, matchId, typed('seat')),
      ),
    },
    {
      key: 'asked',
      arguments: [
        oneOf('what', OFFERED_ASKINGS, (what, texts) => texts(`bot.asking.kind.${what}`)),
      ],
      handle: atTable('status', (context, answer, matchId, { typed }) =>
        typeAsking(context, answer, matchId, typed('what')),
      ),
    },
    {
      key: 'companion',
      arguments: [strengths()],
      handle: inMatch((context, answer, matchId, { typed }) =>
        seats.letCompanionPlay(context, answer, matchId, typed('plays')),
      ),
    },
    {
      key: 'hand-over',
      arguments: [person('to', { required: true })],
      handle: inMatch((context, answer, matchId, { interaction }) =>
        seats.handOver(context, answer, matchId, interaction),
      ),
    },
    {
      key: 'open',
      arguments: [suggested('seat', seatsToPlay)],
      handle: inMatch((context, answer, matchId, { typed }) =>
        seats.openSeat(context, answer, matchId, typed('seat')),
      ),
    },
    {
      key: 'close',
      arguments: [suggested('seat', seatsToPlay)],
      handle: inMatch((context, answer, matchId, { typed }) =>
        seats.closeSeat(context, answer, matchId, typed('seat')),
      ),
    },
  ],
};

/** What a command does about a match that has begun. */
function inMatch(act: Act): Handle {
  return async (context, answer, use) => {
    const meant = await tableHere(context, use.interaction, 'status');
    if ('instead' in meant) await answer.show(meant.instead);
    else if (meant.match.status !== 'lobby') await act(context, answer, meant.match.id, use);
    else await answer.show(plainMessage(context.texts('bot.seat.gathering')));
  };
}

/** How long somebody may be away. */
function absences({ texts }: BotContext): Suggestion[] {
  return OFFERED_ABSENCES.map((minutes) => ({
    name: durationWords(minutes, texts),
    value: `${minutes / (24 * 60)}d`,
  }));
}

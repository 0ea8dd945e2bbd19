import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { isPerson } from '../../../table/match/people/holders.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, row, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** "End this match for everyone?": the host does, everyone else asks the others. */
export const confirmEndMessage = (
  match: MatchSummary,
  userId: string,
  { texts }: Words,
): OutgoingMessage => {
  const { id: table, seats } = match;
  const alone = match.hostId === userId || seats.filter(isPerson).length === 1;
  const host = `<@${match.hostId}>`;
  const all = match.campaign ? `\n${texts('bot.campaign.ending.only')}` : '';
  return asking(`${texts(alone ? 'bot.confirm.end' : 'bot.ending-early.ask', { host })}${all}`, [
    button(
      texts(alone ? 'bot.confirm.yes-end' : 'bot.ending-early.yes'),
      encodeAddress('ended', { table }),
      { style: 'danger' },
    ),
    button(texts('bot.confirm.no'), encodeAddress('status', { table })),
  ]);
};

/** What leaving a running match means for the others; and the way out if somebody can play on. */
export const confirmLeaveMessage = (
  match: MatchSummary,
  userId: string,
  { game, texts }: Words,
): OutgoingMessage => {
  const { id: table, seats, hostId } = match;
  const alone = seats.filter(isPerson).length === 1;
  const way = alone ? 'alone' : game.rules.companion ? 'companion' : 'waits';
  const leave = button(texts('bot.leaving.yes'), encodeAddress('left', { table }), {
    style: 'danger',
  });
  const end = button(texts('bot.leaving.end'), encodeAddress('end', { table }));
  return asking(
    texts('bot.leaving.ask', {
      way,
      game: texts(`${game.rules.id}.name`),
      host: String(hostId === userId),
    }),
    [
      ...(way === 'companion' ? [leave] : []),
      end,
      button(texts('bot.confirm.no'), encodeAddress('status', { table })),
    ],
  );
};

const asking = (question: string, ways: APIButtonComponentWithCustomId[]): OutgoingMessage => ({
  components: [container(ACCENTS.notice, [text(question), row(ways)])],
});

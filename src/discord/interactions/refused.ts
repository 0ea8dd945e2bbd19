import type { Refusal } from '../../table/match/refusal.ts';
import type { Games } from '../../table/match/saved/games.ts';
import type { SittingIn } from '../../table/match/saved/summary.ts';
import type { Texts } from '../../texts/texts.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { panelMessage } from '../messages/private/panel.ts';
import { refusalMessage, settledWords } from '../messages/private/refusal.ts';
import { seatLines, seatWays } from '../messages/private/seats.ts';
import type { Answer } from './answer.ts';
import { membershipOf } from './members.ts';

/** Says in private what was wrong. */
export async function showRefusal(
  context: BotContext,
  answer: Answer,
  refusal: Refusal,
): Promise<void> {
  switch (refusal.refusal) {
    case 'stale':
      await showWithPanel(context, answer, refusal);
      return mend(context, answer, refusal.match.id);
    case 'not-seated':
      return showNotSeated(context, answer, refusal);
    case 'no-such-option':
    case 'not-yours':
    case 'undo-overtaken':
    case 'undo-needs-asking':
    case 'no-such-undo':
      return showWithPanel(context, answer, refusal);
    default:
      return answer.show(refusalMessage(refusal, null, context.games, context.texts));
  }
}

/** A person who can take a seat, or take one back, gets the button for it at once. */
async function showNotSeated(
  { table, games, texts }: BotContext,
  answer: Answer,
  refusal: Extract<Refusal, { refusal: 'not-seated' }>,
): Promise<void> {
  const look = await table.look(refusal.match.id, answer.person.userId);
  const ways = look.ok && look.match.status === 'playing' ? seatWays(look, texts) : [];
  if (!look.ok || ways.length === 0) {
    return answer.show(refusalMessage(refusal, null, games, texts));
  }
  const isMeant = ({ seat, open }: SittingIn) => (look.kept === null ? open : seat === look.kept);
  const lines = [
    texts(look.kept === null ? 'bot.refusal.not-seated' : 'bot.seat.kept'),
    ...seatLines({ sitting: look.sitting.filter(isMeant), absent: [] }, texts),
  ];
  await answer.show(plainMessage(lines.join('\n'), ways));
}

/** Mistakes after which a person often has something else to do. */
type PanelRefusal = Extract<
  Refusal,
  {
    refusal:
      | 'stale'
      | 'no-such-option'
      | 'not-yours'
      | 'undo-overtaken'
      | 'undo-needs-asking'
      | 'no-such-undo';
  }
>;

/** A person who can act now gets the panel at once, below what was wrong. */
async function showWithPanel(
  { table, games, texts }: BotContext,
  answer: Answer,
  refusal: PanelRefusal,
): Promise<void> {
  const look = await table.look(
    refusal.match.id,
    answer.person.userId,
    membershipOf(answer.interaction),
  );
  const view = look.ok ? look.view : null;
  if (!look.ok || look.open.length === 0) {
    await answer.show(refusalMessage(refusal, view, games, texts));
    return;
  }
  const words = { game: gameOf(games, look.match), texts };
  const told = [whatWasWrong(refusal, view, games, texts)];
  await answer.show(panelMessage(look, words, { told }));
}

function whatWasWrong(refusal: PanelRefusal, view: unknown, games: Games, texts: Texts): string {
  switch (refusal.refusal) {
    case 'stale':
      return settledWords(refusal, view, games, texts);
    case 'no-such-option':
      return texts('bot.refusal.no-such-option');
    case 'not-yours':
      return texts('bot.refusal.not-yours-but');
    default:
      return texts(`bot.refusal.${refusal.refusal}`);
  }
}

/** The message with the old button is brought up to date. */
async function mend({ table }: BotContext, { interaction }: Answer, matchId: string) {
  if (interaction.isMessageComponent()) await table.mend(matchId, interaction.message.id);
}

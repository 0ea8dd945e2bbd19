import type { GameEvent } from '../../kernel/event.ts';
import type { Chosen } from '../../table/deciding/choosing/choose.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import type { ChoiceOutcome } from '../../table/match/choice.ts';
import type { Refused } from '../../table/match/refusal.ts';
import { tellEvents } from '../../table/telling/events/own-events.ts';
import type { Texts } from '../../texts/texts.ts';
import { asPage } from '../components/pages.ts';
import { isMeant, isMeantAhead, referencesIn } from '../components/references.ts';
import { type BotContext, gameOf } from '../context.ts';
import type { PanelPlace } from '../messages/private/panel.ts';
import { markedIn } from '../messages/several.ts';
import { latest } from '../messages/thread/chapter.ts';
import { answerWords } from '../messages/vote.ts';
import type { Answer } from './answer.ts';
import { components, componentsOf } from './component.ts';
import { panelWithHint } from './hints.ts';
import { membershipOf } from './members.ts';
import { showPanel } from './panel.ts';
import { showRefusal } from './refused.ts';

/** Answers to questions. */
export const choosingComponents = components({
  pick: {
    acts: true,
    soon: true,
    handle: (context, answer, address) => chooseAt(context, answer, address, [address.option]),
  },
  menu: {
    acts: true,
    soon: true,
    handle: (context, answer, address, { values }) => {
      const page = asPage(values[0] ?? '');
      if (page === null) return chooseAt(context, answer, address, values);
      const { table, decision, menu } = address;
      return showPanel(context, answer, table, { decision, menuPages: { [menu]: page } });
    },
  },
  marked: {
    soon: true,
    handle: (context, answer, address, { interaction }) =>
      chooseAt(context, answer, address, [...markedIn(componentsOf(interaction))]),
  },
  'whole-turn': {
    acts: true,
    handle: (context, answer, { table, decision, option }) =>
      choose(context, answer, {
        ...{ matchId: table, decisionId: decision, references: [option] },
        planned: true,
      }),
  },
  close: { acts: true, handle: closeVote },
  filled: { handle: fillIn },
});

type AtDecision = Record<'table' | 'decision', string>;

const chooseAt = (
  context: BotContext,
  answer: Answer,
  { table, decision }: AtDecision,
  references: readonly string[],
): Promise<void> => choose(context, answer, { matchId: table, decisionId: decision, references });

/** Maximum characters about what just happened at the beginning of a panel. */
const TOLD = 2000;
/** Milliseconds for which an answer waits until the events are in the thread. */
const PATIENCE = 2_500;

interface Pick {
  matchId: string;
  decisionId: string;
  /** In the form that addresses use for options. */
  references: readonly string[];
  /** The name of a standing answer that is given with this one. */
  standing?: string;
  /** The rest of the plan that advice holds is carried out as well. */
  planned?: true;
}

/**
 * Answers an open decision. The thread tells what happened; the panel that comes below it shows what can be
 * done next, and what only this person may know.
 */
export async function choose(context: BotContext, answer: Answer, pick: Pick): Promise<void> {
  const { matchId, decisionId, standing, planned } = pick;
  const [own, ...ahead] =
    pick.references.length === 1 ? referencesIn(pick.references[0] ?? '') : [];
  const references = own === undefined ? pick.references : [own];
  const result = await context.table.choose({
    matchId,
    userId: answer.person.userId,
    membership: membershipOf(answer.interaction),
    decisionId,
    options: [...references],
    isMeant,
    requestId: answer.interaction.id,
    ahead: ahead.map(
      (reference) => (option, decision) => isMeantAhead(decision, option, reference),
    ),
    ...(standing === undefined ? {} : { standing }),
    ...(planned ? { planned } : {}),
  });
  await showResult(context, answer, result);
}

/** Answers as a companion would, which continues to answer until the next turn begins. */
async function fillIn(
  context: BotContext,
  answer: Answer,
  { table: matchId, decision: decisionId }: AtDecision,
): Promise<void> {
  const { userId } = answer.person;
  const look = await context.table.look(matchId, userId);
  if (!look.ok) return showRefusal(context, answer, look);
  // A question that is no longer open, or has become grave, is refused with what can be done now.
  const options = look.usual?.decision === decisionId ? look.usual.options : [];
  const result = await context.table.choose({
    ...{ matchId, userId, decisionId, options },
    requestId: answer.interaction.id,
    fillsIn: true,
  });
  await showResult(context, answer, result);
}

/** Closes a vote with the existing ballots. */
async function closeVote(
  context: BotContext,
  answer: Answer,
  { table, decision }: AtDecision,
): Promise<void> {
  const { person, interaction } = answer;
  const closed = await context.table.closeVote(table, person.userId, decision, interaction.id);
  await showResult(context, answer, closed);
}

/**
 * Shows what can be done next. If the thread only has to edit its messages, nothing comes between it and the
 * panel, and nobody has to wait for it.
 */
async function showResult(
  context: BotContext,
  answer: Answer,
  result: Chosen | Refused,
): Promise<void> {
  const { table } = context;
  if (!result.ok) {
    await showRefusal(context, answer, result);
    return;
  }
  const { id, threadId } = result.match;
  const isTold = result.outcome === 'accepted' && answer.interaction.channelId === threadId;
  const published = () => table.published(id, PATIENCE);
  if (!isTold || result.posts) {
    await showOutcome(context, answer, result, isTold && (await published()));
    return;
  }
  await showOutcome(context, answer, result, true);
  if (!(await published())) await showOutcome(context, answer, result, false);
}

/** @param inThread whether the thread tells what happened, so that the panel need not */
async function showOutcome(
  context: BotContext,
  answer: Answer,
  result: Chosen,
  inThread: boolean,
): Promise<void> {
  const { games, texts } = context;
  const look = await result.look();
  if (!look.ok) {
    await showRefusal(context, answer, look);
    return;
  }
  const words = { game: gameOf(games, look.match), texts };
  if (result.outcome === 'voted') {
    await showBallot(context, answer, look, result);
    return;
  }
  const tell = (events: readonly GameEvent[]) =>
    tellEvents(
      look.match.gameId,
      events,
      (own) => words.game.presentation.events(own, texts),
      texts,
    );
  const told = inThread
    ? withoutLines(tell(result.secrets), tell(result.known))
    : tell(result.events);
  await showNext(context, answer, look, { told: recapOf(told, texts) });
}

/**
 * If everyone votes, the message shows the ballot, unless it has shown the same before. In private, its voter finds
 * what else is asked.
 */
async function showBallot(
  context: BotContext,
  answer: Answer,
  look: Look,
  { decision, options, asBefore }: Extract<ChoiceOutcome, { outcome: 'voted' }>,
): Promise<void> {
  const { games, texts } = context;
  const words = { game: gameOf(games, look.match), texts };
  const ids = options.map(({ id }) => id);
  const chosen = answerWords(ids, decision, look.view, words);
  const place = { told: [texts('bot.vote.yours', { chosen })] };
  const panel = await panelWithHint(context, answer.person.userId, look, place);
  if (asBefore) await answer.show(panel);
  else await answer.done(panel);
}

/** What has happened, as much as fits counting back from the latest; says how much came before it. */
function recapOf(told: readonly string[], texts: Texts): string[] {
  if (told.length === 0) return [];
  const { kept, left } = latest(told, TOLD);
  return left > 0 ? [texts('bot.chapter.left-out', { count: left }), ...kept] : kept;
}

/** Lines that repeat what everyone reads add nothing. */
const withoutLines = (told: readonly string[], known: readonly string[]): string[] =>
  told.filter((line) => !known.includes(line));

/** What comes next for this person must be shown; that there is nothing, only where they are looking. */
async function showNext(
  context: BotContext,
  answer: Answer,
  look: Look,
  place: PanelPlace,
): Promise<void> {
  const panel = await panelWithHint(context, answer.person.userId, look, place);
  if (look.open.length > 0) await answer.show(panel);
  else await answer.done(panel);
}

import type { GameEvent } from '../../kernel/event.ts';
import type { Look } from '../../table/table.ts';
import type { Texts } from '../../texts/texts.ts';
import { isDigest, isMeant, referencesIn, resolveReference } from '../components/references.ts';
import { type BotContext, gameOf } from '../context.ts';
import { confirmChoiceMessage } from '../messages/private/confirm.ts';
import type { PanelPlace } from '../messages/private/panel.ts';
import { latest } from '../messages/thread/chapter.ts';
import type { Answer } from './answer.ts';
import { panelWithHint } from './hints.ts';
import { showRefusal } from './refused.ts';

/** Characters of what just happened that a panel begins with. */
const TOLD = 2000;
/** Milliseconds for which an answer waits until what happened stands in the thread. */
const PATIENCE = 2_500;

export interface Pick {
  matchId: string;
  decisionId: string;
  /** As addresses name options. */
  references: readonly string[];
  /** The name of a standing answer that is given with this one. */
  standing?: string;
  /** The person has confirmed to decide for the group. */
  confirmed?: boolean;
}

/**
 * Answers an open decision. What happened is told in the thread; the panel that comes below it shows
 * what can be done next, and what only this person may know.
 */
export async function choose(context: BotContext, answer: Answer, pick: Pick): Promise<void> {
  const { table, games, texts } = context;
  const { matchId, decisionId, standing, confirmed = false } = pick;
  const [own, ...ahead] =
    pick.references.length === 1 ? referencesIn(pick.references[0] ?? '') : [];
  const references = own === undefined ? pick.references : [own];
  const result = await table.choose({
    matchId,
    userId: answer.person.userId,
    decisionId,
    options: await optionIds(context, answer, { ...pick, references }),
    requestId: answer.interaction.id,
    confirmed,
    ahead: ahead.map((reference) => (option) => isMeant(option, reference)),
    ...(standing === undefined ? {} : { standing }),
  });
  if (!result.ok) {
    await showRefusal(context, answer, result);
    return;
  }
  const inThread =
    result.outcome === 'accepted' &&
    answer.interaction.channelId === result.match.threadId &&
    (await table.published(matchId, PATIENCE));
  const look = await result.look();
  if (!look.ok) {
    await showRefusal(context, answer, look);
    return;
  }
  const words = { game: gameOf(games, look.match), texts };
  if (result.outcome === 'needs-confirm') {
    await answer.show(confirmChoiceMessage(look, result.decision, result.options, words));
    return;
  }
  const tell = (events: readonly GameEvent[]) => words.game.presentation.events(events, texts);
  const told = inThread
    ? withoutLines(tell(result.secrets), tell(result.known))
    : tell(result.events);
  await showNext(context, answer, look, { told: recapOf(told, texts) });
}

/** What has happened, from the last that fits back; how much came before it is said. */
function recapOf(told: readonly string[], texts: Texts): string[] {
  if (told.length === 0) return [];
  const { kept, left } = latest(told, TOLD);
  return left > 0 ? [texts('bot.chapter.left-out', { count: left }), ...kept] : kept;
}

/** What is worded like what everybody reads says nothing more. */
const withoutLines = (told: readonly string[], known: readonly string[]): string[] =>
  told.filter((line) => !known.includes(line));

/** What comes next for this person must be shown; that there is nothing, only where they look. */
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

async function optionIds(
  { table }: BotContext,
  answer: Answer,
  { matchId, decisionId, references }: Pick,
): Promise<string[]> {
  if (!references.some(isDigest)) return [...references];
  const look = await table.look(matchId, answer.person.userId);
  const decision = look.ok ? look.open.find(({ id }) => id === decisionId) : undefined;
  return decision
    ? references.map((reference) => resolveReference(decision, reference))
    : [...references];
}

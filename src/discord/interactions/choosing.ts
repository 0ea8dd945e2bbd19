import type { Look } from '../../table/table.ts';
import { isDigest, resolveReference } from '../components/references.ts';
import { type BotContext, gameOf } from '../context.ts';
import { confirmChoiceMessage } from '../messages/private/confirm.ts';
import { type PanelPlace, panelMessage } from '../messages/private/panel.ts';
import { latest } from '../messages/thread/chapter.ts';
import type { Answer } from './answer.ts';
import { showRefusal } from './refused.ts';

/** Characters of what just happened that a panel begins with. */
const TOLD = 1200;

export interface Pick {
  matchId: string;
  decisionId: string;
  /** As addresses name options. */
  references: readonly string[];
  /** The person has confirmed to decide for the group. */
  confirmed?: boolean;
}

/** Answers an open decision; the panel that comes after shows what it did and what can be done next. */
export async function choose(context: BotContext, answer: Answer, pick: Pick): Promise<void> {
  const { table, games, texts } = context;
  const { matchId, decisionId, confirmed = false } = pick;
  const result = await table.choose({
    matchId,
    userId: answer.person.userId,
    decisionId,
    options: await optionIds(context, answer, pick),
    requestId: answer.interaction.id,
    confirmed,
  });
  if (!result.ok) {
    await showRefusal(context, answer, result);
    return;
  }
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
  const told = words.game.presentation.events(result.events, texts);
  await showNext(answer, look, words, { told: told.length > 0 ? latest(told, TOLD).kept : [] });
}

/** What comes next for this person must be shown; that there is nothing, only where they look. */
async function showNext(
  answer: Answer,
  look: Look,
  words: Parameters<typeof panelMessage>[1],
  place: PanelPlace,
): Promise<void> {
  const panel = panelMessage(look, words, place);
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

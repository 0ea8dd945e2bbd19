import type { Decision } from '../../kernel/decision.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { type BotContext, gameOf } from '../context.ts';
import { type PanelPlace, panelMessage } from '../messages/private/panel.ts';
import { guideAt } from './guiding.ts';

/** The panel, with the step of a first turn that it is about, or a hint about something new to the person. */
export async function panelWithHint(
  context: BotContext,
  userId: string,
  look: Look,
  place: PanelPlace = {},
) {
  const words = { game: gameOf(context.games, look.match), texts: context.texts };
  const { open } = look;
  const decision = open.find(({ id }) => id === place.decision) ?? open[0];
  if (!decision) return panelMessage(look, words, place);
  const guide = await guideAt(context, userId, look, decision);
  if (guide) return panelMessage(look, words, { ...place, guide });
  const hint = await hintAt(context, userId, look, decision);
  return panelMessage(look, words, hint === null ? place : { ...place, hint });
}

/** A hint that can't be read or noted is no reason to keep a panel from anybody. */
async function hintAt(
  { table, games, texts }: BotContext,
  userId: string,
  { match, view }: Look,
  decision: Decision,
): Promise<string | null> {
  const { rules, presentation } = gameOf(games, match);
  if (!presentation.hints) return null;
  const concepts = presentation.hints(view, decision).map((concept) => `${rules.id}.${concept}`);
  const hint = await table.hint(userId, concepts, `${match.id}:${decision.id}`);
  if (!hint.ok || hint.concept === null) return null;
  return texts(`${rules.id}.hint.${hint.concept.slice(rules.id.length + 1)}`);
}

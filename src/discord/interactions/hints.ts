import type { Look } from '../../table/deciding/looking/looking.ts';
import { type BotContext, gameOf } from '../context.ts';
import { type PanelPlace, panelMessage } from '../messages/private/panel.ts';

/** The panel, with a hint at what the person meets in it for the first time. */
export async function panelWithHint(
  context: BotContext,
  userId: string,
  look: Look,
  place: PanelPlace = {},
) {
  const words = { game: gameOf(context.games, look.match), texts: context.texts };
  const hint = await hintAt(context, userId, look, place);
  return panelMessage(look, words, hint === null ? place : { ...place, hint });
}

/** A hint that can't be read or noted is no reason to keep a panel from anybody. */
async function hintAt(
  { table, games, texts }: BotContext,
  userId: string,
  { match, open, view }: Look,
  place: PanelPlace,
): Promise<string | null> {
  const { rules, presentation } = gameOf(games, match);
  const decision = open.find(({ id }) => id === place.decision) ?? open[0];
  if (!decision || !presentation.hints) return null;
  const concepts = presentation.hints(view, decision).map((concept) => `${rules.id}.${concept}`);
  const hint = await table.hint(userId, concepts, `${match.id}:${decision.id}`);
  if (!hint.ok || hint.concept === null) return null;
  return texts(`${rules.id}.hint.${hint.concept.slice(rules.id.length + 1)}`);
}

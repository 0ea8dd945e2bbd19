import type { BotContext } from '../context.ts';
import type { PanelPlace } from '../messages/private/panel.ts';
import { markedIn } from '../messages/several.ts';
import type { Answer } from './answer.ts';
import { aboutMatch, components, componentsOf } from './component.ts';
import { panelWithHint } from './hints.ts';
import { lookToAnswer } from './looking.ts';
import { showRefusal } from './refused.ts';

/** The panel and its pages. */
export const panelComponents = components({
  act: { soon: true, handle: aboutMatch(showPanel) },
  panel: {
    soon: true,
    handle: (context, answer, { table, decision, page }) =>
      showPanel(context, answer, table, { decision, page: Number(page) || 0 }),
  },
  several: {
    soon: true,
    handle: (context, answer, { table, decision }, { interaction, values }) => {
      const { customId } = interaction;
      const marked = markedIn(componentsOf(interaction), { customId, values });
      return showPanel(context, answer, table, { decision, marked });
    },
  },
});

/** Opens the panel, or brings it up to date. */
export async function showPanel(
  context: BotContext,
  answer: Answer,
  matchId: string,
  place: PanelPlace = {},
): Promise<void> {
  const look = await lookToAnswer(context, answer, matchId);
  if (!look) return;
  if (look.seat === null && look.match.status === 'playing') {
    await showRefusal(context, answer, { refusal: 'not-seated', match: look.match });
    return;
  }
  await answer.show(await panelWithHint(context, answer.person.userId, look, place));
}

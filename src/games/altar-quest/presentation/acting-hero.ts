import type { AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';

/**
 * The hero whose deeds a question offers the viewer: the acting hero, or, while several seats may begin
 * the last of the viewer's heroes still waiting. Undefined if the question is about something else.
 */
export function actingHero(
  { heroes, viewer }: AltarQuestView,
  { prompt, about, seats }: AltarQuestDecision,
): HeroView | undefined {
  if (viewer === null || !seats.includes(viewer)) return undefined;
  if (prompt.key === 'prompt.act') return heroes.find(({ id }) => id === about);
  if (prompt.key !== 'prompt.next-hero') return undefined;
  const [hero, ...others] = heroes.filter(({ seat, acted }) => seat === viewer && !acted);
  return others.length === 0 ? hero : undefined;
}

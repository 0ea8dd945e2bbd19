import type { AltarQuestDecision } from '../rules/state.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';

/**
 * The hero whose deeds a question offers the viewer: who is acting, or the last of the viewer's own who
 * waits while several seats may begin. Undefined where it is about something else.
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

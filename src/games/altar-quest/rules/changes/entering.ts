import { heroById } from '../queries/figures.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';

/**
 * Puts a card from the box or the lurker deck into a hero's area: an ally among their cards, a rival among
 * threats.
 */
export function enterPlay(
  state: AltarQuestState,
  card: CardId,
  hero: HeroId,
  area: 'area' | 'threats',
): void {
  const { lurker } = state.decks;
  lurker.draw = lurker.draw.filter((other) => other !== card);
  heroById(state, hero)[area].push(card);
}

import { heroById } from '../queries/figures.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';

/** Puts a card out of the box, or out of the lurker deck, into a hero's area: an ally among the own cards, a rival among the threats. */
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

import { addedSymbol } from '../../../picture/added-symbols.ts';
import type { DefinitionId } from '../rules/terms.ts';
import { ABILITY_ART } from './art/abilities.ts';
import { CHALLENGE_ART } from './art/challenges.ts';
import { QUEST_ART } from './art/quests.ts';

/** What is printed on the map, and the trophies. */
const BOARD_ART: { readonly [printed: DefinitionId]: string } = {
  'toll-captain': 'barricade',
  'redwater-witch': 'witch-flight',
  'drowned-prophet': 'drowning',
  'bay-auction': 'banging-gavel',
  'plague-baron': 'crowned-skull',
  'ember-lord': 'ifrit',
  'bay-medal': 'ribbon-medal',
  'plague-seal': 'wax-seal',
  'ember-crown': 'burning-eye',
};

/** The symbol on a card's picture, for one of its sides if it has two; none if its pack has chosen none. */
export function artOf(id: DefinitionId, side: 'front' | 'back' = 'front'): string | undefined {
  const challenge = CHALLENGE_ART[id];
  if (challenge) return challenge[side === 'front' ? 0 : 1];
  return ABILITY_ART[id] ?? QUEST_ART[id] ?? BOARD_ART[id] ?? addedSymbol(id);
}

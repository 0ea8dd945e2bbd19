import { goto, procedure } from '../../../../kernel/procedure.ts';
import { abilityOf } from '../cards/abilities.ts';
import { definition } from '../cards/library.ts';
import { noteUse } from '../changes/limits.ts';
import { discardCard, takeOut } from '../changes/piles.ts';
import { rollAltarDie } from '../changes/pool.ts';
import { changeCard } from '../changes/tokens.ts';
import { heroById } from '../queries/figures.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, FigureId, HeroId } from '../terms.ts';
import { resolveAbility } from './ability.ts';
import { AFTERMATH, aftermath, type WithMoments } from './aftermath.ts';

interface UseCardData extends WithMoments {
  hero: HeroId;
  card: CardId;
  ability: string;
  /** The subject of the situation: the enemy in it, else the character. */
  target?: FigureId;
  /** The character in the situation. */
  character?: FigureId;
  /** Whether the effect was able to do anything. */
  able?: boolean;
}

/**
 * A hero plays a card from hand or uses an ability of a card in play, whatever its keyword: pays for
 * it (exhaust, die, discard), resolves it, and puts a played card where it belongs (AQ-105, AQ-106,
 * AQ-220, AQ-221, AQ-224).
 */
export const useCard = procedure<AltarQuest, UseCardData>('use-card', {
  pay: (run, data) => {
    const { state } = run;
    const hero = heroById(state, data.hero);
    const ability = abilityOf(data.card, data.ability);
    const { keyword, rhune } = ability;
    if (rhune) rollAltarDie(run, rhune);
    noteUse(state, data.card, ability, data.hero);
    if (keyword === 'exhaust') changeCard(state, data.card, { exhausted: true });
    run.emit(keyword === 'play' ? 'card-played' : 'card-used', {
      hero: data.hero,
      card: data.card,
      ability: data.ability,
      keyword,
    });
    if (keyword === 'play' || keyword === 'use') takeOut(state, data.card);
    if (keyword === 'play' && definition(data.card).ongoing) hero.area.push(data.card);
    return goto('resolve');
  },

  resolve: (_run, { card, ability, hero, target, character }) =>
    resolveAbility(
      card,
      ability,
      { hero, ...(target ? { target } : {}), ...(character ? { character } : {}) },
      'put-away',
    ),

  'put-away': (run, data, { result }) => {
    data.able = result === true;
    const { keyword } = abilityOf(data.card, data.ability);
    const played = keyword === 'play' && !definition(data.card).ongoing;
    if (played || keyword === 'use') discardCard(run, data.card);
    return goto(AFTERMATH);
  },

  [AFTERMATH]: (_run, data, { result }) => aftermath(data, data.able ?? false, result),
});

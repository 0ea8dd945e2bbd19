import type { JsonObject } from '../../../../kernel/json.ts';
import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { definition } from '../cards/library.ts';
import { allTraps, heroById, rangeBetween } from '../figures.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, HeroId, Space } from '../terms.ts';

interface MoveData extends JsonObject {
  hero: HeroId;
  /** Spaces still to enter, in order. */
  path: Space[];
  /** Traps set off by the step just made, still to be resolved. */
  traps?: CardId[];
  /** Traps set off in this move so far. */
  triggered?: CardId[];
}

/** A hero walks a path space by space; every step within a trap's range sets it off (AQ-228, Q-21). */
export const moveHero = procedure<AltarQuestState, MoveData>('move-hero', {
  step: (run, data) => {
    const space = data.path.shift();
    if (space === undefined) return finish(true);
    const hero = heroById(run.state, data.hero);
    const from = hero.at;
    hero.at = space;
    run.emit('hero-moved', { hero: hero.id, from, to: space });
    data.traps = trapsInReach(run.state, hero.id).filter(
      (card) =>
        RULINGS.trapTriggersPerMove === 'each-step' || !(data.triggered ?? []).includes(card),
    );
    return goto('traps');
  },

  traps: (run, data) => {
    const card = data.traps?.shift();
    if (card === undefined) return goto('step');
    data.triggered = [...(data.triggered ?? []), card];
    const trigger = triggerOf(card);
    if (!trigger || !allTraps(run.state).includes(card)) return goto('traps');
    run.emit('trap-triggered', { card, hero: data.hero });
    return call(
      'ability',
      { card, ability: trigger.name, scope: { card, hero: data.hero } },
      'traps',
    );
  },
});

const triggerOf = (card: CardId) =>
  definition(card).abilities?.find((ability) => ability.keyword === 'trigger');

/** Traps whose Trigger range a hero stands in. */
function trapsInReach(state: AltarQuestState, hero: HeroId): CardId[] {
  return allTraps(state).filter((card) => {
    const between = rangeBetween(state, card, hero);
    return between !== null && between <= (triggerOf(card)?.range ?? 0);
  });
}

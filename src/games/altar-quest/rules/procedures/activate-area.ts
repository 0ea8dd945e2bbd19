import { noted } from '../../../../kernel/notes.ts';
import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import type { AreaUnderWay } from '../area-data.ts';
import { changeCard } from '../changes/tokens.ts';
import { activation } from '../queries/activations.ts';
import { cardState } from '../queries/card-state.ts';
import { isInPlay } from '../queries/cards-in-play.ts';
import { isEnemy } from '../queries/figures.ts';
import type { AltarQuest } from '../state.ts';
import { resolveAbility } from './ability.ts';
import { strengthened } from './strengthen.ts';

/**
 * Resolves the Activate of every card of an area, left to right, each followed by what is attached to it
 * (AQ-129, AQ-137, AQ-157, AQ-227). An exhausted card is refreshed instead (AQ-130, Q-24), and as it was not
 * activated, what is attached to it isn't either.
 */
export const activateArea = procedure<AltarQuest, AreaUnderWay>('activate-area', {
  next: (run, data) => {
    const card = data.cards.shift();
    if (card === undefined) return finish();
    data.card = card;
    delete data.lured;
    if (!isInPlay(run.state, card)) return goto('next');
    const { exhausted, spaces } = cardState(run.state, card);
    const acts = isEnemy(card) && spaces !== undefined && activation(run.state, card);
    if (exhausted || !acts) return goto('activate');
    const occasion = { at: 'enemy-activates' as const, character: data.hero, enemy: card };
    return call('window', { occasion }, 'activate');
  },

  activate: (run, data) => {
    const card = noted(data, 'card');
    if (!isInPlay(run.state, card)) return goto('next');
    if (cardState(run.state, card).exhausted) {
      changeCard(run.state, card, { exhausted: undefined });
      run.emit('card-refreshed', { card });
      return goto('next');
    }
    data.cards.unshift(...(cardState(run.state, card).attached ?? []));
    const ability = activation(run.state, card);
    if (!ability) return goto('next');
    run.emit('card-activates', { card });
    return resolveAbility(card, ability.name, { hero: data.hero }, 'activated');
  },

  activated: ({ state }, data) => {
    const enemy = noted(data, 'card');
    return strengthened(state, 'activated', { enemy, hero: data.hero }, 'strengthened');
  },

  strengthened: (_run, data) =>
    call('between-effects', { after: data.card, left: [...data.cards] }, 'next'),
});

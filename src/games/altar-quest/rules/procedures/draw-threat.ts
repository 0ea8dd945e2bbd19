import type { JsonObject } from '../../../../kernel/json.ts';
import { noted } from '../../../../kernel/notes.ts';
import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { definition } from '../cards/library.ts';
import { discardCard, drawFrom } from '../changes/piles.ts';
import { heroById } from '../queries/figures.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, HeroId, RoomId } from '../terms.ts';
import { resolveAbility } from './ability.ts';

interface DrawData extends JsonObject {
  hero: HeroId;
  /** The room just revealed, if that is why. */
  room?: RoomId | null;
  card?: CardId;
}

/**
 * A hero draws and resolves a threat card (AQ-168 to AQ-170); a lurker if there is none (AQ-164, C-11). Returns
 * whether there was a card.
 */
export const drawThreat = procedure<AltarQuest, DrawData>('draw-threat', {
  draw: (run, data) => {
    const card = drawFrom(run, 'threat');
    if (card === null)
      return call('draw-lurker', { hero: data.hero, room: data.room ?? null }, 'done');
    data.card = card;
    run.emit('threat-drawn', { hero: data.hero, card });
    const { type, stays } = definition(card);
    if (type !== 'threat-event' || stays) heroById(run.state, data.hero).threats.push(card);
    if (type === 'threat-event') return goto('event');
    const procedureName = type === 'trap' ? 'place-trap' : 'spawn';
    return call(procedureName, { card, hero: data.hero, room: data.room ?? null }, 'done');
  },

  event: (_run, data) => {
    const card = noted(data, 'card');
    const event = definition(card).abilities?.find((ability) => ability.keyword === 'event');
    if (!event) return goto('discard');
    return resolveAbility(
      card,
      event.name,
      { hero: data.hero, ...(data.room ? { room: data.room } : {}) },
      'discard',
    );
  },

  discard: (run, data) => {
    const card = noted(data, 'card');
    if (!definition(card).stays) discardCard(run, card);
    return goto('done');
  },

  done: (_run, data, { result }) => finish(data.card !== undefined || result === true),
});

/** A hero draws a lurker: its figure spawns, its card joins the hero's threat area (AQ-252). */
export const drawLurker = procedure<AltarQuest, DrawData>('draw-lurker', {
  draw: (run, data) => {
    const card = drawFrom(run, 'lurker');
    if (card === null) return finish(false);
    run.emit('lurker-drawn', { hero: data.hero, card });
    heroById(run.state, data.hero).threats.push(card);
    return call('spawn', { card, hero: data.hero, room: data.room ?? null }, 'done');
  },
  done: () => finish(true),
});

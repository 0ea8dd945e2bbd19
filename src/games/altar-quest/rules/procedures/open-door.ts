import type { JsonObject } from '../../../../kernel/json.ts';
import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { boardOf } from '../board/library.ts';
import { definition } from '../cards/library.ts';
import { placeFeature } from '../changes/features.ts';
import { attach } from '../changes/piles.ts';
import { cardState } from '../queries/card-state.ts';
import { heroById } from '../queries/figures.ts';
import type { AltarQuest, AltarQuestRun } from '../state.ts';
import type { CardId, DoorId, HeroId, RoomId } from '../terms.ts';
import { resolveAbility } from './ability.ts';
import { happened } from './aftermath.ts';

interface OpenDoorData extends JsonObject {
  /** Whose act phase it is. */
  hero: HeroId;
  /** The ally of theirs who opens it (AQ-167). */
  ally?: CardId;
  door: DoorId;
  room?: RoomId;
  quest?: CardId;
  /** Heroes who still draw a threat card. */
  drawing?: HeroId[];
}

/** A hero opens a door; behind it an unrevealed room is revealed, all its steps in order (AQ-116, AQ-120, AQ-159 to AQ-163, C-18). */
export const openDoor = procedure<AltarQuest, OpenDoorData>('open-door', {
  open: (run, data) => {
    const { state } = run;
    state.openDoors.push(data.door);
    const rooms = boardOf(state).doorById.get(data.door)?.rooms ?? [];
    const room = rooms.find((candidate) => !state.revealed.includes(candidate));
    run.emit('door-opened', { hero: data.ally ?? data.hero, door: data.door });
    if (room === undefined) return finish(true);
    data.room = room;
    state.revealed.push(room);
    heroById(state, data.hero).reveals += 1;
    run.beginChapter({
      id: `r${state.round}-reveal-${room}`,
      title: { key: 'chapter.reveal', args: { room, hero: data.hero } },
    });
    run.emit('room-revealed', { hero: data.hero, room });
    drawFeature(run, room);
    return goto('quest');
  },

  quest: (run, data) => {
    const { state } = run;
    const card = state.decks.quest.draw.pop();
    if (card === undefined) return goto('threats');
    data.quest = card;
    run.emit('quest-card-drawn', { card, room: data.room ?? '' });
    const feature = state.features[data.room ?? ''];
    if (definition(card).attach === 'feature' && feature !== undefined)
      attach(state, card, feature);
    else state.questArea.push(card);
    const revealed = definition(card).abilities?.find(({ keyword }) => keyword === 'when-revealed');
    if (!revealed) return goto('threats');
    return resolveAbility(
      card,
      revealed.name,
      { hero: data.hero, room: data.room ?? '' },
      'threats',
    );
  },

  threats: (run, data) => {
    if (data.quest !== undefined && definition(data.quest).noThreats) return goto('moment');
    const others = run.state.heroes.filter((hero) => hero.id !== data.hero);
    data.drawing ??= [data.hero, ...others.map((hero) => hero.id)];
    const next = data.drawing.shift();
    if (next === undefined) return goto('moment');
    return call('draw-threat', { hero: next, room: data.room ?? null }, 'threats');
  },

  moment: (run, data) => happened(run, { at: 'room-revealed', character: data.hero }, 'done'),

  /** What the hero does in the rest of the turn is told with the room. */
  done: () => finish(true),
});

/** Draws the top feature card and puts its miniature into the room (AQ-159). */
function drawFeature(run: AltarQuestRun, room: RoomId): void {
  const { state } = run;
  const card = state.decks.feature.draw.pop();
  if (card === undefined) return;
  const feature = placeFeature(state, room, card);
  run.emit(feature === card ? 'feature-placed' : 'altar-found', { room, card: feature });
  const { searchTokens } = definition(feature);
  if (searchTokens === undefined) return;
  run.emit('card-tokens', {
    card: feature,
    token: 'search',
    amount: searchTokens,
    total: cardState(state, feature).search ?? 0,
    quest: '',
  });
}

import type { Option } from '../../../../kernel/decision.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { definition } from '../cards/library.ts';
import { heroById } from '../figures.ts';
import { everySeat } from '../questions.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestState, Hero } from '../state.ts';
import type { HeroId } from '../terms.ts';
import { changeCard } from '../tokens.ts';
import { resolveAbility } from './ability.ts';
import { anytimeOptions } from './act-options.ts';

/** A round: hero, threat, villain and quest turn, again and again (AQ-079). */
export const round = procedure<AltarQuestState, JsonObject>('round', {
  heroes: (run) => {
    run.state.round += 1;
    run.state.turn = 'heroes';
    for (const hero of run.state.heroes) readyHero(run.state, hero);
    run.beginChapter({
      id: `r${run.state.round}-heroes`,
      title: { key: 'chapter.heroes', args: { round: run.state.round } },
    });
    run.emit('round-began', { round: run.state.round });
    return call('window', { occasion: { at: 'turn-begins' } }, 'hero-turn');
  },
  'hero-turn': () => call('hero-turn', {}, 'threat-turn'),
  'threat-turn': () => call('threat-turn', {}, 'villain-turn'),
  'villain-turn': () => call('villain-turn', {}, 'quest-turn'),
  'quest-turn': () => call('quest-turn', {}, 'heroes'),
});

/** Every card refreshed, every action token face up (AQ-080). */
function readyHero(state: AltarQuestState, hero: Hero): void {
  for (const card of hero.area) changeCard(state, card, { exhausted: undefined });
  hero.actions = LIMITS.actionsPerHero;
  hero.movement = 0;
  hero.reveals = 0;
  hero.acted = false;
  hero.reacted = false;
}

/** Heroes act one after another in an order chosen anew each round: whoever is ready begins (AQ-081). */
export const heroTurn = procedure<AltarQuestState, JsonObject>('hero-turn', {
  next: (run) => {
    const waiting = run.state.heroes.filter((hero) => !hero.acted);
    if (waiting.length === 0) return finish();
    return ask(
      {
        seats: [...new Set(waiting.map((hero) => hero.seat))],
        prompt: { key: 'prompt.next-hero', args: { heroes: waiting.map((hero) => hero.id) } },
        options: [
          ...waiting.map((hero) => ({
            id: `act:${hero.id}`,
            verb: 'act',
            args: { hero: hero.id },
            seat: hero.seat,
          })),
          ...betweenOptions(run.state),
        ],
        rest: true,
      },
      'chosen',
    );
  },
  chosen: (_run, _data, { reply }) => begin(reply.answer?.[0] as Option, 'act'),
});

/** React phases, in an order chosen anew each round; heroes without threats need no turn of theirs (AQ-083, AQ-129). */
export const threatTurn = procedure<AltarQuestState, JsonObject>('threat-turn', {
  begin: (run) => {
    run.state.turn = 'threat';
    run.beginChapter({
      id: `r${run.state.round}-threat`,
      title: { key: 'chapter.threat', args: { round: run.state.round } },
    });
    return goto('next');
  },
  next: (run) => {
    const waiting = run.state.heroes.filter((hero) => !hero.reacted && hero.threats.length > 0);
    if (waiting.length === 0) return finish();
    const order = waiting.map((hero) => ({
      id: `react:${hero.id}`,
      verb: 'react',
      args: { hero: hero.id },
    }));
    return ask(
      {
        how: 'group',
        seats: everySeat(run.state),
        prompt: { key: 'prompt.next-react' },
        options: waiting.length > 1 ? [...order, ...betweenOptions(run.state)] : order,
      },
      'chosen',
    );
  },
  chosen: (_run, _data, { reply }) => begin(reply.answer?.[0] as Option, 'react'),
});

/** Effects usable at any time, offered between two heroes' turns. */
const betweenOptions = (state: AltarQuestState): Option[] =>
  state.heroes.flatMap((hero) =>
    anytimeOptions(state, hero).map((option) => ({ ...option, seat: hero.seat })),
  );

function begin(option: Option, phase: 'act' | 'react') {
  const args = option.args ?? {};
  if (option.verb === phase) return call(phase, { hero: String(args.hero) }, 'next');
  const { hero, card, ability } = args;
  return call(
    'use-card',
    { hero: String(hero), card: String(card), ability: String(ability) },
    'next',
  );
}

/** One hero's react phase: the whole threat area, left to right (AQ-129). */
export const react = procedure<AltarQuestState, { hero: HeroId }>('react', {
  activate: (run, { hero }) => {
    run.state.active = hero;
    return call('activate-area', { cards: [...heroById(run.state, hero).threats], hero }, 'done');
  },
  done: (run, { hero }) => {
    heroById(run.state, hero).reacted = true;
    run.state.active = null;
    return finish();
  },
});

/** Activates the villain area, then draws one villain card; or the villain spawns (AQ-137 to AQ-142). */
export const villainTurn = procedure<AltarQuestState, { drawing?: HeroId[] }>('villain-turn', {
  activate: (run) => {
    const { state } = run;
    state.turn = 'villain';
    state.active = drawer(state);
    run.beginChapter({
      id: `r${state.round}-villain`,
      title: { key: 'chapter.villain', args: { round: state.round } },
    });
    return call('activate-area', { cards: [...state.villainArea], hero: state.active }, 'draw');
  },

  draw: (run, data) => {
    const { state } = run;
    if (state.villain === 'defeated') {
      data.drawing = state.heroes.map((hero) => hero.id);
      return goto('threats');
    }
    const card = state.decks.villain.draw.pop();
    if (card === undefined) {
      return state.villain === 'scheme' ? call('spawn-villain', {}, 'end') : goto('end');
    }
    return call('resolve-villain-card', { card, hero: drawer(state) }, 'end');
  },

  /** Nobody draws for a defeated villain; every hero draws a threat card instead (AQ-142). */
  threats: (_run, data) => {
    const hero = data.drawing?.shift();
    if (hero === undefined) return goto('end');
    return call('draw-threat', { hero, room: null }, 'threats');
  },

  end: (run) => {
    run.state.active = null;
    return finish();
  },
});

/** The hero who draws in turns that belong to nobody: in seat order, another each round. */
const drawer = (state: AltarQuestState): HeroId =>
  (state.heroes[(state.round - 1) % state.heroes.length] as Hero).id;

/** An Event is resolved and discarded, an Ongoing card joins the villain area (AQ-139, AQ-140). */
export const resolveVillainCard = procedure<AltarQuestState, { card: string; hero: HeroId }>(
  'resolve-villain-card',
  {
    resolve: (run, { card, hero }) => {
      run.emit('villain-card-drawn', { card });
      if (definition(card).type === 'villain-ongoing') run.state.villainArea.push(card);
      const event = definition(card).abilities?.find(({ keyword }) => keyword === 'event');
      return event ? resolveAbility(card, event.name, { hero }, 'discard') : goto('discard');
    },
    discard: (run, { card }) => {
      if (definition(card).type === 'villain-event') run.state.decks.villain.discard.push(card);
      return finish();
    },
  },
);

/** The Scheme card is flipped, the figure placed, and its Activate resolved at once (AQ-141, AQ-147). */
export const spawnVillain = procedure<AltarQuestState, JsonObject>('spawn-villain', {
  flip: (run) => {
    const card = run.state.villainArea[0] as string;
    run.state.villain = 'spawned';
    run.emit('villain-spawned', { enemy: card });
    return call('spawn', { card, hero: drawer(run.state), room: null }, 'activate');
  },
  activate: (run) =>
    call(
      'activate-area',
      { cards: [run.state.villainArea[0] as string], hero: drawer(run.state) },
      'done',
    ),
  done: () => finish(true),
});

/** Activates the quest area, left to right (AQ-157). */
export const questTurn = procedure<AltarQuestState, JsonObject>('quest-turn', {
  activate: (run) => {
    const { state } = run;
    state.turn = 'quest';
    state.active = drawer(state);
    run.beginChapter({
      id: `r${state.round}-quest`,
      title: { key: 'chapter.quest', args: { round: state.round } },
    });
    return call('activate-area', { cards: [...state.questArea], hero: state.active }, 'done');
  },
  done: (run) => {
    run.state.active = null;
    return finish();
  },
});

import { argumentOf, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, goto, procedure } from '../../../../kernel/procedure.ts';
import { put } from '../changes/placing.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { doorOptions, openedBy } from '../queries/doors.ts';
import { emptyNear } from '../queries/empty-spaces.ts';
import { controllerOf, heroById } from '../queries/figures.ts';
import {
  actionsFor,
  type MovementPoints,
  pointsOfActions,
  pointsOfCard,
  spacesPerMove,
} from '../queries/movement-points.ts';
import { sprungBy } from '../queries/traps.ts';
import { moveOptions, sharesSpaceWith, type Way, walkerOf, wayTo } from '../queries/walking.ts';
import { askHero, askWhere, chosenPlace } from '../questions.ts';
import type { AltarQuest, AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import type { AltarQuestMove } from '../verbs.ts';
import { anytimeOptions, anytimeOptionsOfOthers } from './act-options.ts';
import { AFTERMATH, aftermath, type WithMoments } from './aftermath.ts';

interface MoveData extends WithMoments {
  /** Who moves: a hero, or an ally's card. */
  hero: FigureId;
  /** The character's current destination. */
  to?: Space;
  /** Spaces still to enter on the way there, in order. */
  path?: Space[];
  /** After a trap was set off: where the character stood, and the Move actions that the rest of the way took. */
  onWay?: { at: Space; actions: number };
  /** The card whose effect moves the character, and the spaces it has left; a Move action has none. */
  card?: CardId;
  spaces?: number;
  /** Whether a step has been made. */
  begun?: true;
  /** Whether there was anything to choose. */
  able?: true;
}

/**
 * A character moves: a hero by Move actions, whose spaces are counted on the hero, or anybody by a card's
 * effect, which brings its own. The way is walked space by space; every step within a trap's range sets it off
 * (AQ-228, Q-21), and its effect is resolved before the next one.
 *
 * Between two ways a Move action returns to the act phase, which offers whatever may be done in mid-move among
 * everything else. A card's movement asks here: to walk on, open a door, use an Exhaust or Use effect, or stay
 * (AQ-114, Q-45). So does a hero who stops on a held space. What has happened on the way is answered
 * when the movement is over (AQ-102, AQ-114). Returns whether the character was able to move.
 */
export const moveHero = procedure<AltarQuest, MoveData>('move-hero', {
  plan: (run, data) => {
    const walker = walkerOf(run.state, data.hero);
    const way =
      data.to === undefined
        ? undefined
        : wayTo(run.state, walker, pointsOf(run.state, data), data.to);
    if (!way || isTurnedAside(run.state, data, way)) return goto('pause');
    data.path = [...way.end.path];
    return goto('step');
  },

  step: (run, data) => {
    const space = data.path?.shift();
    if (space === undefined) return goto('pause');
    const { at: from } = walkerOf(run.state, data.hero);
    pay(run.state, data);
    put(run.state, data.hero, space);
    data.begun = true;
    data.able = true;
    run.emit('hero-moved', { hero: data.hero, from, to: space });
    const sprung = sprungBy(run.state, data.hero, from);
    if (sprung.length === 0) return goto('step');
    const rest = data.path?.length ?? 0;
    data.onWay = { at: space, actions: actionsFor(pointsOf(run.state, data), rest) };
    return call('trigger-traps', { sprung }, 'plan');
  },

  pause: (run, data) => {
    delete data.to;
    delete data.path;
    delete data.onWay;
    const { state } = run;
    const walker = walkerOf(state, data.hero);
    const hero = controllerOf(state, data.hero);
    const holder = sharesSpaceWith(state, walker);
    if (data.spaces === undefined && !holder) return goto(AFTERMATH);
    const moves = moveOptions(state, walker, pointsOf(state, data));
    const doors = doorOptions(state, hero);
    const isUnderWay = data.begun === true && moves.length > 0;
    const mayStay = holder === undefined || moves.length === 0;
    const options: AltarQuestMove[] = [
      ...moves,
      ...doors,
      ...(isUnderWay
        ? [...anytimeOptions(state, hero), ...anytimeOptionsOfOthers(state, hero)]
        : []),
      ...(mayStay ? [{ id: 'stay', verb: 'done' as const }] : []),
    ];
    if (options.length > 1) data.able = true;
    const prompt: AltarQuestPrompt = holder
      ? { key: 'prompt.pass', args: { figure: holder } }
      : { key: 'prompt.move', args: { card: data.card ?? '', left: data.spaces ?? 0 } };
    const wayOut = moves.find(({ args }) => args.holder === undefined) ?? moves[0];
    const fallback = mayStay || !wayOut ? 'stay' : wayOut.id;
    return ask(
      askHero('public', state, data.hero, prompt, options, { fallback: [fallback] }),
      'chosen',
    );
  },

  chosen: (run, data, { reply }) => {
    const option = onlyAnswer(reply.answer);
    switch (option.verb) {
      case 'move':
        data.to = option.args.to;
        return goto('plan');
      case 'open':
        return call('open-door', openedBy(run.state, data.hero, option), 'pause');
      case 'use': {
        const { card, ability } = option.args;
        return call(
          'use-card',
          { hero: argumentOf(option, 'use', 'hero'), card, ability },
          'pause',
        );
      }
      default: {
        const holder = sharesSpaceWith(run.state, walkerOf(run.state, data.hero));
        if (!data.begun) run.emit('stayed', { figure: data.hero, card: data.card ?? '' });
        return goto(holder ? 'make-way' : AFTERMATH);
      }
    }
  },

  /** A character with no way out of a held space goes to the closest empty one (AQ-111, Q-43). */
  'make-way': (run, data) => {
    const walker = walkerOf(run.state, data.hero);
    const spaces = emptyNear(run.state, [walker.at]);
    if (spaces.length === 0) return goto(AFTERMATH);
    const enemy = sharesSpaceWith(run.state, walker) ?? '';
    const prompt: AltarQuestPrompt = { key: 'prompt.shift', args: { figure: walker.id, enemy } };
    return ask(askWhere(run.state, prompt, walker.id, spaces), 'shift');
  },

  shift: (run, data, { reply }) => {
    const to = chosenPlace(reply)[0] as Space;
    const { at: from } = walkerOf(run.state, data.hero);
    put(run.state, data.hero, to);
    run.emit('figure-shifted', { figure: data.hero, to });
    return call('trigger-traps', { sprung: sprungBy(run.state, data.hero, from) }, 'end');
  },

  end: (_run, data) => {
    data.able = true;
    return goto(AFTERMATH);
  },

  [AFTERMATH]: (_run, data, { result }) => aftermath(data, data.able === true, result),
});

const pointsOf = (state: AltarQuestState, { hero, spaces }: MoveData): MovementPoints =>
  spaces === undefined ? pointsOfActions(state, heroById(state, hero)) : pointsOfCard(spaces);

/**
 * Whether a trap has moved the character off the way, or made the rest of it cost more actions than announced:
 * then nobody goes on unasked (AQ-085, Q-65).
 */
function isTurnedAside(state: AltarQuestState, data: MoveData, { end }: Way): boolean {
  const { onWay } = data;
  if (onWay === undefined) return false;
  const actions = actionsFor(pointsOf(state, data), end.steps);
  return walkerOf(state, data.hero).at !== onWay.at || actions > onWay.actions;
}

/** Takes the point for one step: from the card, else the hero's last Move action, else the next action. */
function pay(state: AltarQuestState, data: MoveData): void {
  if (data.spaces !== undefined) {
    data.spaces -= 1;
    return;
  }
  const hero = heroById(state, data.hero);
  if (hero.movement === 0) {
    hero.actions -= 1;
    hero.movement = spacesPerMove(state, hero);
  }
  hero.movement -= 1;
}

import { argumentOf, chosenArgument, onlyAnswer } from '../../../../kernel/answers.ts';
import type { JsonObject, Plain } from '../../../../kernel/json.ts';
import { noted } from '../../../../kernel/notes.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { forgetLosses } from '../changes/losses.ts';
import { drawHeroCards } from '../changes/piles.ts';
import { gainFocus, loseSupply, setAltarDie } from '../changes/pool.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { openedBy } from '../queries/doors.ts';
import { heroById } from '../queries/figures.ts';
import { healthOf } from '../queries/values.ts';
import { askHero } from '../questions.ts';
import { LIMITS } from '../rulings.ts';
import type {
  AltarQuest,
  AltarQuestResult,
  AltarQuestRun,
  AltarQuestState,
  Hero,
} from '../state.ts';
import { type HeroId, RHUNES, type Rhune } from '../terms.ts';
import type { AltarQuestMove, AltarQuestOption, AltarQuestVerbs } from '../verbs.ts';
import { actOptions } from './act-options.ts';

interface ActData extends JsonObject {
  hero: HeroId;
  /** What the hero does first, if that has been chosen already. */
  first?: Plain<AltarQuestOption>;
  /** The card that another hero is asked for, and the one who was asked. */
  asked?: { card: string; from: HeroId };
  /** The face a Channel action sets a die to. */
  face?: Rhune;
}

/** One hero's act phase: Action step, then Card step (AQ-084 to AQ-088). */
export const act = procedure<AltarQuest, ActData>('act', {
  begin: (run, data) => {
    run.state.active = data.hero;
    run.beginChapter({
      id: `r${run.state.round}-act-${data.hero}`,
      title: { key: 'chapter.act', args: { hero: data.hero } },
    });
    const { first } = data;
    if (first === undefined) return goto('choose');
    delete data.first;
    return carryOut(run, data, heroById(run.state, data.hero), first);
  },

  choose: (run, data) => {
    const hero = heroById(run.state, data.hero);
    const prompt: AltarQuestPrompt = {
      key: 'prompt.act',
      args: { hero: hero.id, actions: hero.actions },
    };
    const options = actOptions(run.state, hero);
    if (hasNothingToLose(run.state, hero, options)) {
      run.emit('act-ended', { hero: hero.id });
      return goto('end');
    }
    return ask(
      askHero('private', run.state, hero.id, prompt, options, { fallback: ['done'], rest: true }),
      'chosen',
    );
  },

  chosen: (run, data, { reply }) =>
    carryOut(run, data, heroById(run.state, data.hero), onlyAnswer(reply.answer)),

  'channel-face': (run, data, { reply }) => {
    const option = onlyAnswer(reply.answer);
    if (option.id === 'keep') return goto('choose');
    data.face = argumentOf(option, 'channel', 'rhune');
    const faces = [...new Set(run.state.altarPool)].filter((face) => face !== data.face);
    return ask(
      askHero(
        'public',
        run.state,
        data.hero,
        { key: 'prompt.channel-die', args: { rhune: data.face } },
        faces.map((face) => ({ id: face, verb: 'channel' as const, args: { rhune: face } })),
      ),
      'channel-die',
    );
  },

  'channel-die': (run, data, { reply }) => {
    setAltarDie(run, chosenArgument(reply.answer, 'channel', 'rhune'), noted(data, 'face'));
    return goto('choose');
  },

  'trade-answered': (run, data, { reply }) => {
    const { card, from } = noted(data, 'asked');
    if (reply.answer?.[0]?.id === 'yes') handOver(run, card, from, data.hero, data.hero);
    else run.emit('trade-refused', { hero: from, card });
    return goto('choose');
  },

  /** Card step: draw 1 card (AQ-088). */
  end: (run, data) => {
    const hero = heroById(run.state, data.hero);
    drawHeroCards(run, hero.id, 1);
    hero.acted = true;
    forgetLosses(run.state, hero.seat);
    hero.actions = 0;
    hero.movement = 0;
    run.state.active = null;
    return finish();
  },
});

/**
 * Whether ending the turn is all that a hero can do, or all that can't be done later: what may be used at any
 * time is offered again while another hero is waited for.
 */
function hasNothingToLose(
  { heroes }: AltarQuestState,
  hero: Hero,
  options: readonly AltarQuestMove[],
): boolean {
  const isLast = heroes.every((other) => other.acted || other === hero);
  return (
    hero.actions === 0 &&
    options
      .filter(({ seat }) => seat === undefined)
      .every(({ verb }) => verb === 'done' || (verb === 'use' && !isLast))
  );
}

/** Only moving keeps a started move going; opening doors, Exhaust and Use effects do not end it (AQ-114, Q-32). */
const ENDS_MOVE: readonly string[] = [
  'play',
  'feat',
  'action',
  'interact',
  'draw',
  'rest',
  'channel',
];
const COSTS_ACTION: readonly string[] = ['play', 'action', 'interact', 'draw', 'rest', 'channel'];

function carryOut(
  run: AltarQuestRun,
  data: ActData,
  hero: Hero,
  option: AltarQuestOption,
): AltarQuestResult {
  if (ENDS_MOVE.includes(option.verb)) hero.movement = 0;
  if (COSTS_ACTION.includes(option.verb)) hero.actions -= 1;
  switch (option.verb) {
    case 'move':
      return call('move-hero', { hero: hero.id, to: option.args.to }, 'choose');
    case 'open':
      return call('open-door', openedBy(run.state, hero.id, option), 'choose');
    case 'play':
    case 'feat':
    case 'action':
    case 'use':
    case 'interact': {
      const { card, ability, hero: owner = hero.id } = option.args;
      return call('use-card', { hero: owner, card, ability }, 'choose');
    }
    case 'draw':
      drawHeroCards(run, hero.id, 1);
      return goto('choose');
    case 'rest':
      rest(run, hero);
      return goto('choose');
    case 'channel':
      gainFocus(run, hero.id, 1);
      return ask(askChannel(run.state, hero), 'channel-face');
    case 'give':
      return trade(run, data, hero, option.args);
    default:
      run.emit('act-ended', { hero: hero.id });
      return goto('end');
  }
}

/** Discard 1 supply, heal 2 damage (AQ-095). */
function rest(run: AltarQuestRun, hero: Hero): void {
  loseSupply(run, 1);
  const healed = Math.min(LIMITS.healedByRest, hero.damage);
  hero.damage -= healed;
  const health = healthOf(run.state, hero.id);
  run.emit('rested', { hero: hero.id, amount: healed, left: health - hero.damage, health });
}

/** The face chosen may be the one that the die shows already: then focus is the only result (AQ-096). */
const askChannel = (state: AltarQuestState, hero: Hero) => {
  const faces = RHUNES.filter((face) => state.altarPool.some((shown) => shown !== face));
  return askHero(
    'public',
    state,
    hero.id,
    { key: 'prompt.channel-face' },
    [
      ...faces.map((face) => ({ id: face, verb: 'channel' as const, args: { rhune: face } })),
      { id: 'keep', verb: 'choose' as const },
    ],
    { fallback: ['keep'] },
  );
};

/** Giving needs no consent, receiving does (C-16). */
function trade(
  run: AltarQuestRun,
  data: ActData,
  hero: Hero,
  { card, to, from }: AltarQuestVerbs['give'],
): AltarQuestResult {
  if (to !== undefined) {
    handOver(run, card, hero.id, to, hero.id);
    return goto('choose');
  }
  data.asked = { card, from };
  return ask(
    askHero('public', run.state, from, { key: 'prompt.trade', args: { hero: hero.id, card } }, [
      { id: 'yes', verb: 'choose', args: { card } },
      { id: 'no', verb: 'choose' },
    ]),
    'trade-answered',
  );
}

/** A card given to somebody stays exhausted or ready (AQ-247). It ends the active hero's move (AQ-114). */
function handOver(
  run: AltarQuestRun,
  card: string,
  from: HeroId,
  to: HeroId,
  active: HeroId,
): void {
  heroById(run.state, active).movement = 0;
  const giver = heroById(run.state, from);
  giver.area = giver.area.filter((other) => other !== card);
  heroById(run.state, to).area.push(card);
  run.emit('card-given', { card, from, to });
}

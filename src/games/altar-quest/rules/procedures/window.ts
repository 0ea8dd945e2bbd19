import { onlyAnswer } from '../../../../kernel/answers.ts';
import type { SeatId } from '../../../../kernel/decision.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { withMore } from '../../../../kernel/with-more.ts';
import { abilitiesAt, abilityOf } from '../cards/abilities.ts';
import type { Ability } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { allyOn } from '../effects/resolving/address.ts';
import { type Moment, type MomentName, type Occasion, occasionOf } from '../moments.ts';
import type { AltarQuestPrompts } from '../prompts.ts';
import { rangeBetween } from '../queries/figures.ts';
import { looking } from '../queries/once.ts';
import { pending } from '../queries/pending.ts';
import { outcomeOf, stakesOf } from '../queries/stakes.ts';
import { about, canUse } from '../queries/usable.ts';
import { forbidden } from '../queries/values.ts';
import { askHero } from '../questions.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarQuest, AltarQuestRun, AltarQuestState, Hero, Present } from '../state.ts';
import type { SufferData } from '../suffer-data.ts';
import type { CardId, FigureId, HeroId } from '../terms.ts';
import { rolledSuccesses, type TestData, type TestRoll } from '../test-data.ts';
import type { AltarQuestMove } from '../verbs.ts';

interface WindowData extends JsonObject {
  occasion: Occasion;
  /** Whether anything has been used in it. */
  used?: true;
  /** Reactions played in this instance so far. */
  reactions?: number;
  /** Heroes who have passed. */
  passed?: HeroId[];
}

/**
 * One timing instance: heroes may play a Reaction or use an effect printed for this situation. At most one
 * Reaction in total (AQ-104, C-02). Nobody is asked who has nothing to use. The hero it happens to is asked
 * first, then the others in seat order. Returns the occasion if all have passed on everything that another one
 * just like it would offer.
 */
export const window = procedure<AltarQuest, WindowData>('window', {
  offer: (run, data) => {
    const passed = data.passed ?? [];
    for (const hero of inOrder(run.state, data.occasion)) {
      if (passed.includes(hero.id)) continue;
      const options = looking(run.state, () =>
        usable(run, hero, data.occasion, data.reactions ?? 0),
      );
      if (options.length === 0) continue;
      options.push({ id: 'pass', verb: 'done' });
      const draft = askHero(
        'private',
        run.state,
        hero.id,
        { key: `prompt.moment.${data.occasion.at}`, args: promptArguments(run, data.occasion) },
        options,
        { fallback: ['pass'] },
      );
      return ask(withMore(draft, { key: hero.id }), 'answered');
    }
    return finish(wouldAskAnew(run, data) ? null : data.occasion);
  },

  answered: (_run, data, { reply }) => {
    const [hero, chosen] = Object.entries(reply)[0] ?? ['', []];
    const option = onlyAnswer(chosen);
    if (option.verb !== 'play' && option.verb !== 'use') {
      data.passed = [...(data.passed ?? []), hero];
      return goto('offer');
    }
    data.used = true;
    const { card, ability: name } = option.args;
    if (abilityOf(card, name).keyword === 'play') data.reactions = (data.reactions ?? 0) + 1;
    return call('use-card', { hero, card, ability: name, ...about(data.occasion) }, 'offer');
  },
});

/** What a seat is asked about a test before its dice are rolled: each of its heroes who has anything to use, in order. */
export const asksBefore = (
  state: AltarQuestState,
  seat: SeatId,
  test: TestData,
): { hero: Hero; options: AltarQuestMove[] }[] => {
  const occasion = occasionOf(test, 'before-test');
  const run: Present = { state, match: { stack: [{ procedure: 'test', step: '', data: test }] } };
  return looking(state, () =>
    inOrder(state, occasion)
      .filter((hero) => hero.seat === seat)
      .map((hero) => ({ hero, options: usable(run, hero, occasion, 0) }))
      .filter(({ options }) => options.length > 0),
  );
};

/** Whether a window could ask anybody, whatever they hold of their own deck. */
export const couldBeAnswered = (run: Present, data: JsonObject): boolean =>
  looking(run.state, () =>
    run.state.heroes.some((hero) => {
      const hand = [...hero.hand, ...hero.deck.draw];
      return usable(run, { ...hero, hand }, data.occasion as Occasion, 0).length > 0;
    }),
  );

function promptArguments(
  run: AltarQuestRun,
  occasion: Occasion,
): AltarQuestPrompts[`prompt.moment.${MomentName}`] {
  const { character, enemy, test } = occasion;
  return {
    character: character ?? '',
    enemy: enemy ?? '',
    test: test ?? '',
    amount: damageNow(run, occasion),
    ...rollNow(run, occasion),
  };
}

/** The current state of the test that it is about. */
function rollNow(run: AltarQuestRun, { at }: Occasion): { roll?: TestRoll } {
  const test = TESTING.includes(at) ? pending<TestData>(run, 'test') : null;
  if (!test) return {};
  const { dice = 0, addedDice = 0, faces = [] } = test;
  return {
    roll: {
      dice: at === 'before-test' ? Math.max(0, dice + addedDice) : 0,
      faces: [...faces],
      successes: rolledSuccesses(test),
      stakes: stakesOf(run.state, test),
    },
  };
}

const TESTING: readonly MomentName[] = ['before-test', 'after-roll'];

/** The damage that it is about, with what Reactions in this instance have done to it. */
function damageNow(run: AltarQuestRun, { at, amount = 0 }: Occasion): number {
  if (at === 'before-damage') {
    const damage = pending<SufferData>(run, 'suffer');
    return damage ? Math.max(0, damage.amount - (damage.prevented ?? 0)) : amount;
  }
  const test = TESTING.includes(at) ? pending<TestData>(run, 'test') : null;
  if (!test) return amount;
  if (at === 'before-test') return test.difficulty ?? 0;
  const harms = ['attack', 'inflict', 'resist'].includes(test.kind);
  return harms ? outcomeOf(stakesOf(run.state, test), rolledSuccesses(test)) : 0;
}

/** Whether another instance just like it would offer anything that has not been passed on in this one. */
function wouldAskAnew(run: Present, { occasion, used, reactions = 0 }: WindowData): boolean {
  return (
    used === true &&
    run.state.heroes.some(
      (hero) =>
        usable(run, hero, occasion, 0).length > usable(run, hero, occasion, reactions).length,
    )
  );
}

function inOrder(state: AltarQuestState, occasion: Occasion): Hero[] {
  const first = state.heroes.filter((hero) => hero.id === occasion.character);
  return [...first, ...state.heroes.filter((hero) => hero.id !== occasion.character)];
}

function usable(run: Present, hero: Hero, occasion: Occasion, reactions: number): AltarQuestMove[] {
  const options: AltarQuestMove[] = [];
  const consider = (card: CardId, ability: Ability) => {
    if (!ability.when || !fits(run.state, allyOn(card).ally ?? hero.id, ability.when, occasion))
      return;
    if (!canUse(run, hero, card, ability, occasion)) return;
    const verb = ability.keyword === 'play' ? 'play' : 'use';
    if (
      options.some(
        (option) =>
          option.verb === 'play' && option.args.of === definition(card).id && verb === 'play',
      )
    )
      return;
    options.push({
      id: `${verb}:${card}:${ability.name}`,
      verb,
      args: { card, ability: ability.name, of: definition(card).id },
    });
  };
  let mayReact = reactions < RULINGS.reactionsPerInstance;
  for (const card of hero.hand) {
    if (!mayReact) break;
    for (const ability of abilitiesAt(card, occasion.at)) {
      if (ability.keyword !== 'play' || definition(card).type !== 'reaction') continue;
      // Checked only if there is a Reaction for it: this is looked at in each step of each fight.
      mayReact = !forbidden(run.state, 'no-reactions', hero.id);
      if (mayReact) consider(card, ability);
    }
  }
  for (const card of hero.area) {
    for (const ability of abilitiesAt(card, occasion.at)) {
      if (ability.keyword === 'exhaust' || ability.keyword === 'use') consider(card, ability);
    }
  }
  return options;
}

/** Whether the printed situation is what happens now, seen from "you": the hero, or the ally whose card it is. */
function fits(state: AltarQuestState, you: FigureId, moment: Moment, occasion: Occasion): boolean {
  if (moment.at !== occasion.at) return false;
  if (moment.test && moment.test !== occasion.test) return false;
  if (moment.attribute && moment.attribute !== occasion.attribute) return false;
  // What happens to nobody in particular happens to everyone: a turn that begins.
  const own = occasion.character === undefined || occasion.character === you;
  if (moment.who === 'you' && !own) return false;
  if (moment.who === 'other' && own) return false;
  if (moment.range === undefined) return true;
  // "From an enemy within 5 spaces" does not apply to what a trap or an event does.
  const isAboutEnemy = moment.who === 'you' || moment.at === 'enemy-activates';
  const whom = isAboutEnemy ? occasion.enemy : (occasion.character ?? occasion.enemy);
  if (whom === undefined) return false;
  const between = rangeBetween(state, you, whom);
  return between !== null && between <= moment.range;
}

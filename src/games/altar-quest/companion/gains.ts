import { withMore } from '../../../kernel/with-more.ts';
import { canTarget } from '../rules/board/measure.ts';
import { untimedAbilities } from '../rules/cards/abilities.ts';
import { definition } from '../rules/cards/library.ts';
import type { Attack } from '../rules/effects/kinds/attack.ts';
import type { ExhaustOwn } from '../rules/effects/kinds/exhaust.ts';
import type { WholeEffect } from '../rules/language/effect.ts';
import { areCharacters } from '../rules/language/filter.ts';
import type { Who } from '../rules/language/who.ts';
import { cardState } from '../rules/queries/card-state.ts';
import { spacesOf } from '../rules/queries/figures.ts';
import { oddsOf } from '../rules/queries/odds.ts';
import { plainStakes, stakesOfSearch } from '../rules/queries/stakes.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { Attribute, CardId } from '../rules/terms.ts';
import type { EnemyView, HeroView } from '../rules/view.ts';
import { rollingGain, settingGain } from './altar-faces.ts';
import { blowGains, blowOdds, woundOf } from './blows.ts';
import { lossOf } from './danger.ts';
import { asSeenBy, charactersOf, healthLeft, type Position, roomHere } from './position.ts';
import { challengeGain, joiningGain, movingGain, tokensGain } from './quest-gains.ts';
import { worthOfLyingExhausted } from './shape.ts';
import {
  aboutFigure,
  counted,
  enemyMeant,
  heroMeant,
  isSo,
  reachedBy,
  type Subject,
} from './subject.ts';
import { swapGain } from './swapping.ts';
import { lastWords, threatGain } from './threat-tokens.ts';
import { careFor, type Gain, gain, NOTHING, sum, supplyWorth, WORTH } from './worth.ts';

/**
 * What it is worth to the heroes to carry out an effect, on average, in points of health. A choice that is
 * still open counts as its best outcome.
 */
export function gainOf(effect: WholeEffect, subject: Subject): Gain {
  const { position } = subject;
  const { hero, view, enemies } = position;
  switch (effect.kind) {
    case 'sequence':
    case 'sentences':
      return sum(effect.effects.map((part) => gainOf(part, subject)));
    case 'pay':
      return sum([gainOf(effect.cost, subject), gainOf(effect.effect, subject)]);
    case 'choose':
      return best(effect.options.map((option) => gainOf(option, subject)));
    case 'may':
      return best([NOTHING, gainOf(effect.effect, subject)]);
    case 'if-unable':
      return gainOf(effect.effect, subject);
    case 'when': {
      const branch = isSo(effect.condition, subject) ? effect.effect : effect.otherwise;
      return branch ? gainOf(branch, subject) : NOTHING;
    }
    case 'repeat':
      return times(gainOf(effect.effect, subject), counted(effect.times, subject));
    case 'each':
      return sum(
        reachedBy(effect.of, effect.where, subject).map((figure) =>
          gainOf(effect.effect, aboutFigure(subject, figure, areCharacters(effect.of))),
        ),
      );
    case 'target':
      return best(
        reachedBy(effect.of, effect.where, subject).map((figure) =>
          gainOf(effect.effect, aboutFigure(subject, figure, effect.as === 'you')),
        ),
      );
    case 'focus': {
      const of = heroMeant(effect.who, subject);
      const amount = counted(effect.amount, subject);
      if (!of) return NOTHING;
      const changed = Math.max(-of.focus, Math.min(LIMITS.focusTokens - of.focus, amount));
      return gain(WORTH.focus * changed, 'focus');
    }
    case 'supply':
      return gain(supplyWorth(view.supply) * counted(effect.amount, subject), 'supply');
    case 'armor': {
      const amount = counted(effect.amount, subject);
      const who = heroMeant(effect.who, subject);
      return who ? gain(WORTH.armor * amount, 'guards') : gain(-WORTH.armor * amount, 'fights');
    }
    case 'threat': {
      const bearer = heroMeant(effect.who, subject);
      const isEnemy = enemyMeant(effect.who, subject) !== undefined;
      return threatGain(position, bearer, isEnemy, counted(effect.amount, subject));
    }
    case 'card-tokens':
      return tokensGain(effect, subject);
    case 'damage':
      return harmed(subject, effect.who, counted(effect.amount, subject));
    case 'heal':
      return healed(subject, effect.who, counted(effect.amount, subject));
    case 'test':
      return tested(effect, subject);
    case 'resist': {
      const difficulty = counted(effect.difficulty, subject);
      const odds = oddsOf(
        plainStakes('resist', difficulty),
        diceFor(hero, effect.attribute, 0),
        hero.focus,
      );
      return gain(-odds.average * careFor(hero), 'spares');
    }
    case 'inflict':
      return gain(-0.4 * counted(effect.difficulty, subject), 'spares');
    case 'attack':
      return attackGain(effect, subject);
    case 'search': {
      const stakes = stakesOfSearch(position.state, roomHere(position));
      const odds = oddsOf(stakes, diceFor(hero, effect.attribute, effect.bonus ?? 0), hero.focus);
      const finds = odds.atLeast(1);
      const found = effect.found ? Math.max(0, gainOf(effect.found, subject).worth) : 0;
      return gain(
        WORTH.searchCard * finds +
          supplyWorth(view.supply) * (odds.average - finds) +
          found * finds,
        'searches',
      );
    }
    case 'task':
      return taskGain(effect, subject);
    case 'draw':
      return gain(cardsDrawn(hero, counted(effect.amount, subject)), 'draws');
    case 'discard-hand':
      return gain(-0.7 * WORTH.card * Math.min(effect.amount, hero.handCount), 'spends');
    case 'recover':
      return gain(WORTH.card, 'draws');
    case 'draw-search':
      return gain(WORTH.searchCard * effect.amount, 'searches');
    case 'raise':
      return gain(WORTH.newEnemy, 'dangers');
    case 'discard-top':
      return gain(view.villain === 'scheme' ? WORTH.sooner * effect.amount : 0, 'dangers');
    case 'mark':
      return gain(-careFor(hero), 'dangers');
    case 'throw':
      return gain(-0.5, 'spends');
    case 'engage':
      return gain(-0.5, 'dangers');
    case 'draw-enemy':
      return gain(WORTH.newEnemy * counted(effect.amount, subject), 'dangers');
    case 'discard-this':
      return subject.stays ? NOTHING : gain(nuisanceOf(subject), 'rids');
    case 'discard-card':
      return gain(WORTH.nuisance, 'rids');
    case 'exhaust-enemy':
      return gain(WORTH.exhaustEnemy, 'hinders');
    case 'exhaust-own':
      return sum([gain(-0.5, 'spends'), turned(effect, false, subject)]);
    case 'refresh-own':
      return sum([
        gain(Math.max(0, ...readied(effect, subject)), 'readies'),
        turned(effect, true, subject),
      ]);
    case 'discard-or-suffer':
      return gain(-0.7 * counted(effect.amount, subject), 'spends');
    case 'scout':
      return gain(0.4, 'looks');
    case 'move':
      return movingGain(position, counted(effect.spaces, subject));
    case 'flee':
    case 'push':
      return gain(0.5, 'hinders');
    case 'lure':
      return lureGain(subject);
    case 'swap':
      return swapGain(subject);
    case 'roll-altar-dice':
      return rollingGain(effect, position, gainOf);
    case 'set-altar-die':
      return settingGain(effect, position, gainOf);
    case 'actions':
      return gain((position.next?.action ?? WORTH.action) * effect.amount, 'acts');
    case 'prevent':
      return gain(WORTH.prevented * amountOrAll(effect.amount, subject), 'guards');
    case 'guard':
      return guardGain(subject);
    case 'change-test':
      return gain(WORTH.changedTest[effect.add] * counted(effect.amount, subject), 'betters');
    case 'reroll':
      return gain(0.8, 'betters');
    case 'ally-joins':
      return joiningGain(position, effect.ally);
    case 'spawn-villain':
      return view.villain === 'scheme' ? challengeGain('villain', position) : NOTHING;
    case 'quarry-appears':
      return challengeGain('quarry', position);
    case 'quarry-vanishes':
      return enemies.some(({ kind }) => kind === 'quarry')
        ? times(challengeGain('quarry', position), -1)
        : NOTHING;
    case 'rival-appears':
      return gain(WORTH.newEnemy, 'dangers');
    case 'end-match':
      return gain(effect.won ? WORTH.victory : -WORTH.victory, 'quest');
  }
}

/** What each of the hero's cards is worth that could be refreshed. */
const readied = ({ type }: ExhaustOwn, subject: Subject): number[] =>
  subject.position.hero.area
    .filter(({ exhausted }) => exhausted)
    .filter(({ card }) => type === 'any' || definition(card).type === type)
    .map(({ card }) => readyWorth(card, subject.position));

/** What it is worth to have a card ready again: for an ally's card, what the ally would do with it. */
export function readyWorth(card: CardId, position: Position): number {
  const ally = charactersOf(position.view).find(({ id }) => id === card);
  if (!ally || definition(card).type !== 'ally') return READY;
  const worths = (definition(card).abilities ?? [])
    .filter(({ keyword }) => keyword === 'exhaust')
    .map(({ effect }) => gainOf(effect, { position: asSeenBy(position, ally), card }).worth);
  return Math.max(0, ...worths);
}

/** One's own card that can be used again. */
const READY = 1;

/** What it changes besides turning the character card, if that lies the other way. */
function turned({ type }: ExhaustOwn, isExhausted: boolean, subject: Subject): Gain {
  const { hero } = subject.position;
  const card = hero.area.find((own) => own.card === hero.id);
  if (type !== 'character' || card?.exhausted !== isExhausted) return NOTHING;
  return times(worthOfLyingExhausted(subject), isExhausted ? -1 : 1);
}

const best = (gains: readonly Gain[]): Gain =>
  gains.reduce(
    (found, one) => (found === NOTHING || one.worth > found.worth ? one : found),
    NOTHING,
  );

const times = ({ worth, why }: Gain, count: number): Gain => gain(worth * count, why);

const amountOrAll = (amount: Parameters<typeof counted>[0] | 'all', subject: Subject): number =>
  amount === 'all' ? 3 : counted(amount, subject);

function harmed(subject: Subject, who: Who | undefined, amount: number): Gain {
  const hero = heroMeant(who, subject);
  if (hero) {
    const deadly = amount >= healthLeft(hero) ? lossOf(subject.position, hero) : 0;
    return gain(-amount * careFor(hero) - deadly, 'spends');
  }
  const enemy = enemyMeant(who, subject);
  return enemy ? gain(woundOf(enemy, amount), 'fights') : NOTHING;
}

function healed(subject: Subject, who: Who | undefined, amount: number): Gain {
  const hero = heroMeant(who, subject);
  if (hero) return gain(WORTH.healed * Math.min(amount, hero.damage) * careFor(hero), 'heals');
  const enemy = enemyMeant(who, subject);
  return enemy ? gain(-Math.min(amount, enemy.damage), 'dangers') : NOTHING;
}

/** A hero's dice for a test with an attribute, as far as the character card tells. */
export const diceFor = (hero: HeroView, attribute: Attribute, bonus: number): number =>
  Math.max(0, (definition(hero.id).attributes?.[attribute] ?? 0) + bonus);

function tested(test: Extract<WholeEffect, { kind: 'test' }>, subject: Subject): Gain {
  const { hero } = subject.position;
  const dice = diceFor(hero, test.attribute, test.bonus ?? 0);
  if (test.difficulty === undefined) {
    const { average } = oddsOf(plainStakes('test', null), dice, hero.focus);
    return test.pass ? gainOf(test.pass, withMore(subject, { amount: average })) : NOTHING;
  }
  const difficulty = counted(test.difficulty, subject);
  const chance = oddsOf(plainStakes('test', difficulty), dice, hero.focus).atLeast(1);
  const pass = test.pass ? gainOf(test.pass, subject) : NOTHING;
  const fail = test.fail ? gainOf(test.fail, subject) : NOTHING;
  return sum([times(pass, chance), times(fail, 1 - chance)]);
}

/** The enemies that an attack can be aimed at from where the hero stands. */
function targetsOf({ position }: Subject, reach: number): EnemyView[] {
  const { board, situation, enemies, state, at } = position;
  return at === undefined
    ? []
    : enemies.filter(({ card }) => canTarget(board, situation, at, spacesOf(state, card), reach));
}

export function attackOn(attack: Attack, enemy: EnemyView, subject: Subject): Gain {
  const { hero } = subject.position;
  const aimed = withMore(subject, { target: enemy.card });
  const bonus = counted(attack.bonus ?? 0, aimed);
  const dice = Math.max(0, hero.tests.attack[attack.attribute].dice + bonus);
  const odds = blowOdds(hero, enemy, dice);
  const kills = odds.atLeast(healthLeft(enemy));
  const parts = blowGains(subject.position, enemy, odds);
  for (const { card, effect } of lastWords(subject.position, enemy)) {
    parts.push(times(gainOf(effect, { ...aimed, card }), kills));
  }
  if (attack.hit) parts.push(times(gainOf(attack.hit, aimed), odds.atLeast(1)));
  if (attack.kill) parts.push(times(gainOf(attack.kill, aimed), kills));
  return sum(parts);
}

function attackGain(attack: Attack, subject: Subject): Gain {
  const { hero, enemies } = subject.position;
  if (!hero.mayAttack) return NOTHING;
  const aimed = enemies.find(({ card }) => card === subject.target);
  const targets =
    attack.at === 'target'
      ? aimed
        ? [aimed]
        : []
      : targetsOf(subject, attack.range ?? hero.range);
  return best(targets.map((enemy) => attackOn(attack, enemy, subject)));
}

function taskGain(task: Extract<WholeEffect, { kind: 'task' }>, subject: Subject): Gain {
  const { position } = subject;
  const { hero } = position;
  const card = task.on === 'target' ? subject.target : subject.card;
  if (card === undefined) return NOTHING;
  const { threshold, type } = definition(card);
  const { host, progress = 0 } = cardState(position.state, card);
  // A card attached to a feature is weighed as if nobody had begun with it.
  const done = host === undefined ? progress : 0;
  const needed = Math.max(1, counted(threshold ?? 1, subject) - done);
  const stakes = { ...plainStakes('task', counted(task.difficulty, subject)), needed };
  const dice = diceFor(hero, task.attribute, task.bonus ?? 0);
  const share = oddsOf(stakes, dice, hero.focus).average / needed;
  const overcome = task.overcome ? gainOf(task.overcome, subject) : NOTHING;
  const rid = gain(
    nuisanceOf({ ...subject, card }) + (type === 'trap' ? supplyWorth(position.view.supply) : 0),
    'rids',
  );
  return times(sum([overcome, rid]), Math.min(1, share));
}

const cardsDrawn = ({ handCount }: HeroView, amount: number): number =>
  amount * WORTH.card * (handCount >= 7 ? 0.5 : 1);

/** What a card does every round as long as nobody deals with it. */
export function nuisanceOf(subject: Subject): number {
  const { passives = [], type } = definition(subject.card);
  if (type === 'character' || type === 'feature' || type === 'altar') return 0;
  const activating = untimedAbilities(subject.card, 'activate').map(
    ({ effect }) => -gainOf(effect, withMore(subject, { stays: true as const })).worth,
  );
  const hampering = passives.map(({ stat, only }) => (stat === 'doors-locked' && !only ? 6 : 1));
  const all = [...activating, ...hampering].reduce((total, one) => total + one, 0);
  return all === 0 ? 0 : Math.max(0, WORTH.roundsAhead * all);
}

/** Drawing an enemy away from those who have more to lose, or who stand where it would strike them. */
function lureGain({ position }: Subject): Gain {
  const { hero, view } = position;
  const others = charactersOf(view).filter(({ id }) => id !== hero.id);
  const most = Math.max(0, ...others.map(careFor));
  return gain(3 * (most - careFor(hero)), 'guards');
}

/** Taking a blow for somebody else: worth it for those who have more to lose. */
function guardGain({ position, character }: Subject): Gain {
  const { hero, view } = position;
  const other = charactersOf(view).find(({ id }) => id === character);
  if (!other) return NOTHING;
  return gain(3 * (careFor(other) - careFor(hero)) - (healthLeft(hero) < 5 ? 3 : 0), 'guards');
}

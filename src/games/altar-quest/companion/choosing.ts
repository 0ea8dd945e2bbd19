import { withMore } from '../../../kernel/with-more.ts';
import { range } from '../rules/board/measure.ts';
import { abilityOf } from '../rules/cards/abilities.ts';
import { definition } from '../rules/cards/library.ts';
import { printed } from '../rules/cards/printed.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import { areCharacters } from '../rules/language/filter.ts';
import { within } from '../rules/language/within.ts';
import { isInPlay } from '../rules/queries/cards-in-play.ts';
import { spacesOf } from '../rules/queries/figures.ts';
import { oddsOf } from '../rules/queries/odds.ts';
import type { AltarQuestDecision } from '../rules/state.ts';
import { type CardId, definitionOf, type FigureId, type Rhune } from '../rules/terms.ts';
import type { Stakes } from '../rules/test-data.ts';
import type { AltarQuestOption, OptionAmong } from '../rules/verbs.ts';
import type { EnemyView } from '../rules/view.ts';
import { abilityGain, priceOf } from './abilities.ts';
import { faceWorth } from './altar-faces.ts';
import { woundOf } from './blows.ts';
import { lossOf } from './danger.ts';
import { gainOf, nuisanceOf, readyWorth } from './gains.ts';
import { goalsOf } from './goals.ts';
import { helpsOn } from './next-deed.ts';
import { charactersOf, healthLeft, type Position, withNext } from './position.ts';
import { bringsNextToNothing } from './stepping-in.ts';
import { aboutFigure, type Subject } from './subject.ts';
import { careFor, type Gain, gain, NOTHING, sum, supplyWorth, WORTH } from './worth.ts';

/** What a number of successes is worth in a test: its result, in points of health. */
export function worthOfOutcome(
  position: Position,
  stakes: Stakes,
  outcome: number,
  card: CardId,
): number {
  const { hero } = position;
  switch (stakes.kind) {
    case 'attack':
      return woundOf({ health: stakes.health, damage: 0 }, outcome);
    case 'inflict':
    case 'resist':
      return -outcome * careFor(hero) - (outcome >= healthLeft(hero) ? lossOf(position, hero) : 0);
    case 'search':
      return outcome === 0
        ? 0
        : WORTH.searchCard + supplyWorth(position.view.supply) * (outcome - 1);
    case 'task':
      return (outcome * worthOfTest(position, card)) / Math.max(1, stakes.needed);
    case 'test':
      return stakes.difficulty === null
        ? (outcome * worthOfTest(position, card)) / 2
        : outcome * worthOfTest(position, card);
  }
}

/** How much passing a card's test is worth beyond failing it, at least a little. */
function worthOfTest(position: Position, card: CardId): number {
  const subject: Subject = { position, card };
  const parts = (definition(card).abilities ?? []).flatMap(({ effect }) => testsIn(effect));
  const worths = parts.map((part) => {
    if (part.kind === 'task') {
      const overcome = part.overcome ? gainOf(part.overcome, subject).worth : 0;
      return overcome + nuisanceOf(subject) + 1;
    }
    const pass = part.pass ? gainOf(part.pass, withMore(subject, { amount: 2 })).worth : 0;
    return pass - (part.fail ? gainOf(part.fail, subject).worth : 0);
  });
  return Math.max(1, ...worths);
}

type Tried = Extract<Parameters<typeof gainOf>[0], { kind: 'test' | 'task' }>;

function testsIn(effect: unknown): Tried[] {
  if (typeof effect !== 'object' || effect === null) return [];
  const inner = Object.values(effect).flatMap(testsIn);
  const isTest = 'kind' in effect && (effect.kind === 'test' || effect.kind === 'task');
  return isTest ? [effect as Tried, ...inner] : inner;
}

/** One more die, for the supply it costs. */
export function rolled(
  position: Position,
  decision: AltarQuestDecision,
  { args }: OptionAmong<'roll'>,
): Gain {
  const { prompt } = decision;
  if (prompt.key !== 'prompt.supply-die') return NOTHING;
  const { stakes, card } = prompt.args;
  const worth = expected(position, stakes, args.dice, card);
  return gain(
    worth - supplyWorth(position.view.supply) * (args.supply ?? 0),
    args.supply ? 'supply-die' : 'saves',
  );
}

function expected(position: Position, stakes: Stakes, dice: number, card: CardId): number {
  const odds = oddsOf(stakes, dice, position.hero.focus);
  const most =
    stakes.kind === 'inflict' || stakes.kind === 'resist' ? (stakes.difficulty ?? 0) : 12;
  let total = 0;
  for (let outcome = 0; outcome <= most; outcome++) {
    const chance = odds.atLeast(outcome) - odds.atLeast(outcome + 1);
    if (chance > 0) total += chance * worthOfOutcome(position, stakes, outcome, card);
  }
  return total;
}

/** Focus turned into successes: what it changes, less what it costs. */
export function focused(
  position: Position,
  { prompt }: AltarQuestDecision,
  { args }: OptionAmong<'focus'>,
): Gain {
  if (prompt.key !== 'prompt.use-focus') return NOTHING;
  const { stakes, card } = prompt.args;
  const worth = worthOfOutcome(position, stakes, args.outcome, card);
  return gain(worth - 0.8 * WORTH.focus * args.focus, args.focus > 0 ? 'focus-used' : 'saves');
}

/** A card in a timing window: what it changes there, less what it costs. One that brings next to nothing is kept. */
export function answered(
  position: Position,
  { prompt }: AltarQuestDecision,
  { args, verb }: OptionAmong<'play' | 'use'>,
): Gain & { idle?: true } {
  const ability = abilityOf(args.card, args.ability);
  const about = prompt.args && 'character' in prompt.args ? prompt.args : null;
  const target = about ? about.enemy || about.character : undefined;
  const subject: Subject = {
    position: helpedBy(args.card, position),
    card: args.card,
    ...(target ? { target } : {}),
    ...(about?.character ? { character: about.character } : {}),
  };
  const price = priceOf(verb, ability);
  if (bringsNextToNothing(ability, prompt, subject))
    return withMore(gain(-price, 'little'), { idle: true as const });
  const { worth, why } = abilityGain(ability, subject);
  return gain(worth - price, why);
}

/** Whatever is chosen for an effect, or for a question of the rules. */
export function chosen(
  position: Position,
  decision: AltarQuestDecision,
  option: OptionAmong<'choose'>,
): Gain {
  const { prompt } = decision;
  const args: { [name: string]: string | number | undefined } = option.args ?? {};
  const text = (name: string): string | undefined =>
    typeof args[name] === 'string' ? (args[name] as string) : undefined;
  const card = text('card');
  const figure = text('figure');
  switch (prompt.key) {
    case 'prompt.mulligan':
      return gain(1 - keepingWorth(position, card ?? ''), 'other-cards');
    case 'prompt.trade':
      return gain(option.id === 'yes' ? 0.5 : 0, 'shares');
    case 'prompt.channel-die':
    case 'prompt.roll-altar-dice':
      return gain(-faceWorth(position, text('rhune') as Rhune, gainOf), 'altar');
    case 'prompt.altar-face':
      return gain(faceWorth(position, text('rhune') as Rhune, gainOf), 'altar');
    case 'prompt.target':
      return targeted(position, prompt.args.card, figure);
    case 'prompt.nearest':
      return blows(position, figure ?? '');
    case 'prompt.choose-effect':
    case 'prompt.may': {
      const path = text('path');
      if (path === undefined || card === undefined) return NOTHING;
      const effect = effectAt({ card, ability: text('ability') ?? '', path });
      const { card: asking } = prompt.args;
      return gainOf(effect, { position: helpedBy(asking, position), card: asking });
    }
    case 'prompt.rhune':
      return option.id === 'no' || text('rhune') === undefined
        ? NOTHING
        : runeGain(position, prompt.args.card, prompt.args.rhune);
    case 'prompt.carry':
    case 'prompt.carry-one':
      return gain(figure === undefined ? 0 : text('instead') === undefined ? 2 : 1, 'shares');
    case 'prompt.ally-with':
      return blows(position, figure ?? '');
    case 'prompt.spawn':
    case 'prompt.place':
    case 'prompt.position':
    case 'prompt.shift':
    case 'prompt.push':
    case 'prompt.place-trap':
      return away(position, text('space') ?? '');
    case 'prompt.discard-hand':
      return gain(-keepingWorth(position, card ?? ''), 'least');
    case 'prompt.refresh-own':
      return gain(
        readyWorth(card ?? '', position) + 0.1 * keepingWorth(position, card ?? ''),
        'most',
      );
    case 'prompt.recover':
      return gain(keepingWorth(position, card ?? ''), 'most');
    case 'prompt.exhaust-own':
      return gain(-keepingWorth(position, card ?? ''), 'least');
    case 'prompt.discard-card':
      return gain(nuisanceOf({ position, card: card ?? '' }), 'rids');
    case 'prompt.scout':
      return scouted(position, prompt.args.deck, text('scouted') ?? '', option.id);
    default:
      return NOTHING;
  }
}

/** How useful a card is to hold, whatever the situation. */
function keepingWorth({ hero }: Position, card: CardId): number {
  const { type, abilities = [], ongoing } = definition(card);
  const copies = (hero.hand ?? []).filter((one) => definitionOf(one) === definitionOf(card)).length;
  const attacks = abilities.some(({ effect }) => JSON.stringify(effect).includes('"attack"'));
  const base = type === 'action' ? 1.2 : type === 'feat' ? 1.3 : type === 'reaction' ? 1.1 : 1;
  return base + (attacks ? 0.8 : 0) + (ongoing ? 0.5 : 0) - (copies > 1 ? 0.5 : 0);
}

/** The figure for which the effect of a card does most, for better or worse. */
function targeted(position: Position, card: CardId, figure: FigureId | undefined): Gain {
  if (figure === undefined) return NOTHING;
  const hero = charactersOf(position.view).find(({ id }) => id === figure);
  const enemy = position.enemies.find((one) => one.card === figure);
  const found = hero ?? enemy;
  if (!found) return gain(0.1, 'little');
  const effects = targetingsOf(definition(card)).filter(({ of }) => areCharacters(of) === !enemy);
  const isForHero = found === position.hero || effects.some(({ effect }) => effect.kind === 'swap');
  const asked = isForHero ? helpedBy(card, position) : position;
  const gains = effects.map(({ effect, as }) =>
    gainOf(effect, aboutFigure({ position: asked, card }, found, as === 'you')),
  );
  if (hero) return sum([gain(0.1 + 0.1 * hero.damage * careFor(hero), 'heals'), ...gains]);
  return sum([gain(0.3 * weaknessOf(position, found as EnemyView), 'fights'), ...gains]);
}

/** The position for weighing what a card does, which may help the hero with what comes next. */
const helpedBy = (card: CardId, position: Position): Position =>
  helpsOn(definition(card))
    ? withNext(position, { action: WORTH.action, goals: goalsOf(position) })
    : position;

/** How well an enemy suits an effect that does the same to all. */
function weaknessOf({ hero }: Position, enemy: EnemyView): number {
  const isNear = enemy.hero === hero.id ? 0.5 : 0;
  return 4 - 0.3 * healthLeft(enemy) - 0.2 * enemy.defense + isNear + (enemy.exhausted ? 0 : 0.3);
}

/** What a card does to a figure of the player's choice. */
const targetingsOf = printed((card) => within([card]).filter((effect) => effect.kind === 'target'));

/** Who is best able to take a blow. */
function blows({ view }: Position, figure: FigureId): Gain {
  const hero = charactersOf(view).find(({ id }) => id === figure);
  return gain(hero ? healthLeft(hero) + 2 * hero.defense + hero.armor : 0, 'sturdy');
}

function runeGain(position: Position, card: CardId, rhune: Rhune): Gain {
  const found = (definition(card).abilities ?? [])
    .flatMap(({ rhunes = [] }) => rhunes)
    .find((one) => one.rhune === rhune);
  const { worth, why } = found ? gainOf(found.effect, { position, card }) : NOTHING;
  return gain(worth + 0.1, why);
}

/** The distance in spaces beyond which it makes no difference how far away something is. */
const FAR = 10;

/** Enemies and traps are best kept away from those who are hurt. */
function away(position: Position, space: string): Gain {
  const [first = ''] = space.split('+');
  if (first === '') return NOTHING;
  const { board, situation, state, view } = position;
  const worth = charactersOf(view).reduce((total, hero) => {
    const spaces = range(board, situation, first, spacesOf(state, hero.id)) ?? FAR;
    return total + Math.min(FAR, spaces) * careFor(hero);
  }, 0);
  return gain(worth, 'away');
}

/** Whether a card that was looked at should come next: enemies' cards preferably not. */
function scouted(position: Position, deck: string, card: CardId, answer: string): Gain {
  const { type } = definition(card);
  const isWelcome =
    deck === 'search' || deck === 'quest'
      ? true
      : type === 'threat-event' || (type === 'villain-event' && !isInPlay(position.state, card));
  return gain((answer === 'leave') === isWelcome ? 1 : 0, 'looks');
}

/** The face that a Channel action should set a die to; none is better than one that helps the enemies. */
export const channelled = (position: Position, option: AltarQuestOption): Gain =>
  option.verb === 'channel' && option.args?.rhune !== undefined
    ? gain(faceWorth(position, option.args.rhune, gainOf), 'altar')
    : gain(0.05, 'saves');

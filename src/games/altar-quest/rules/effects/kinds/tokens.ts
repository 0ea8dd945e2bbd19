import { z } from 'zod';
import type { CardType } from '../../cards/definition.ts';
import { definition } from '../../cards/library.ts';
import { noteLoss, noteSupplyLoss } from '../../changes/losses.ts';
import { isDiscarded } from '../../changes/piles.ts';
import { gainFocus, gainSupply, loseSupply } from '../../changes/pool.ts';
import { addFigureTokens, addTokens } from '../../changes/tokens.ts';
import { type Amount, amountSchema, isLoss } from '../../language/amount.ts';
import { type DescribeContext, nameTarget } from '../../language/describe.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import type { Scope } from '../../language/scope.ts';
import { amountForSomebody, describeWho, type Who } from '../../language/who.ts';
import { amountOf } from '../../queries/amounts.ts';
import { cardState } from '../../queries/card-state.ts';
import { isInPlay } from '../../queries/cards-in-play.ts';
import { allEnemies, armorOf, heroById, isCharacter, threatOf } from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import { rulesCard } from '../../queries/rules-card.ts';
import { figureFor, heroFor } from '../../queries/whom.ts';
import { LIMITS } from '../../rulings.ts';
import type { AltarQuestRun, AltarQuestState } from '../../state.ts';
import type { CardId, FigureId } from '../../terms.ts';
import { supplyOf } from '../resolving/order.ts';

/** Focus tokens of a hero (AQ-206, AQ-207); a negative amount discards, and is unable without enough. */
export interface Focus {
  kind: 'focus';
  amount: Amount;
  who?: Who;
}
/** The common supply (AQ-208); a negative amount discards, and is unable without enough. */
export interface Supply {
  kind: 'supply';
  amount: Amount;
}
/** Armor tokens of a character or enemy (AQ-212). */
export interface Armor {
  kind: 'armor';
  amount: Amount;
  who?: Who;
}
/** Threat tokens of the threat family (AQ-251); a negative amount discards as many as there are. */
export interface Threat {
  kind: 'threat';
  amount: Amount;
  who?: Who;
}
/** Progress or quest tokens on the card itself, its host, the Setup/Rules card, or the altar card ("Altar Stone"). */
export interface CardTokens {
  kind: 'card-tokens';
  token: 'progress' | 'quest' | 'search';
  amount: Amount;
  on: 'this' | 'host' | 'rules' | 'altar' | 'target';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    focus: Focus;
    supply: Supply;
    armor: Armor;
    threat: Threat;
    'card-tokens': CardTokens;
  }
}

const focus: EffectKind<Focus> = {
  kind: 'focus',
  schema: amountForSomebody('focus'),
  now: (run, node, scope) => {
    const id = heroFor(run.state, node.who ?? 'you', scope);
    if (id === null || !focusPossible(run.state, node, scope)) return false;
    const amount = amountOf(run, node.amount, scope);
    if (amount > 0) return gainFocus(run, id, amount) > 0;
    const hero = heroById(run.state, id);
    hero.focus += amount;
    noteLoss(run, scope.card, id, 'focus', -amount);
    run.emit('focus-lost', { hero: id, amount: -amount, focus: hero.focus });
    return true;
  },
  possible: (run, node, scope) => focusPossible(run.state, node, scope),
  harm: (run, node, scope) => -amountOf(run, node.amount, scope) * HARM.token,
  describe: (node, context) => describeGains([node], 'and', context),
};

/** A loss needs as many tokens as it takes, a gain room for one more (AQ-206). */
function focusPossible(state: AltarQuestState, node: Focus, scope: Scope): boolean {
  const id = heroFor(state, node.who ?? 'you', scope);
  if (id === null) return false;
  const amount = amountOf({ state }, node.amount, scope);
  const { focus: held } = heroById(state, id);
  return amount > 0 ? held < LIMITS.focusTokens : amount < 0 && held >= -amount;
}

const supply: EffectKind<Supply> = {
  kind: 'supply',
  schema: z.strictObject({ kind: z.literal('supply'), amount: amountSchema }),
  now: (run, node, scope) => {
    const amount = amountOf(run, node.amount, scope);
    if (amount < 0 && run.state.supply < -amount) return false;
    if (amount > 0) gainSupply(run, amount);
    if (amount < 0) noteSupplyLoss(run, scope.card, loseSupply(run, -amount));
    return amount !== 0;
  },
  possible: (run, node, scope) => {
    const amount = amountOf(run, node.amount, scope);
    return amount !== 0 && run.state.supply >= -amount;
  },
  harm: (run, node, scope) => -amountOf(run, node.amount, scope) * HARM.supply,
  supplyWanted: (run, { amount }, scope) => (isLoss(amount) ? supplyOf(run, amount, scope) : 0),
  givesSupply: (node) => !isLoss(node.amount),
  describe: (node, context) => describeGains([node], 'and', context),
};

const armor: EffectKind<Armor> = {
  kind: 'armor',
  schema: amountForSomebody('armor'),
  now: (run, node, scope) => {
    const { state } = run;
    const figure = figureFor(state, node.who ?? 'you', scope);
    if (figure === null) return false;
    const amount = amountOf(run, node.amount, scope);
    const held = armorOf(state, figure);
    const total = Math.max(0, held + amount);
    addFigureTokens(state, figure, 'armor', amount);
    if (total !== held) run.emit('armor-gained', { figure, amount: total - held, armor: total });
    return amount !== 0;
  },
  possible: (run, node, scope) => figureFor(run.state, node.who ?? 'you', scope) !== null,
  harm: (run, node, scope) => {
    const figure = figureFor(run.state, node.who ?? 'you', scope);
    const isOurs = figure !== null && isCharacter(run.state, figure);
    return amountOf(run, node.amount, scope) * (isOurs ? -HARM.token : HARM.token);
  },
  describe: (node, context) => describeGains([node], 'and', context),
};

const threat: EffectKind<Threat> = {
  kind: 'threat',
  schema: amountForSomebody('threat'),
  now: (run, node, scope) => {
    const { state } = run;
    const figure = figureFor(state, node.who ?? 'you', scope);
    if (figure === null) return false;
    const amount = amountOf(run, node.amount, scope);
    if (!carriesThreat(state, figure)) return false;
    const held = threatOf(state, figure);
    const total = addFigureTokens(state, figure, 'threat', amount);
    if (total !== held)
      run.emit('threat-tokens', {
        figure,
        amount: total - held,
        total,
        deck: state.options.threat,
      });
    return total !== held;
  },
  possible: (run, node, scope) => {
    const figure = figureFor(run.state, node.who ?? 'you', scope);
    if (figure === null) return false;
    if (!carriesThreat(run.state, figure)) return false;
    const amount = amountOf(run, node.amount, scope);
    return amount > 0 || (amount < 0 && threatOf(run.state, figure) > 0);
  },
  harm: (run, node, scope) => amountOf(run, node.amount, scope) * HARM.token,
  describe: (node, context) => describeGains([node], 'and', context),
};

/** Threat tokens belong to a character or to the card of an enemy that is on the board (AQ-251). */
const carriesThreat = (state: AltarQuestState, figure: FigureId): boolean =>
  isCharacter(state, figure) || allEnemies(state).includes(figure);

/** Cards for whose tokens the quest may have words of its own. */
const OF_THE_QUEST: readonly CardType[] = ['quest-rules', 'quest', 'quarry', 'altar'];

const cardTokens: EffectKind<CardTokens> = {
  kind: 'card-tokens',
  schema: z.strictObject({
    kind: z.literal('card-tokens'),
    token: z.enum(['progress', 'quest', 'search']),
    amount: amountSchema,
    on: z.enum(['this', 'host', 'rules', 'altar', 'target']),
  }),
  now: (run, node, scope) => {
    const card = tokenCard(run.state, node, scope);
    if (card === null) return false;
    const before = cardState(run.state, card)[node.token] ?? 0;
    const total = addTokens(run.state, card, node.token, amountOf(run, node.amount, scope));
    const amount = total - before;
    if (amount === 0) return false;
    const quest = OF_THE_QUEST.includes(definition(card).type) ? rulesCard(run.state) : '';
    run.emit('card-tokens', { card, token: node.token, amount, total, quest });
    return true;
  },
  possible: (run, node, scope) => {
    const card = tokenCard(run.state, node, scope);
    if (card === null) return false;
    const amount = amountOf(run, node.amount, scope);
    return amount > 0 || (amount < 0 && (cardState(run.state, card)[node.token] ?? 0) > 0);
  },
  harm: harmOfCardTokens,
  describe: (node, context) => {
    const words = amountWords(node.amount, context);
    const loss = String(isLoss(node.amount));
    const own = context.ownToken(node, words.plural);
    if (own !== null) return context.text('own-tokens', { on: node.on, loss, own, ...words });
    return context.text('card-tokens', {
      token: node.token,
      on: node.on,
      target: node.on === 'target' ? nameTarget(context) : '',
      loss,
      ...words,
    });
  },
};

/**
 * The quest determines the purpose of tokens on a card: defeat, or victory and progress. Tokens that it doesn't
 * count are neither good nor bad.
 */
function harmOfCardTokens(
  run: Pick<AltarQuestRun, 'state'>,
  node: CardTokens,
  scope: Scope,
): number {
  const { state } = run;
  const rules = rulesCard(state);
  const { lose, win, progress } = definition(rules);
  const counted = countedAs(state, node, tokenCard(state, node, scope));
  const amount = amountOf(run, node.amount, scope);
  if (counted === null) return 0;
  if (counts(lose, counted)) {
    const isEnd =
      lose?.if === 'at-least' && missing(run, lose, { ...scope, card: rules }) <= amount;
    return isEnd ? HARM.game : amount * HARM.cause;
  }
  return counts([win, progress], counted) ? -amount * HARM.cause : 0;
}

/** How the quest's conditions name the tokens of a card. */
function countedAs(
  state: AltarQuestState,
  { token }: CardTokens,
  card: CardId | null,
): string | null {
  if (token === 'progress' && card === rulesCard(state)) return 'progress-here';
  if (token !== 'quest' || card === null) return null;
  if (card === state.altar) return 'quest-tokens-on-altar';
  return card === rulesCard(state) ? 'quest-tokens-on-rules' : null;
}

const counts = (conditions: unknown, counted: string): boolean =>
  JSON.stringify(conditions ?? null).includes(`"count":"${counted}"`);

const missing = (
  run: Pick<AltarQuestRun, 'state'>,
  { what, amount }: { what: Amount; amount: Amount },
  scope: Scope,
): number => amountOf(run, amount, scope) - amountOf(run, what, scope);

/** The card that the tokens go on: one that is in play, or this one while it is resolved. */
function tokenCard(state: AltarQuestState, node: CardTokens, scope: Scope): CardId | null {
  if (node.on === 'rules') return rulesCard(state);
  if (node.on === 'this') return isDiscarded(state, scope.card) ? null : scope.card;
  if (node.on !== 'altar') return figureFor(state, node.on, scope);
  return isInPlay(state, state.altar) ? state.altar : null;
}

/** Tokens that a figure or the supply gains or loses. */
export type Gain = Focus | Supply | Armor | Threat;

const isGain = (effect: { kind: string }): effect is Gain =>
  ['focus', 'supply', 'armor', 'threat'].includes(effect.kind);

/** Effects that share one verb, so that they can be combined: "gain 1 focus and 1 armor". */
export function asGains(effects: readonly { kind: string }[]): Gain[] | null {
  if (!effects.every(isGain)) return null;
  const [first, ...others] = effects as Gain[];
  if (!first || isCounted(first)) return null;
  const isAlike = (other: Gain) =>
    !isCounted(other) &&
    isLoss(other.amount) === isLoss(first.amount) &&
    whoOf(other) === whoOf(first);
  return others.every(isAlike) ? [first, ...others] : null;
}

const isCounted = ({ amount }: Gain): boolean =>
  typeof amount !== 'number' && !('perHero' in amount);

/** Whether it takes away as many as there are. */
const isAll = ({ kind, amount }: Gain): boolean =>
  typeof amount === 'object' &&
  'count' in amount &&
  amount.count === (kind === 'threat' ? 'threat-tokens' : kind) &&
  amount.times === -1 &&
  amount.most === undefined;

const whoOf = (gain: Gain): Who => ('who' in gain && gain.who ? gain.who : 'you');

/** "gain 2 focus", "discards 1 focus or 1 supply", "this enemy gains 1 armor". */
export function describeGains(
  gains: readonly Gain[],
  joint: 'and' | 'or',
  context: DescribeContext,
): string {
  const [first] = gains as [Gain];
  // Named before what is counted on it.
  const subject = describeWho(whoOf(first), context);
  const tokens = gains
    .map((gain) => {
      const words = amountWords(gain.amount, context);
      return context.text(isAll(gain) ? 'all-tokens' : 'tokens', {
        token: gain.kind,
        loss: String(isLoss(gain.amount)),
        threat: context.threatTokens(isAll(gain) ? 2 : words.plural),
        ...words,
      });
    })
    .reduce((text, clause) => context.text(joint, { text, clause }));
  return context.text(isLoss(first.amount) ? 'lose' : 'gain', { ...subject, tokens });
}

export const tokenKinds = [focus, supply, armor, threat, cardTokens];

import { z } from 'zod';
import { heroById, isHero } from '../figures.ts';
import { gainFocus, gainSupply, loseSupply } from '../pool.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId } from '../terms.ts';
import { addTokens } from '../tokens.ts';
import { cardsInPlay } from '../values.ts';
import { type Amount, amountOf, amountSchema, amountWords, isLoss, rulesCard } from './amount.ts';
import { type DescribeContext, nameTarget } from './describe.ts';
import type { EffectKind } from './kind.ts';
import type { Scope } from './scope.ts';
import { amountForSomebody, describeWho, figureFor, heroFor, type Who } from './who.ts';

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
export type TokenEffect = Focus | Supply | Armor | Threat | CardTokens;

const focus: EffectKind<Focus> = {
  kind: 'focus',
  schema: amountForSomebody('focus'),
  now: (run, node, scope) => {
    const id = heroFor(run.state, node.who ?? 'you', scope);
    if (id === null || !focusPossible(run.state, node, scope)) return false;
    const amount = amountOf(run, node.amount, scope);
    if (amount >= 0) return gainFocus(run, id, amount) > 0;
    const hero = heroById(run.state, id);
    hero.focus += amount;
    run.emit('focus-lost', { hero: id, amount: -amount });
    return true;
  },
  possible: (run, node, scope) => focusPossible(run.state, node, scope),
  describe: (node, context) => describeGains([node], 'and', context),
};

/** A loss needs as many tokens as it takes; a gain is always possible. */
function focusPossible(state: AltarQuestState, node: Focus, scope: Scope): boolean {
  const id = heroFor(state, node.who ?? 'you', scope);
  if (id === null) return false;
  const amount = amountOf({ state }, node.amount, scope);
  return amount >= 0 || heroById(state, id).focus >= -amount;
}

const supply: EffectKind<Supply> = {
  kind: 'supply',
  schema: z.strictObject({ kind: z.literal('supply'), amount: amountSchema }),
  now: (run, node, scope) => {
    const amount = amountOf(run, node.amount, scope);
    if (amount < 0 && run.state.supply < -amount) return false;
    if (amount > 0) gainSupply(run, amount);
    else loseSupply(run, -amount);
    return amount !== 0;
  },
  possible: (run, node, scope) => run.state.supply >= -amountOf(run, node.amount, scope),
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
    if (isHero(state, figure)) {
      const hero = heroById(state, figure);
      hero.armor = Math.max(0, hero.armor + amount);
    } else addTokens(state, figure, 'armor', amount);
    if (amount !== 0) run.emit('armor-gained', { figure, amount });
    return amount !== 0;
  },
  possible: (run, node, scope) => figureFor(run.state, node.who ?? 'you', scope) !== null,
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
    if (!isHero(state, figure)) {
      addTokens(state, figure, 'threat', amount);
      run.emit('threat-tokens', { figure, amount });
      return true;
    }
    const hero = heroById(state, figure);
    const changed = Math.max(-hero.threat, amount);
    hero.threat += changed;
    if (changed !== 0) run.emit('threat-tokens', { figure, amount: changed });
    return changed !== 0;
  },
  possible: (run, node, scope) => {
    const figure = figureFor(run.state, node.who ?? 'you', scope);
    if (figure === null) return false;
    if (!isHero(run.state, figure)) return true;
    return amountOf(run, node.amount, scope) > 0 || heroById(run.state, figure).threat > 0;
  },
  describe: (node, context) => describeGains([node], 'and', context),
};

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
    const amount = amountOf(run, node.amount, scope);
    const total = addTokens(run.state, card, node.token, amount);
    if (amount !== 0) run.emit('card-tokens', { card, token: node.token, amount, total });
    return amount !== 0;
  },
  possible: (run, node, scope) => tokenCard(run.state, node, scope) !== null,
  describe: (node, context) =>
    context.text('card-tokens', {
      token: node.token,
      on: node.on,
      target: node.on === 'target' ? nameTarget(context) : '',
      loss: String(isLoss(node.amount)),
      ...amountWords(node.amount, context),
    }),
};

/** The card that the tokens go on; null when it is not in play. */
function tokenCard(state: AltarQuestState, node: CardTokens, scope: Scope): CardId | null {
  if (node.on === 'rules') return rulesCard(state);
  if (node.on !== 'altar') return figureFor(state, node.on, scope);
  return cardsInPlay(state).some(({ card }) => card === state.altar) ? state.altar : null;
}

/** Tokens that a figure or the supply gains or loses. */
export type Gain = Focus | Supply | Armor | Threat;

const isGain = (effect: { kind: string }): effect is Gain =>
  ['focus', 'supply', 'armor', 'threat'].includes(effect.kind);

/** Effects that share one verb, so that they can be said together: "gain 1 focus and 1 armor". */
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
  const tokens = gains
    .map((gain) =>
      context.text(isAll(gain) ? 'all-tokens' : 'tokens', {
        token: gain.kind,
        loss: String(isLoss(gain.amount)),
        ...amountWords(gain.amount, context),
      }),
    )
    .reduce((text, clause) => context.text(joint, { text, clause }));
  const subject = describeWho(whoOf(first), context);
  return context.text(isLoss(first.amount) ? 'lose' : 'gain', { ...subject, tokens });
}

export const tokenKinds = [focus, supply, armor, threat, cardTokens];

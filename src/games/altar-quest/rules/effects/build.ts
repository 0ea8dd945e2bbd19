import type { Ability, Keyword, RhuneEffect } from '../cards/definition.ts';
import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Effect, WholeEffect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Who } from '../language/who.ts';
import type { Moment } from '../moments.ts';
import type { Attribute, CardDefinitionId, Rhune } from '../terms.ts';

/*
 * Small functions that make effects, so that a card reads like its text:
 * `sentences(engage, ifUnable(inflict(6, 'fortitude'), both(engage, armor(1, 'this'))))`.
 */

/** A value without the properties that are undefined: cards are plain JSON. */
const plain = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;

export const perHero = (amount: number): Amount => ({ perHero: amount });
export const count = (
  what: Extract<Amount, { count: unknown }>['count'],
  times?: number,
  most?: number,
): Amount => plain({ count: what, times, most });
/** A condition: there is at least this much of something. */
export const atLeast = (
  what: Extract<Amount, { count: unknown }>['count'],
  amount: Amount,
): Extract<Condition, { if: 'at-least' }> => ({ if: 'at-least', what: count(what), amount });
/** A condition: the villain has neither come nor been defeated. */
export const villainSchemes: Condition = { if: 'villain-schemes' };
export const diceShowing = (rhune: Rhune): Amount => ({ dice: rhune });

/** Sentences of a text, each with its full stop; only as all that an ability or rhune effect does. */
export const sentences = (...effects: Effect[]): WholeEffect => ({ kind: 'sentences', effects });
/** Effects within one sentence: "…, then …". */
export const both = (...effects: Effect[]): Effect => ({ kind: 'sequence', effects });
/** "Discard 1 focus to draw 1 card": nothing without paying the price. */
export const pay = (cost: Effect, effect: Effect): Effect => ({ kind: 'pay', cost, effect });
export const choose = (...options: Effect[]): Effect => ({ kind: 'choose', options });
export const may = (effect: Effect): Effect => ({ kind: 'may', effect });
export const ifUnable = (effect: Effect, otherwise: Effect): Effect => ({
  kind: 'if-unable',
  effect,
  otherwise,
});
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect =>
  plain({ kind: 'when', condition, effect, otherwise });

export const repeat = (times: Amount, effect: Effect): Effect => ({
  kind: 'repeat',
  times,
  effect,
});
/** For each of `amount`: discard 1 token or suffer 1 damage. */
export const discardOrSuffer = (token: 'focus' | 'supply', amount: Amount = 1): Effect => ({
  kind: 'discard-or-suffer',
  token,
  amount,
});

export const eachHero = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'each', of: 'heroes', where, effect });
export const eachEnemy = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'each', of: 'enemies', where, effect });
/** A hero of your choice, who becomes "you" for the effect. */
export const aHero = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'target', of: 'heroes', where, as: 'you' as const, effect });
/** A hero of your choice as the target; "you" stays the same. */
export const targetHero = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'target', of: 'heroes', where, effect });
/** Heroes and allies; each becomes "you" for the effect. */
export const eachCharacter = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'each', of: 'characters', where, effect });
/** A character of your choice, who becomes "you" for the effect. */
export const aCharacter = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'target', of: 'characters', where, as: 'you' as const, effect });
/** A character of your choice as the target; "you" stays the same. */
export const targetCharacter = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'target', of: 'characters', where, effect });
export const anEnemy = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'target', of: 'enemies', where, effect });

export const aTrap = (effect: Effect, where?: Filter): Effect =>
  plain({ kind: 'target', of: 'traps', where, effect });

export const focus = (amount: Amount, who?: Who): Effect => plain({ kind: 'focus', amount, who });
export const supply = (amount: Amount): Effect => ({ kind: 'supply', amount });
export const armor = (amount: Amount, who?: Who): Effect => plain({ kind: 'armor', amount, who });
export const threat = (amount: Amount, who?: Who): Effect => plain({ kind: 'threat', amount, who });
export const questTokens = (
  amount: Amount,
  on: 'this' | 'host' | 'rules' | 'altar' | 'target' = 'rules',
): Effect => ({ kind: 'card-tokens', token: 'quest', amount, on });
export const progress = (amount: Amount, on: 'this' | 'host' | 'target' = 'this'): Effect => ({
  kind: 'card-tokens',
  token: 'progress',
  amount,
  on,
});
export const progressOnRules = (amount: Amount): Effect => ({
  kind: 'card-tokens',
  token: 'progress',
  amount,
  on: 'rules',
});
export const damage = (amount: Amount, who?: Who): Effect => plain({ kind: 'damage', amount, who });
export const heal = (amount: Amount, who?: Who): Effect => plain({ kind: 'heal', amount, who });

export const test = (
  attribute: Attribute,
  difficulty: Amount | undefined,
  results: { pass?: Effect; fail?: Effect; bonus?: number },
): Effect => plain({ kind: 'test', attribute, difficulty, ...results });
export const attack = (
  attribute: Attribute,
  more: { bonus?: Amount; range?: number; at?: 'target'; hit?: Effect; kill?: Effect } = {},
): Effect => plain({ kind: 'attack', attribute, ...more });
export const inflict = (
  difficulty: Amount,
  attribute: Attribute,
  more: { on?: 'nearest' | 'all' | 'you'; hurt?: Effect } = {},
): Effect => plain({ kind: 'inflict', difficulty, attribute, ...more });
export const resist = (difficulty: Amount, attribute: Attribute, hurt?: Effect): Effect =>
  plain({ kind: 'resist', difficulty, attribute, hurt });
export const search = (attribute: Attribute, bonus?: number, found?: Effect): Effect =>
  plain({ kind: 'search', attribute, bonus, found });
export const task = (
  difficulty: Amount,
  attribute: Attribute,
  more: { bonus?: number; on?: 'target'; overcome?: Effect } = {},
): Effect => plain({ kind: 'task', difficulty, attribute, ...more });

export const engage: Effect = { kind: 'engage' };
export const flee: Effect = { kind: 'flee' };
/** The enemy reached engages. */
export const engages: Effect = { kind: 'engage', who: 'target' };
export const move = (spaces: Amount): Effect => ({ kind: 'move', spaces });
/** The enemy that is about to act engages "you", whoever is nearest. */
export const lure: Effect = { kind: 'lure' };
export const push = (spaces: number, away?: true): Effect => plain({ kind: 'push', spaces, away });
export const swap: Effect = { kind: 'swap' };
/** "You" are thrown away from this card's figure. */
export const thrown = (spaces: number): Effect => ({ kind: 'throw', spaces });

export const draw = (amount: Amount): Effect => ({ kind: 'draw', amount });
export const discardHand = (amount: number): Effect => ({ kind: 'discard-hand', amount });
export const recover = (type?: 'action' | 'feat' | 'reaction'): Effect =>
  plain({ kind: 'recover', type });
export const drawThreat = (amount: Amount = 1): Effect => ({
  kind: 'draw-enemy',
  from: 'threat',
  amount,
});
export const drawLurker = (amount: Amount = 1): Effect => ({
  kind: 'draw-enemy',
  from: 'lurker',
  amount,
});
export const drawSearch = (amount = 1): Effect => ({ kind: 'draw-search', amount });
/** The topmost enemy of a discard pile is drawn again. */
export const raise = (from: 'threat' | 'lurker'): Effect => ({ kind: 'raise', from });
export const discardTop = (deck: 'villain' | 'threat', amount = 1): Effect => ({
  kind: 'discard-top',
  deck,
  amount,
});
/** "You" are marked by this card. */
export const mark: Effect = { kind: 'mark' };
export const discardThis: Effect = { kind: 'discard-this' };
export const discardCard = (type: 'threat-event' | 'villain-ongoing'): Effect => ({
  kind: 'discard-card',
  type,
});
export const scout = (deck: 'threat' | 'quest' | 'villain' | 'search'): Effect => ({
  kind: 'scout',
  deck,
});
export const exhaustEnemy: Effect = { kind: 'exhaust-enemy' };
export const exhaustOwn = (type: 'equipment' | 'character' | 'any'): Effect => ({
  kind: 'exhaust-own',
  type,
});
export const refreshOwn = (type: 'equipment' | 'character' | 'any'): Effect => ({
  kind: 'refresh-own',
  type,
});
export const rollAltarDice = (dice: number | 'all'): Effect => ({ kind: 'roll-altar-dice', dice });
export const setAltarDie = (to: Rhune | 'any'): Effect => ({ kind: 'set-altar-die', to });
/** Sets a die that shows another rhune. */
export const turnAltarDie = (to: Rhune): Effect => ({ kind: 'set-altar-die', to, another: true });

export const addDice = (amount: Amount): Effect => ({ kind: 'change-test', add: 'dice', amount });
export const addSuccesses = (amount: Amount): Effect => ({
  kind: 'change-test',
  add: 'successes',
  amount,
});
export const addDefense = (amount: Amount): Effect => ({
  kind: 'change-test',
  add: 'defense',
  amount,
});
export const reroll = (faces: 'focus' | 'all'): Effect => ({ kind: 'reroll', faces });
export const prevent = (amount: Amount | 'all'): Effect => ({ kind: 'prevent', amount });
/** "You" suffer the damage instead of the character who was about to. */
export const guard = (amount: Amount | 'all' = 'all'): Effect => ({ kind: 'guard', amount });

export const win = (reason: string): Effect => ({ kind: 'end-match', won: true, reason });
export const lose = (reason: string): Effect => ({ kind: 'end-match', won: false, reason });
export const spawnVillain: Effect = { kind: 'spawn-villain' };
/** An ally from the box joins you, beside the feature that the card is attached to, or beside you. */
export const allyJoins = (ally: CardDefinitionId, beside: 'this' | 'you' = 'this'): Effect => ({
  kind: 'ally-joins',
  ally,
  beside,
});
/** A rival from the box spawns in your threat area. */
export const rivalAppears = (rival: CardDefinitionId): Effect => ({ kind: 'rival-appears', rival });
/** The quarry's figure comes onto the board, and leaves it again. */
export const quarryAppears: Effect = { kind: 'quarry-appears' };
export const quarryVanishes: Effect = { kind: 'quarry-vanishes' };
export const gainActions = (amount: number): Effect => ({ kind: 'actions', amount });

/** An ability named after its keyword, unless the card needs several of the same. */
const ability = (
  keyword: Keyword,
  effect: WholeEffect,
  more: Partial<Omit<Ability, 'keyword' | 'effect'>> = {},
): Ability => plain({ name: more.name ?? keyword, keyword, effect, ...more });

type More = Partial<Omit<Ability, 'keyword' | 'effect' | 'rhunes'>> & { rhunes?: RhuneEffect[] };

export const play = (effect: WholeEffect, more?: More) => ability('play', effect, more);
export const action = (effect: WholeEffect, more?: More) => ability('action', effect, more);
export const exhaust = (effect: WholeEffect, more?: More) => ability('exhaust', effect, more);
export const use = (effect: WholeEffect, more?: More) => ability('use', effect, more);
export const activate = (effect: WholeEffect, ...rhunes: RhuneEffect[]): Ability =>
  ability('activate', effect, rhunes.length > 0 ? { rhunes } : {});
export const scheme = (effect: WholeEffect, ...rhunes: RhuneEffect[]): Ability =>
  ability('scheme', effect, rhunes.length > 0 ? { rhunes } : {});
export const event = (effect: WholeEffect, ...rhunes: RhuneEffect[]): Ability =>
  ability('event', effect, rhunes.length > 0 ? { rhunes } : {});
export const setup = (effect: WholeEffect): Ability => ability('setup', effect);
export const whenRevealed = (effect: WholeEffect, ...rhunes: RhuneEffect[]): Ability =>
  ability('when-revealed', effect, rhunes.length > 0 ? { rhunes } : {});
/** Before this enemy, or on a reference card any enemy, is defeated; on an enemy upgrade, one that it strengthens. */
export const beforeDefeat = (effect: WholeEffect, rhune?: Rhune): Ability =>
  ability('before-defeat', effect, rhune ? { rhune } : {});
/** On an enemy upgrade: when an enemy that it strengthens, the target, has come. */
export const spawned = (effect: WholeEffect): Ability => ability('spawned', effect);
/** On an enemy upgrade: after an enemy that it strengthens, the target, has activated; with a rhune, if shown. */
export const activated = (effect: WholeEffect, rhune?: Rhune): Ability =>
  ability('activated', effect, rhune ? { rhune } : {});
/** Interact, with a range in spaces, or from anywhere for null. */
export const interact = (range: number | null, effect: WholeEffect, more: More = {}): Ability =>
  ability('interact', effect, range === null ? more : { ...more, range });
export const trigger = (range: number, effect: WholeEffect, ...rhunes: RhuneEffect[]): Ability =>
  ability('trigger', effect, rhunes.length > 0 ? { range, rhunes } : { range });
export const rhune = (symbol: Rhune, effect: WholeEffect): RhuneEffect => ({
  rhune: symbol,
  effect,
});

/** The printed situation of a Reaction or timed effect. */
export const at = (
  moment: Moment['at'],
  who: Moment['who'],
  more: Partial<Omit<Moment, 'at' | 'who'>> = {},
): Moment => ({ at: moment, who, ...more });

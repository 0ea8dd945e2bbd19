import { joinPath } from '../../../kernel/definitions.ts';
import { abilityDefinition, definition, questDefinition } from '../rules/cards/library.ts';
import type { Address } from '../rules/language/kind.ts';
import { characterNamed, othersThan } from '../rules/queries/characters.ts';
import { isCity, spaceOf } from '../rules/queries/spaces.ts';
import type { AdventureDecision, AdventureState, Character } from '../rules/state.ts';
import { rankOf } from '../rules/terms.ts';
import type { OptionAmong } from '../rules/verbs.ts';
import { worthOfEffect, worthOfFoesEffect } from './fighting.ts';
import type { Gain } from './gain.ts';
import { goalsOf, isDoable } from './goals.ts';
import { plainWorth } from './plain-worth.ts';
import { worthOfSpace } from './travelling.ts';
import { gainOfItem, worthOfKeeping, worthOfQuest, worthOfToken } from './worth.ts';

/** What to give up for something: the least useful goes. */
export function thrownAway(
  state: AdventureState,
  character: Character,
  { prompt }: AdventureDecision,
  card: string,
): Gain {
  switch (prompt.key) {
    case 'prompt.quest-surplus':
      return { worth: -questWorth(state, character, card), why: 'gives-up' };
    case 'prompt.auction':
      return { worth: 6 - worthOfKeeping(character, card), why: 'trades' };
    default:
      return { worth: 10 - worthInHand(character, card), why: 'keeps-cards' };
  }
}

/** A quest's worth from what it brings, and whether anything can be done for it now. */
function questWorth(state: AdventureState, character: Character, card: string): number {
  const quest = character.quests.find((one) => one.card === card);
  const { tasks } = questDefinition(card);
  const doable = quest !== undefined && isDoable(state, character, quest);
  const done = (quest?.progress ?? []).filter((one) => one > 0).length;
  const worth = worthOfQuest(questDefinition(card), character);
  return ((doable ? worth : 0.2 * worth) * (1 + done)) / Math.sqrt(tasks.length);
}

/** Cards that cost little and have no duplicate in the hand are kept. */
function worthInHand(character: Character, card: string): number {
  const { id, cost, improved = [] } = abilityDefinition(card);
  const alike = character.hand.filter((one) => one.startsWith(`${id}.`) || one === id).length;
  return 3 - 0.5 * cost + 0.4 * improved.length - 0.8 * (alike - 1);
}

/** What is chosen because a rule or a card asks. */
export function chosen(
  state: AdventureState,
  character: Character,
  { prompt }: AdventureDecision,
  { args = {} }: OptionAmong<'choose'>,
): Gain {
  const { card, space, token, index, character: whom } = args;
  switch (prompt.key) {
    case 'prompt.city':
    case 'prompt.resurrect':
    case 'prompt.flight':
      return { worth: spaceWorth(state, character, space), why: 'goes' };
    case 'prompt.where':
      return whom !== undefined && whom !== character.id
        ? { worth: -spaceWorth(state, characterNamed(state, whom), space), why: 'hinders' }
        : { worth: spaceWorth(state, character, space), why: 'goes' };
    case 'prompt.false-map': {
      const moved = characterNamed(state, prompt.args.moved);
      return {
        worth: spaceWorth(state, moved, moved.space) - spaceWorth(state, moved, space),
        why: 'hinders',
      };
    }
    case 'prompt.place-discovery':
      return { worth: placeWorth(state, character, space), why: 'sets-traps' };
    case 'prompt.next-discovery':
      return { worth: token === undefined ? 0 : worthOfToken(token), why: 'looks' };
    case 'prompt.far-sight':
      return { worth: clearingWorth(state, character, prompt.args.space), why: 'looks' };
    case 'prompt.take-item':
    case 'prompt.merchant':
    case 'prompt.item':
      return itemWorth(character, prompt, card, whom);
    case 'prompt.deliver':
      return {
        worth: 6 - (card === undefined ? 0 : 0.4 * worthOfKeeping(character, card)),
        why: 'quest',
      };
    case 'prompt.choose-effect':
    case 'prompt.may': {
      const { card: printed, path } = prompt.args;
      const part = prompt.key === 'prompt.may' ? 'effect' : `options.${index}`;
      const at = { card: printed, path: joinPath(path, part) };
      return { worth: effectWorth(state, character, at) + 0.1, why: 'chooses' };
    }
    case 'prompt.card':
      return { worth: card === undefined ? 0 : worthOfCard(state, character, card), why: 'knows' };
    case 'prompt.track':
      return { worth: card === undefined ? 0 : 1, why: 'chooses' };
    default:
      return { worth: whom === undefined ? 0 : leading(state, character, whom), why: 'hinders' };
  }
}

const spaceWorth = (state: AdventureState, character: Character, space: string | undefined) =>
  space === undefined ? 0 : worthOfSpace(state, character.seat, space).worth;

/** Harmful things are cleared away where the seat itself wants to go; elsewhere they may stay for others. */
function clearingWorth(state: AdventureState, character: Character, space: string): number {
  const { looking } = state;
  const isWanted = goalsOf(state, character).some((goal) => goal.space === space);
  return looking && isWanted ? -worthOfToken(looking.token) : -1;
}

/** Far from oneself, and where others want to go. */
function placeWorth(
  state: AdventureState,
  character: Character,
  space: string | undefined,
): number {
  if (space === undefined || isCity(state, space)) return -1;
  const own = goalsOf(state, character).filter((goal) => goal.space === space);
  const theirs = othersThan(state, character.seat).flatMap((other) =>
    goalsOf(state, other).filter((goal) => goal.space === space),
  );
  const sum = (goals: readonly { worth: number }[]) =>
    goals.reduce((all, { worth }) => all + worth, 0);
  return sum(theirs) - 1.5 * sum(own);
}

function itemWorth(
  character: Character,
  prompt: AdventureDecision['prompt'],
  item: string | undefined,
  from: string | undefined,
): Gain {
  if (item === undefined) return { worth: 0, why: 'trades' };
  const own = [...character.bag, character.weapon, character.armor].includes(item);
  const gives = prompt.key === 'prompt.item' && own && from === undefined;
  return gives
    ? { worth: 12 - worthOfKeeping(character, item), why: 'spares' }
    : { worth: gainOfItem(character, item), why: 'takes' };
}

/** What a part of a card is worth: for an encounter's, what is good for it is bad for its opponent. */
const effectWorth = (state: AdventureState, character: Character, at: Address): number =>
  isEncounters(at)
    ? worthOfFoesEffect(state, character, at)
    : worthOfEffect(state, character.seat, at);

function isEncounters({ card, path }: Address): boolean {
  const printed = definition(card);
  if (printed.type !== 'challenge') return printed.type === 'board-encounter';
  return printed[path.startsWith('front') ? 'front' : 'back']?.face === 'encounter';
}

function worthOfCard(state: AdventureState, character: Character, card: string): number {
  const { effect, improved = [], weapon } = abilityDefinition(card);
  const plain = effect ? plainWorth([effect], state, character) : 0;
  return 1 + improved.length + (weapon ? 1 : 0) + plain;
}

/** The leader is hindered first. */
function leading(state: AdventureState, character: Character, whom: string): number {
  if (whom === character.id) return -1;
  const other = characterNamed(state, whom);
  return other.log.length + rankOf(other.level) + 0.1 * rankOf(spaceOf(state, other.space).color);
}

import type { SeatSetup } from '../../../../kernel/setup.ts';
import { newTurn } from '../changes/new-turn.ts';
import { newQuest } from '../changes/quests.ts';
import { characterNamed } from '../queries/characters.ts';
import { movementOf } from '../queries/turns.ts';
import type { ActiveQuest, AdventureState, Character } from '../state.ts';
import { type CardId, COLORS, printedOn } from '../terms.ts';
import type { Layout } from './layout.ts';

/** Who sits where. */
export const seatsIn = ({ characters }: Layout): SeatSetup[] =>
  Object.keys(characters).map((id, index) => ({ seat: `seat-${index + 1}`, characters: [id] }));

/** Which face of the movement die gives the energy of a turn that begins after it: 2 spaces and 3 energy. */
const FACE = 1;

/** Changes a table that has been dealt to the position laid out. Returns what it lacked for that, a line each. */
export function layOut(state: AdventureState, layout: Layout): string[] {
  const { characters, next = {}, phase = 'movement' } = layout;
  freeQuests(state, layout);
  const missing = Object.entries(characters).flatMap(([id, standing]) =>
    layCharacter(state, characterNamed(state, id), standing),
  );
  for (const color of COLORS) {
    const { cards } = state.challenges[color];
    const laid = takeAll(`next.${color}`, [cards], next[color] ?? [], missing);
    cards.unshift(...laid);
  }
  state.round = 1;
  const [first] = state.characters;
  if (first && phase !== 'movement') {
    const { energy } = movementOf(state, first, FACE);
    state.turn = { ...newTurn(first.seat), phase, face: FACE, energy };
  }
  return missing;
}

/** Quests that are laid out, and those in the place of which they are, are nobody's for now. */
function freeQuests(state: AdventureState, { characters }: Layout): void {
  const wanted = new Set(Object.values(characters).flatMap(({ quests = [] }) => quests));
  for (const character of state.characters) {
    const isFree = ({ card }: ActiveQuest): boolean =>
      characters[character.id]?.quests !== undefined || wanted.has(card);
    state.removed.push(...character.quests.filter(isFree).map(({ card }) => card));
    character.quests = character.quests.filter((quest) => !isFree(quest));
  }
}

function layCharacter(
  state: AdventureState,
  character: Character,
  { level, at, damage, hand, bag, quests }: Layout['characters'][string],
): string[] {
  const missing: string[] = [];
  const path = `characters.${character.id}`;
  character.level = level ?? character.level;
  character.space = at ?? character.space;
  character.damage = damage ?? character.damage;
  if (hand) {
    const { draw } = character.abilities;
    draw.unshift(...character.hand.splice(0));
    character.hand = takeAll(`${path}.hand`, [draw], hand, missing);
  }
  if (bag) {
    const decks = COLORS.map((color) => state.challenges[color].cards);
    character.bag = takeAll(`${path}.bag`, decks, bag, missing);
    // What is laid into a bag was left there: nobody is asked whether to wear it.
    character.passedOver = [...character.bag];
  }
  if (quests) {
    const found = takeAll(`${path}.quests`, [state.elite, state.removed], quests, missing);
    character.quests = found.map(newQuest);
  }
  return missing;
}

/** Takes cards out of the first of these piles that has one. */
const takeAll = (
  path: string,
  piles: CardId[][],
  names: readonly string[],
  missing: string[],
): CardId[] =>
  names.flatMap((name, index) => {
    for (const pile of piles) {
      const found = pile.findIndex((card) => card === name || printedOn(card) === name);
      if (found >= 0) return pile.splice(found, 1);
    }
    missing.push(`${path}.${index}: no ${name} is left`);
    return [];
  });

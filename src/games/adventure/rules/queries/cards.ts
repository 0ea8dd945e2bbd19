import type { SeatId } from '../../../../kernel/decision.ts';
import type { Passive, Power } from '../cards/definition.ts';
import {
  abilityDefinition,
  boardEncounter,
  challengeDefinition,
  definition,
  encounterFace,
  isDefined,
  itemOf,
} from '../cards/library.ts';
import type { AdventureState, Attachment, Character, Combat } from '../state.ts';
import { type CardId, type Combatant, type DefinitionId, rankOf } from '../terms.ts';
import { cardSideOf, characterOf } from './characters.ts';

/** Something that works, with its card and the path to its powers and passives there. */
export interface Source {
  /** The physical card, or the definition's id if there is none. */
  card: CardId | DefinitionId;
  path: string;
  powers?: readonly Power[] | undefined;
  passives?: readonly Passive[] | undefined;
  /** A weapon that a played card replaces: its text is ignored, except what is about such cards (AD-116). */
  replaced?: true;
}

const counts = ({ replaced }: Source, { if: condition }: { if?: Passive['if'] }): boolean =>
  !replaced || condition?.if === 'spell';

/** The passives of a source that count. */
export const passivesIn = (source: Source): readonly Passive[] => {
  const { passives = NONE } = source;
  return source.replaced ? passives.filter((passive) => counts(source, passive)) : passives;
};

/** A power with the place where it is printed. */
export interface PrintedPower {
  power: Power;
  path: string;
}

/** The powers of a source that count. */
export const powersIn = (source: Source): readonly PrintedPower[] => {
  if (!source.powers) return NONE;
  const printed = printedPowers(source.powers, source.path);
  return source.replaced ? printed.filter(({ power }) => counts(source, power)) : printed;
};

const NONE: readonly never[] = [];

/** By the list on the card, which is printed in one place: fights ask for it more than for anything else. */
const printedLists = new WeakMap<readonly Power[], readonly PrintedPower[]>();

function printedPowers(powers: readonly Power[], path: string): readonly PrintedPower[] {
  let printed = printedLists.get(powers);
  if (!printed) {
    printed = powers.map((power, index) => ({ power, path: `${path}.powers.${index}` }));
    printedLists.set(powers, printed);
  }
  return printed;
}

/** Whether a character may use an item: only of its own level or lower (AD-076). */
export const isOfLevel = ({ level }: Pick<Character, 'level'>, item: CardId): boolean =>
  rankOf(challengeDefinition(item).color) <= rankOf(level);

/** AD-093, AD-076: whether a character may equip an item. */
export function mayEquip(character: Character, item: CardId): boolean {
  const { slot, icons = [] } = itemOf(item);
  if (slot === 'bag' || !isOfLevel(character, item)) return false;
  const own = cardSideOf(character).icons;
  return icons.every((icon) => own.includes(icon));
}

/** Bag items that work from the bag (AD-090). */
export const workingBagItems = (character: Character): CardId[] =>
  character.bag.filter((item) => worksFromBag(character, item));

const worksFromBag = (character: Character, item: CardId): boolean =>
  itemOf(item).slot === 'bag' && isOfLevel(character, item);

function weaponSource({ weapon, level }: Character, replaced: boolean): Source[] {
  if (weapon === null || !isOfLevel({ level }, weapon)) return [];
  const { powers, passives } = itemOf(weapon);
  return [
    {
      card: weapon,
      path: 'back',
      powers,
      passives,
      ...(replaced ? { replaced: true as const } : {}),
    },
  ];
}

const attachedSource = ({ card }: Attachment): Source => ({
  card,
  path: 'attached',
  ...abilityDefinition(card).attached,
});

/**
 * Everything that works for a character: the card, what is equipped, what works from the bag, and what
 * is attached to the character or to something equipped.
 * @param replaced whether a card has been played instead of the weapon
 */
export function sourcesOf(character: Character, replaced = false): Source[] {
  const { id, level, side, armor, attached, weapon, bag } = character;
  const { powers, passives } = cardSideOf(character);
  const sources: Source[] = [
    { card: id, path: `levels.${level}.${side}`, powers, passives },
    ...weaponSource(character, replaced),
  ];
  if (armor !== null && isOfLevel(character, armor)) sources.push(itemSource(armor));
  for (const item of bag) if (worksFromBag(character, item)) sources.push(itemSource(item));
  for (const attachment of attached) {
    const { item } = attachment;
    if (item === null || item === weapon || item === armor)
      sources.push(attachedSource(attachment));
  }
  return sources;
}

function itemSource(item: CardId): Source {
  const { powers, passives } = itemOf(item);
  return { card: item, path: 'back', powers, passives };
}

/** What works for an encounter: what is printed on it. */
export function sourceOfFoe({ opponent }: Combat): Source | null {
  switch (opponent.is) {
    case 'card': {
      const { face, side } = encounterFace(opponent.card);
      return { card: opponent.card, path: side, powers: face.powers, passives: face.passives };
    }
    case 'board': {
      const { foe } = boardEncounter(opponent.encounter);
      if (!foe) throw new Error(`${opponent.encounter} can't be fought.`);
      return {
        card: opponent.encounter,
        path: 'foe',
        powers: foe.powers,
        passives: foe.passives,
      };
    }
    case 'character':
      return null;
  }
}

/**
 * Whose card something is (AD-082, W-43): an ability belongs to the character whose deck it is from, wherever
 * it is attached, an item to the character who has it, a quest to the one who has taken it. Null for events,
 * encounters and discoveries, which are nobody's.
 */
export function ownerOf(
  { characters }: AdventureState,
  card: CardId | DefinitionId,
): SeatId | null {
  if (!isDefined(card)) return null;
  const printed = definition(card);
  const owns = ({ id, bag, weapon, armor, quests, log }: Character): boolean => {
    switch (printed.type) {
      case 'character':
        return printed.id === id;
      case 'ability':
        return printed.character === id;
      case 'challenge':
        return [...bag, weapon, armor].includes(card);
      case 'quest':
        return log.includes(card) || quests.some((quest) => quest.card === card);
      default:
        return false;
    }
  };
  return characters.find(owns)?.seat ?? null;
}

/** Whose card has done something to a character; null if it is nobody's or their own. */
export function otherOwner(
  state: AdventureState,
  by: CardId | DefinitionId | null,
  to: SeatId,
): SeatId | null {
  const owner = by === null ? null : ownerOf(state, by);
  return owner === to ? null : owner;
}

/** Who fights on a side; null for an encounter. */
export function combatantOf(
  state: AdventureState,
  { attacker, opponent }: Combat,
  side: Combatant,
): Character | null {
  if (side === 'attacker') return characterOf(state, attacker);
  return opponent.is === 'character' ? characterOf(state, opponent.seat) : null;
}

/** The side of the combat on which somebody fights; null for onlookers. */
export function sideOf({ combat }: AdventureState, seat: SeatId): Combatant | null {
  if (combat?.attacker === seat) return 'attacker';
  return combat?.opponent.is === 'character' && combat.opponent.seat === seat ? 'defender' : null;
}

/** What a combatant is called in events: a character, a card, a board encounter. */
export function opponentName(state: AdventureState, { opponent }: Combat): CardId | DefinitionId {
  if (opponent.is === 'card') return opponent.card;
  return opponent.is === 'board' ? opponent.encounter : characterOf(state, opponent.seat).id;
}

/** What the combatant on a side is called in events. */
export const fighterName = (
  state: AdventureState,
  combat: Combat,
  side: Combatant,
): CardId | DefinitionId =>
  side === 'attacker' ? characterOf(state, combat.attacker).id : opponentName(state, combat);

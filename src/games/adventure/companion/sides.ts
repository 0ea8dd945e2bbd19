import type { Passive, Power } from '../rules/cards/definition.ts';
import { abilityDefinition, isDefined } from '../rules/cards/library.ts';
import type { Effect } from '../rules/language/effect.ts';
import { cardSideOf } from '../rules/queries/characters.ts';
import { holds } from '../rules/queries/conditions.ts';
import type { AdventureState, Character } from '../rules/state.ts';
import { type CharacterSide, printedOn } from '../rules/terms.ts';

/** What turning the character card over is worth: the other side compared with the face-up one (W-30). */
export const flipWorth = (state: AdventureState, character: Character): number =>
  worthOfSide(state, {
    ...character,
    side: character.side === 'starting' ? 'other' : 'starting',
  }) - worthOfSide(state, character);

/** A card in hand that can be played with one side up only. */
const FITTING_CARD = 0.9;

function worthOfSide(state: AdventureState, character: Character): number {
  const { weapon, armor, side, seat } = character;
  const {
    attack,
    damage,
    type,
    defense,
    health,
    passives = [],
    powers = [],
  } = cardSideOf(character);
  const strikes = weapon === null ? 0.8 * attack + 0.5 * damage + (type === 'ranged' ? 0.6 : 0) : 0;
  return (
    strikes +
    (armor === null ? 0.8 * defense : 0) +
    0.6 * health +
    passives.reduce((sum, passive) => sum + worthOfPassive(state, seat, passive), 0) +
    powers.reduce((sum, power) => sum + worthOfPower(power), 0) +
    FITTING_CARD * fittingCards(character, side)
  );
}

/** A condition about a fight will hold now and then. */
const NOW_AND_THEN = 0.5;

function worthOfPassive(
  state: AdventureState,
  seat: string,
  { stat, amount, if: condition }: Passive,
): number {
  const holdsNow = !condition || holds(state, condition, { seat, side: null });
  return (stat === 'movement' ? 1.2 : 0.8) * amount * (holdsNow ? 1 : NOW_AND_THEN);
}

const worthOfPower = ({ when, effect }: Power): number =>
  (isHarmful(effect) ? -0.5 : 0.7) * ('die' in when ? when.die.length / 2 : 1);

const isHarmful = (effect: Effect): boolean => effect.kind === 'damage' && effect.who === 'own';

const fittingCards = ({ hand }: Character, side: CharacterSide): number =>
  hand.filter((card) => {
    if (!isDefined(printedOn(card))) return false;
    const { if: condition } = abilityDefinition(card);
    return condition?.if === 'side' && condition.side === side;
  }).length;

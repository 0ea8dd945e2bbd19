import type { Texts } from '../../../texts/texts.ts';
import { traitText } from '../card-text/line.ts';
import { foeIcon } from '../picture/face.ts';
import type { FightScene, FightSide } from '../picture/fight.ts';
import {
  boardEncounter,
  challengeDefinition,
  definition,
  encounterFace,
} from '../rules/cards/library.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { Combat } from '../rules/state.ts';
import {
  type CardId,
  type Combatant,
  type DefinitionId,
  otherThan,
  printedOn,
} from '../rules/terms.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';
import { faceText, namesIn } from './names.ts';

/** The current fight; null if there is none. */
export function fightScene(view: AdventureView, texts: Texts): FightScene | null {
  const { combat } = view;
  if (!combat) return null;
  return {
    title: texts('adventure.picture.fight.title', {
      space: namesIn(texts).space(combat.space),
    }),
    sides: {
      attacker: sideScene(view, combat, 'attacker', texts),
      defender: sideScene(view, combat, 'defender', texts),
    },
    result: null,
  };
}

function sideScene(view: AdventureView, combat: Combat, side: Combatant, texts: Texts): FightSide {
  const values = view.values?.[side];
  const against = view.values?.[otherThan(side)];
  if (!values || !against) throw new Error('Nobody fights.');
  const die = combat.dice[side];
  return {
    ...who(view, combat, side, texts),
    values: {
      attack: values.attack,
      type: values.type,
      defense: values.defense,
      damage: values.damage,
    },
    die,
    attackLine: attackLine(die, values.attack, against.defense, texts),
    hits: null,
    triggered: playedBy(combat, side, texts),
    hasFallen: combat.fallen[side],
  };
}

function attackLine(die: number | null, attack: number, defense: number, texts: Texts): string {
  if (die === null) {
    const needed = Math.min(LIMITS.star + 1, Math.max(0, defense - attack));
    return texts('adventure.picture.fight.needs', { needed: needed <= 1 ? 0 : needed });
  }
  return texts('adventure.picture.fight.attack', {
    die: faceText(die, texts),
    attack,
    defense,
    hits: String(die + attack >= defense),
  });
}

/** Cards that a side has played in this fight. */
const playedBy = ({ played }: Combat, side: Combatant, texts: Texts): string[] =>
  played.filter((one) => one.side === side).map(({ card }) => namesIn(texts).card(card));

type Who = Pick<FightSide, 'emblem' | 'name' | 'line' | 'level' | 'health'>;

function who(view: AdventureView, combat: Combat, side: Combatant, texts: Texts): Who {
  const { opponent, attacker } = combat;
  const seat = side === 'attacker' ? attacker : opponent.is === 'character' ? opponent.seat : null;
  const character = view.characters.find((one) => one.seat === seat);
  if (character) return ofCharacter(character, texts);
  if (opponent.is === 'character') throw new Error('Nobody fights there.');
  return ofFoe(opponent.is === 'card' ? opponent.card : opponent.encounter, texts);
}

/** An encounter of a card or of the board, as it stands in a fight. */
export function ofFoe(card: CardId | DefinitionId, texts: Texts): Who {
  const { color: level, trait, side } = printedFoe(card);
  return {
    emblem: {
      is: 'foe',
      icon: foeIcon({ id: printedOn(card) }, trait ?? 'humanoid', side),
      level,
    },
    name: namesIn(texts).foe(card),
    line: trait ? traitText(trait, texts) : '',
    level,
    health: null,
  };
}

function printedFoe(card: CardId | DefinitionId) {
  if (definition(card).type === 'challenge') {
    const { face, side } = encounterFace(card);
    return { color: challengeDefinition(card).color, trait: face.trait, side };
  }
  const { color, foe } = boardEncounter(card);
  return { color, trait: foe?.trait, side: 'front' } as const;
}

const ofCharacter = ({ id, level, health, damage }: CharacterView, texts: Texts): Who => ({
  emblem: { is: 'character', character: id },
  name: namesIn(texts).character(id),
  line: texts(`adventure-cards.${id}.title`),
  level,
  health: { left: Math.max(0, health - damage), most: health },
});

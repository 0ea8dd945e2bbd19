import {
  type BlowDie,
  type BlowScene,
  type BlowSide,
  type BlowSum,
  type BlowTerm,
  conditionAfter,
} from '../../../../picture/blow/scene.ts';
import { MARK } from '../../../../picture/palette.ts';
import { capitalised } from '../../../../texts/capitalised.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { drawCombatDie } from '../../picture/dice.ts';
import { colourOf, drawEmblem } from '../../picture/emblem.ts';
import { VALUE_LOOKS } from '../../picture/looks.ts';
import { definition } from '../../rules/cards/library.ts';
import { COMBATANTS, type Combatant, otherThan } from '../../rules/terms.ts';
import { ofFoe } from '../fight-scene.ts';
import { namesIn } from '../names.ts';
import { type Fight, hasFallen } from './found.ts';

const HIT = { icon: 'check-mark', colour: MARK.green } as const;
const MISS = { icon: 'cross-mark', colour: MARK.vermilion } as const;

/** A fight, as its picture shows it: both strike, the attacker's die on the left. */
export function fightBlow(fight: Fight, texts: Texts): BlowScene {
  const { began, ended } = fight;
  const names = namesIn(texts);
  const sum = (side: Combatant) => sumOf(fight, side, texts);
  const side = (one: Combatant) => sideOf(fight, one, texts);
  return {
    title: capitalised(
      texts(`adventure-picture.blow.title.${ended?.args.result ?? 'neither-defeated'}`, {
        who: names.character(began.args.character),
        against: names.foe(began.args.against),
      }),
    ),
    sides: [side('attacker'), side('defender')],
    dice: COMBATANTS.flatMap((one) => dieOf(fight, one)),
    noDice: texts('adventure-picture.blow.no-dice'),
    sums: [sum('attacker'), sum('defender')],
  };
}

const isCharacter = (name: string): boolean => definition(name).type === 'character';

function sideOf(fight: Fight, side: Combatant, texts: Texts): BlowSide {
  const { name, harm } = fight.sides[side];
  const emblem = isCharacter(name)
    ? ({ is: 'character', character: name } as const)
    : ofFoe(name, texts).emblem;
  const fares = {
    harm: harm && {
      amount: harm.args.amount,
      left: Math.max(0, harm.args.health - harm.args.damage),
      most: harm.args.health,
    },
    hasFallen: hasFallen(fight, side),
  };
  return {
    name: capitalised(namesIn(texts).foe(name)),
    light: colourOf(emblem),
    draw: (context, x, y, size) => drawEmblem(context, emblem, x, y, size, conditionAfter(fares)),
    ...fares,
  };
}

function dieOf({ sides }: Fight, side: Combatant): BlowDie[] {
  const { die, attack, isRerolled } = sides[side];
  if (die === null) return [];
  return [
    {
      look: `${side} ${die}`,
      draw: (context, x, y, size) => drawCombatDie(context, side, die, x, y, size),
      words: String(die),
      mark: attack && (attack.args.hits === 'true' ? HIT : MISS),
      isFaint: attack === null,
      isRerolled,
    },
  ];
}

/** AD-119 to AD-122: a die and a value against a defense, and the damage of a hit. */
function sumOf(fight: Fight, side: Combatant, texts: Texts): BlowSum {
  const { attack, isHeld, name } = fight.sides[side];
  const term = (what: string, number: string, more: Partial<BlowTerm> = {}): BlowTerm => ({
    sign: '',
    number,
    words: texts(`adventure-picture.blow.term.${what}`, { number }),
    mark: null,
    ...more,
  });
  if (!attack) {
    return { terms: [term(isHeld ? 'held' : 'late', '', { mark: MISS })], tone: 'neither' };
  }
  const { die, attack: value, defense, hits } = attack.args;
  const isHit = hits === 'true';
  return {
    terms: [
      term('die', String(die)),
      term('attack', String(Math.abs(value)), { sign: value < 0 ? '−' : '+' }),
      term('defense', String(defense), { sign: isHit ? '≥' : '<' }),
      isHit
        ? term('damage', String(damageBy(fight, side)), { mark: VALUE_LOOKS.damage })
        : term('misses', '', { mark: MISS }),
    ],
    tone: !isHit ? 'neither' : isCharacter(name) ? 'good' : 'bad',
  };
}

/** What a side's hit has dealt: less than it should if something has averted it. */
export function damageBy({ sides, ended }: Fight, side: Combatant): number {
  const struck = sides[otherThan(side)];
  const due = sides[side].attack?.args.damage ?? 0;
  if (struck.harm) return struck.harm.args.amount;
  return ended && isCharacter(struck.name) ? 0 : due;
}

import type { BlowMark, BlowSum, BlowTerm } from '../../../../picture/blow/scene.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { BLOW_MARKS } from '../../picture/blow/marks.ts';
import type { Blow } from './found.ts';

/** How a blow is reckoned (AQ-191, AQ-192, AQ-194 to AQ-197). */
export function sumOf(blow: Blow, texts: Texts): BlowSum {
  const damage = blow.harm?.args.amount ?? 0;
  const { test } = blow.rolled.args;
  const terms = test === 'attack' ? dealt(blow, damage) : warded(blow, damage);
  const term = (sign: string, { what, number, mark }: Counted): BlowTerm => {
    const amount = Math.abs(number);
    const words = texts(`altar-quest-picture.blow.term.${what}`, { number: amount, test });
    return { sign, number: String(amount), words, mark };
  };
  const [first, ...others] = terms;
  return {
    terms: [
      ...(first ? [term('', first)] : []),
      ...others
        .filter(({ number }) => number !== 0)
        .map((one) => term(one.number < 0 ? '−' : '+', one)),
      term('=', { what: 'damage', number: damage, mark: null }),
    ],
    tone: damage === 0 ? 'neither' : test === 'attack' ? 'good' : 'bad',
  };
}

interface Counted {
  what: 'hits' | 'strength' | 'blocked' | 'defense' | 'armor' | 'more' | 'averted' | 'damage';
  /** Negative for what is taken off. */
  number: number;
  mark: BlowMark | null;
}

/** Successes, less defense and armor; a card may have added to what gets through. */
function dealt({ result, armor }: Blow, damage: number): Counted[] {
  if (result?.type !== 'attack-resolved') return [];
  const { successes, defense, hits } = result.args;
  return [
    { what: 'hits', number: successes, mark: BLOW_MARKS.hits },
    { what: 'defense', number: -defense, mark: BLOW_MARKS.defense },
    { what: 'more', number: damage > 0 ? damage + armor - hits : 0, mark: null },
    { what: 'armor', number: -armor, mark: BLOW_MARKS.armor },
  ];
}

/** The strength of the blow, less successes, defense, armor and what cards avert. */
function warded({ rolled, result, armor }: Blow, damage: number): Counted[] {
  if (!result || result.type === 'attack-resolved') return [];
  const { successes, left } = result.args;
  const defense = result.type === 'inflict-resolved' ? result.args.defense : 0;
  return [
    { what: 'strength', number: rolled.args.difficulty, mark: BLOW_MARKS.hits },
    { what: 'blocked', number: -successes, mark: BLOW_MARKS.blocks },
    { what: 'defense', number: -defense, mark: BLOW_MARKS.defense },
    { what: 'armor', number: -armor, mark: BLOW_MARKS.armor },
    { what: 'averted', number: Math.min(0, damage - (left - armor)), mark: null },
  ];
}

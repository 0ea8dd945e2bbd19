import type { Odds } from '../../games/adventure/rules/odds/odds.ts';
import { characterNamed, characterOf } from '../../games/adventure/rules/queries/characters.ts';
import type { AdventureMatch, Came } from './playing-out.ts';

/** Chances to be dealt damage, and to be defeated, from 0 to 1. */
export interface Measures {
  'hurt attacker': number;
  'hurt defender': number;
  'fallen attacker': number;
  'fallen defender': number;
}

export const nothing = (): Measures => ({
  'hurt attacker': 0,
  'hurt defender': 0,
  'fallen attacker': 0,
  'fallen defender': 0,
});

/** Adds the result of something, weighted by its share in the whole. */
export function addTo(measures: Measures, came: Measures, share: number): void {
  for (const measure of Object.keys(measures) as (keyof Measures)[]) {
    measures[measure] += share * came[measure];
  }
}

/** The measures of one way in which a fight went: 0 or 1. */
export function measuresOf(
  match: AdventureMatch,
  option: string,
  { hurt, result }: Came,
): Measures {
  const { attacker, defender } = fightersIn(match, option);
  const isHurt = (who: string | null) =>
    result !== 'canceled' && who !== null && (hurt[who] ?? 0) > 0;
  const isFallen = (whose: string) => result === whose || result === 'both-defeated';
  return {
    'hurt attacker': Number(isHurt(attacker)),
    // AD-126: nothing is told about an encounter except that it falls.
    'hurt defender': Number(defender === null ? isFallen('opponent-defeated') : isHurt(defender)),
    'fallen attacker': Number(isFallen('character-defeated')),
    'fallen defender': Number(isFallen('opponent-defeated')),
  };
}

/** The chances that were foretold. */
export const saidBy = ({ hurt, fallen }: Odds): Measures => ({
  'hurt attacker': hurt.attacker,
  'hurt defender': hurt.defender,
  'fallen attacker': fallen.attacker,
  'fallen defender': fallen.defender,
});

/** By how much sums of floating-point numbers that should be equal may differ. */
const ROUNDING = 1e-9;

/** How foretold chances differ from the results. */
export function differences(odds: Odds, came: Measures): string[] {
  const said = saidBy(odds);
  return (Object.keys(said) as (keyof Measures)[])
    .filter((measure) => Math.abs(said[measure] - came[measure]) > ROUNDING)
    .map((measure) => `${measure}: said ${said[measure]}, came ${came[measure]}`);
}

/** The characters who fight, or who will when an option has been chosen. */
function fightersIn({ state }: AdventureMatch, option: string) {
  const { combat, turn } = state;
  const attacker = characterOf(state, combat?.attacker ?? turn?.seat ?? '').id;
  if (combat) {
    const { opponent } = combat;
    const defender = opponent.is === 'character' ? characterOf(state, opponent.seat).id : null;
    return { attacker, defender };
  }
  const [verb, whom = ''] = option.split(':');
  return { attacker, defender: verb === 'attack' ? characterNamed(state, whom).id : null };
}

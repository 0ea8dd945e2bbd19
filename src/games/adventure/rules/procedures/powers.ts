import { finish, procedure, type StepResult } from '../../../../kernel/procedure.ts';
import type { Moment, Power } from '../cards/definition.ts';
import { begin } from '../effects/resolving/perform.ts';
import type { Scope } from '../language/kind.ts';
import {
  combatantOf,
  type PrintedPower,
  powersIn,
  type Source,
  sourceOfFoe,
  sourcesOf,
} from '../queries/cards.ts';
import { characterOf } from '../queries/characters.ts';
import { holds } from '../queries/conditions.ts';
import type { Adventure, AdventureRun, AdventureState } from '../state.ts';
import { type Combatant, printedOn } from '../terms.ts';

/** A power that works now, with what it is printed on. */
interface Working extends PrintedPower {
  source: Source;
}

interface Data {
  seat: string;
  moment: Moment;
  /** Powers that have worked already. */
  done?: string[];
  [note: string]: string | string[] | undefined;
}

/** Everything that works for a combatant at a moment, one after another. */
export const powers = procedure<Adventure, Data>('powers', {
  next: (run, data) => {
    const { seat, moment, done = [] } = data;
    const { state } = run;
    const next = firstPower(
      sourcesOf(characterOf(state, seat)),
      (one) =>
        'moment' in one.power.when &&
        one.power.when.moment === moment &&
        !done.includes(nameOf(one)) &&
        applies(state, one.power, seat, null),
    );
    if (!next) return finish();
    data.done = [...done, nameOf(next)];
    return work(run, next, { seat, card: next.source.card }, 'next');
  },
});

/**
 * AD-119, AD-120, AD-145: first the defender's powers, then the attacker's, each once in a combat. What one
 * of them does to a die may trigger another. A fighter defeated on the way triggers no more, because a defeat
 * is immediate (AD-067, W-48); what the survivor's die has triggered is still mandatory.
 */
export const combatPowers = procedure<Adventure, { [note: string]: string }>('combat-powers', {
  next: (run) => {
    const { combat } = run.state;
    if (!combat || combat.canceled) return finish();
    for (const side of ['defender', 'attacker'] as const) {
      const next = pendingPower(run.state, side);
      if (!next) continue;
      combat.triggered.push(`${side} ${nameOf(next)}`);
      const character = combatantOf(run.state, combat, side);
      const scope: Scope = character
        ? { seat: character.seat, card: next.source.card, side }
        : { seat: combat.attacker, card: next.source.card, side, foe: true };
      return work(run, next, scope, 'next');
    }
    return finish();
  },
});

function pendingPower(state: AdventureState, side: Combatant): Working | undefined {
  const { combat } = state;
  if (!combat || combat.fallen[side]) return undefined;
  const character = combatantOf(state, combat, side);
  const foe = character ? null : sourceOfFoe(combat);
  const sources = character ? sourcesOf(character, combat.spells[side] !== null) : foe ? [foe] : [];
  const die = combat.dice[side];
  return firstPower(
    sources,
    (one) =>
      triggers(one.power, die) &&
      !combat.triggered.includes(`${side} ${nameOf(one)}`) &&
      applies(state, one.power, character?.seat ?? null, side),
  );
}

const triggers = ({ when }: Power, die: number | null): boolean =>
  'die' in when ? die !== null && when.die.includes(die) : when.moment === 'combat';

const applies = (
  state: AdventureState,
  { if: condition }: Power,
  seat: string | null,
  side: Combatant | null,
): boolean => condition === undefined || holds(state, condition, { seat, side });

function firstPower(
  sources: readonly Source[],
  works: (one: Working) => boolean,
): Working | undefined {
  for (const source of sources) {
    for (const { power, path } of powersIn(source)) {
      const one = { source, power, path };
      if (works(one)) return one;
    }
  }
  return undefined;
}

const nameOf = ({ source, path }: Working): string => `${source.card} ${path}`;

function work(
  run: AdventureRun,
  { source, path }: Working,
  scope: Scope,
  step: string,
): StepResult<never> {
  run.emit('power-used', { by: source.card, path });
  return begin({ card: printedOn(source.card), path: `${path}.effect` }, scope, step);
}

export const powerProcedures = [powers, combatPowers];

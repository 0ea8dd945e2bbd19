import type { Condition } from '../cards/condition.ts';
import type { Power } from '../cards/definition.ts';
import { foresee } from '../effects/language/registry.ts';
import {
  combatantOf,
  passivesIn,
  powersIn,
  type Source,
  sourceOfFoe,
  sourcesOf,
} from '../queries/cards.ts';
import { holds } from '../queries/conditions.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState, Combat } from '../state.ts';
import { COMBATANTS, type Combatant } from '../terms.ts';
import { attacks, type Forecast, type Sides, sidesOf } from './attacks.ts';
import { type Imagined, imagine } from './imagined.ts';

/** Every face of a combat die (AD-118). */
export const FACES = Array.from({ length: LIMITS.star }, (_, index) => index + 1);

/** One way in which a combat can end. */
export interface Ending {
  forecast: Forecast;
  chance: number;
}

/** What does not depend on the dice. */
export interface Prepared {
  /** The powers of both sides, the defender's first (AD-119). */
  powers: readonly Pending[];
  /** What both fight with while no power works; null where dice and attacks change what counts. */
  plain: Sides | null;
  /** Changes that are counted in there. */
  changes: number;
}

/** Looks up what does not depend on the dice. */
export function prepare(state: AdventureState, combat: Combat): Prepared {
  const now: AdventureState = { ...state, combat };
  const sources = (['defender', 'attacker'] as const).map((side) => ({
    side,
    sources: sourcesOn(now, combat, side),
  }));
  const passives = sources.flatMap((one) => one.sources.flatMap(passivesIn));
  return {
    powers: sources.flatMap((one) =>
      one.sources.flatMap((source) =>
        powersIn(source).map(({ power, path }) => ({
          name: `${one.side} ${source.card} ${path}`,
          side: one.side,
          power,
        })),
      ),
    ),
    plain: passives.some(({ if: condition }) => isFickle(condition)) ? null : sidesOf(now, combat),
    changes: combat.changes.length,
  };
}

function sourcesOn(state: AdventureState, combat: Combat, side: Combatant): readonly Source[] {
  const character = combatantOf(state, combat, side);
  if (character) return sourcesOf(character, combat.spells[side] !== null);
  const foe = sourceOfFoe(combat);
  return foe ? [foe] : [];
}

/** Whether what holds can change while powers work. */
const isFickle = (condition: Condition | undefined): boolean =>
  condition?.if === 'die' ||
  condition?.if === 'own-type' ||
  condition?.if === 'opponent-type' ||
  (condition?.if === 'not' && isFickle(condition.condition));

const NONE = { attacker: 0, defender: 0 } as const;

/** How a combat with these dice can end: in one way, unless a power rolls again. */
export function endings(state: AdventureState, combat: Combat, known: Prepared): Ending[] {
  const { powers, plain } = known;
  const isPlain = !powers.some(({ side, power }) => triggers(power, combat.dice[side]));
  if (plain && isPlain) return [{ forecast: attacks(combat, plain, NONE), chance: 1 }];
  return settled(imagine(state, combat), known, 1);
}

/** The powers one after the other (AD-119, AD-120), then the attacks; each face of a die that is rolled again by itself. */
function settled(now: Imagined, known: Prepared, chance: number): Ending[] {
  const { powers } = known;
  for (let next = pendingPower(now, powers); next; next = pendingPower(now, powers)) {
    now.combat.triggered.push(next.name);
    foresee(now, next.power.effect, next.side);
    const side = now.again.pop();
    if (side) {
      return FACES.flatMap((face) => {
        const fork = imagine(now.state, now.combat);
        fork.dealt = { ...now.dealt };
        fork.combat.dice[side] = face;
        return settled(fork, known, chance / FACES.length);
      });
    }
  }
  const { state, combat, dealt } = now;
  const sides = changedSides(combat, known) ?? sidesOf(state, combat);
  return [{ forecast: attacks(combat, sides, dealt), chance }];
}

/** What both fight with after powers have changed it; null where that has to be looked up anew. */
function changedSides({ changes }: Combat, known: Prepared): Sides | null {
  const { plain } = known;
  // Damage that was cut off at 0 does not say how far below it was.
  if (!plain || COMBATANTS.some((side) => plain.values[side].damage === 0)) return null;
  const values = { attacker: { ...plain.values.attacker }, defender: { ...plain.values.defender } };
  for (const change of changes.slice(known.changes)) {
    const side = values[change.side];
    side.attack += change.attack ?? 0;
    side.defense += change.defense ?? 0;
    side.damage += change.damage ?? 0;
    side.prevents += change.prevents ?? 0;
    side.held ||= change.held ?? false;
    side.type = change.type ?? side.type;
  }
  for (const side of COMBATANTS) values[side].damage = Math.max(0, values[side].damage);
  return { values, left: plain.left };
}

interface Pending {
  name: string;
  side: Combatant;
  power: Power;
}

/** The next power that works and has not yet. */
function pendingPower(
  { state, combat }: Imagined,
  powers: readonly Pending[],
): Pending | undefined {
  if (combat.canceled) return undefined;
  return powers.find(({ name, side, power }) => {
    if (combat.triggered.includes(name) || !triggers(power, combat.dice[side])) return false;
    const seat = combatantOf(state, combat, side)?.seat ?? null;
    return power.if === undefined || holds(state, power.if, { seat, side });
  });
}

const triggers = ({ when }: Power, die: number | null): boolean =>
  'die' in when ? die !== null && when.die.includes(die) : when.moment === 'combat';

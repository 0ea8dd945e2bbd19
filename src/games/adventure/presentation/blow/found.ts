import { isEvent } from '../../../../cards/telling/folds.ts';
import type { Combatant } from '../../rules/terms.ts';
import type { ToldAs } from '../events/sentence.ts';
import type { Told } from '../events/telling.ts';

/** A fight that has come to blows. */
export interface Fight {
  /** The events that tell of it, and no others. */
  readonly events: Told[];
  readonly began: ToldAs<'combat-began'>;
  readonly sides: { readonly [side in Combatant]: Side };
  ended: ToldAs<'combat-ended'> | null;
}

/** What one side has rolled, done and suffered. */
interface Side {
  /** A character, or the opponent. */
  readonly name: string;
  die: number | null;
  isRerolled: boolean;
  attack: ToldAs<'attacked'> | null;
  isHeld: boolean;
  /** What the other's attack has done to a character. */
  harm: ToldAs<'damaged'> | null;
}

/** Every fight in which somebody has struck and that was not called off, in order. */
export function fightsIn(events: readonly Told[]): Fight[] {
  const fights: Fight[] = [];
  for (const event of events) {
    if (isEvent(event, 'combat-began')) {
      fights.push(begun(event));
      continue;
    }
    const fight = fights.at(-1);
    if (fight && fight.ended === null && takesIn(fight, event)) fight.events.push(event);
  }
  return fights.filter(
    ({ sides, ended }) =>
      (sides.attacker.attack ?? sides.defender.attack) !== null &&
      ended?.args.result !== 'canceled',
  );
}

function begun(began: ToldAs<'combat-began'>): Fight {
  const side = (name: string): Side => ({
    name,
    die: null,
    isRerolled: false,
    attack: null,
    isHeld: false,
    harm: null,
  });
  const { character, against } = began.args;
  const sides = { attacker: side(character), defender: side(against) };
  return { events: [began], began, sides, ended: null };
}

/** Takes an event in; false if it doesn't belong to the fight. */
function takesIn(fight: Fight, event: Told): boolean {
  const { sides } = fight;
  if (isEvent(event, 'dice-rolled')) {
    sides.attacker.die = event.args.attacker;
    sides.defender.die = event.args.defender;
  } else if (isEvent(event, 'die-rerolled') || isEvent(event, 'die-turned')) {
    const side = sides[event.args.side];
    side.die = event.args.die;
    side.isRerolled = true;
  } else if (isEvent(event, 'attacked')) {
    const side = sides[event.args.side];
    side.attack = event;
    side.die = event.args.die;
  } else if (isEvent(event, 'attack-held')) sides[event.args.side].isHeld = true;
  else if (isEvent(event, 'combat-ended')) fight.ended = event;
  else return isEvent(event, 'damaged') && takesInHarm(fight, event);
  return true;
}

/** The first damage after a hit is the hit's; whatever follows has another reason. */
function takesInHarm({ sides }: Fight, event: ToldAs<'damaged'>): boolean {
  const { attacker, defender } = sides;
  for (const [struck, by] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    const isHit = by.attack?.args.hits === 'true';
    if (struck.name !== event.args.character || !isHit || struck.harm) continue;
    struck.harm = event;
    return true;
  }
  return false;
}

/** Whether a side has fallen, as far as the fight has got. */
export function hasFallen({ ended }: Fight, side: Combatant): boolean {
  const result = ended?.args.result;
  return (
    result === 'both-defeated' ||
    result === (side === 'attacker' ? 'character-defeated' : 'opponent-defeated')
  );
}

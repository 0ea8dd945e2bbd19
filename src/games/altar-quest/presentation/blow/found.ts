import { isEvent } from '../../../../cards/telling/folds.ts';
import type { HeroDieFace } from '../../rules/terms.ts';
import type { EventAmong } from '../events/fold.ts';
import type { AltarQuestEvent } from '../events/telling.ts';

/** A test that strikes somebody, from its roll to what comes of it. */
export interface Blow {
  /** The events that tell of it, and no others. */
  readonly events: AltarQuestEvent[];
  readonly rolled: EventAmong<'dice-rolled'>;
  faces: HeroDieFace[];
  /** Where the dice begin that were rolled again; null if none were. */
  rerolled: number | null;
  /** Focus tokens used, each of which turned a die. */
  turned: number;
  result: EventAmong<'attack-resolved' | 'inflict-resolved' | 'resist-resolved'> | null;
  /** Armor tokens that took some of it. */
  armor: number;
  /** Whether the result may yet hurt. */
  isDue: boolean;
  harm: EventAmong<'enemy-damaged' | 'damage-suffered'> | null;
  hasFallen: boolean;
}

/**
 * Every attack that was resolved, and every inflict and resist that has hurt somebody, in order. Whatever else
 * happens in between is left out.
 */
export function blowsIn(events: readonly AltarQuestEvent[]): Blow[] {
  const blows: Blow[] = [];
  for (const event of events) {
    if (isEvent(event, 'dice-rolled')) {
      blows.push(begun(event));
      continue;
    }
    const blow = blows.at(-1);
    if (!blow) continue;
    if (takesIn(blow, event)) blow.events.push(event);
    // An attack hurts at once; what comes later has another reason.
    else if (blow.result?.type === 'attack-resolved') blow.isDue = false;
  }
  return blows.filter(({ result, harm }) => result?.type === 'attack-resolved' || harm !== null);
}

const begun = (rolled: EventAmong<'dice-rolled'>): Blow => ({
  events: [rolled],
  rolled,
  faces: rolled.args.faces,
  rerolled: null,
  turned: 0,
  result: null,
  armor: 0,
  isDue: false,
  harm: null,
  hasFallen: false,
});

/** Takes an event in; false if it doesn't belong to the blow. */
function takesIn(blow: Blow, event: AltarQuestEvent): boolean {
  const { hero, test } = blow.rolled.args;
  if (test !== 'attack' && test !== 'inflict' && test !== 'resist') return false;
  if (blow.result) return takesInHarm(blow, event);
  if (isEvent(event, 'focus-used', { hero })) blow.turned += event.args.amount;
  else if (isEvent(event, 'dice-rolled-again', { hero })) {
    blow.rerolled = keptOf(blow.faces, event.args.faces);
    blow.faces = event.args.faces;
  } else if (
    isEvent(event, 'attack-resolved', { hero }) ||
    isEvent(event, 'inflict-resolved', { hero }) ||
    isEvent(event, 'resist-resolved', { hero })
  ) {
    blow.result = event;
    blow.isDue = event.type === 'attack-resolved' || event.args.left > 0;
  } else return false;
  return true;
}

/**
 * How many dice lay still: these come first afterwards. Either all but those that showed a bare focus, or the
 * criticals alone.
 */
function keptOf(before: readonly HeroDieFace[], after: readonly HeroDieFace[]): number {
  const successes = before.filter((face) => face !== 'focus');
  const isPrefix = successes.every((face, index) => after[index] === face);
  return isPrefix && successes.length < before.length
    ? successes.length
    : before.filter((face) => face === 'critical').length;
}

function takesInHarm(blow: Blow, event: AltarQuestEvent): boolean {
  const struck = struckBy(blow);
  const source = sourceOf(blow);
  if (blow.harm) {
    const falls =
      isEvent(event, 'enemy-defeated', { enemy: struck }) ||
      isEvent(event, 'hero-defeated', { hero: struck }) ||
      isEvent(event, 'ally-defeated', { ally: struck });
    // Who is left some health, and falls all the same, falls by something else.
    if (!falls || blow.harm.args.left > 0) return false;
    blow.hasFallen = true;
    return true;
  }
  if (!blow.isDue) return false;
  if (isEvent(event, 'armor-lost', { figure: struck })) {
    blow.armor += event.args.amount;
    blow.isDue = blow.result?.type === 'attack-resolved' || blow.armor < leftOf(blow);
    return true;
  }
  if (
    isEvent(event, 'enemy-damaged', { enemy: struck }) ||
    isEvent(event, 'damage-suffered', { figure: struck, from: source })
  ) {
    blow.harm = event;
    return true;
  }
  if (isEvent(event, 'damage-prevented', { figure: struck })) blow.isDue = false;
  return false;
}

/** What is left of what was inflicted, before armor. */
const leftOf = ({ result }: Blow): number =>
  result && result.type !== 'attack-resolved' ? result.args.left : 0;

/** The enemy that an attack is aimed at, or the card that inflicts harm. */
const sourceOf = ({ rolled: { args } }: Blow): string => args.enemy || args.card;

/** Who strikes: a hero or an ally who attacks, else the enemy or the card that inflicts harm. */
export const strikerOf = (blow: Blow): string =>
  blow.rolled.args.test === 'attack' ? blow.rolled.args.hero : sourceOf(blow);

/** Who is struck. */
export const struckBy = (blow: Blow): string =>
  blow.rolled.args.test === 'attack' ? sourceOf(blow) : blow.rolled.args.hero;

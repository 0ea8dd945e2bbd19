import { type Choice, type Decision, formFor, type Refusal } from '../../kernel/decision.ts';
import { isMeant } from '../../kernel/nearest-names.ts';

/**
 * A refusal of the rules in plain words.
 * @param open what is open, for the seat that got it wrong: only what the seat may know is named
 */
export function refusalInWords(
  refusal: Refusal,
  open: readonly Decision[],
  { seat, decision: id, options }: Choice,
): string {
  const decision = open.find((one) => one.id === id);
  if (!decision) {
    const ids = open.map((one) => one.id);
    return ids.length === 0
      ? `The match is over: question ${id} is no longer open.`
      : `Question ${id} isn’t open. Open now: ${ids.join(', ')}.`;
  }
  if (refusal === 'not-yours') {
    return `That’s for ${decision.seats.join(', ')} to choose, not ${seat}.`;
  }
  return whyNotThese(formFor(decision, seat), options);
}

function whyNotThese({ id, choose: { min, max }, options }: Decision, ids: string[]): string {
  const offered = options.map((option) => option.id);
  const unknown = ids.find((one) => !offered.includes(one));
  if (unknown !== undefined) {
    const meant = isMeant(offered, unknown);
    return `Question ${id} doesn’t offer ${JSON.stringify(unknown)}.${meant}`;
  }
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice !== undefined) return `${twice} is given twice.`;
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  return `Question ${id} takes ${wanted} of its options, not ${ids.length}.`;
}

import { z } from 'zod';
import { expectedAmong } from '../../kernel/nearest-names.ts';
import { type JsonBudget, OverBudget, parseWithin } from '../../outside/json.ts';
import { type PipeRefusal, REQUESTS, type Request } from './lines.ts';

/** A line that is no request, with what is wrong with it in plain words. */
export interface Unreadable {
  refusal: PipeRefusal;
  reason: string;
}

/** Maximum characters of a line: a choice of everything that a question offers has a few hundred. */
export const LONGEST_LINE = 65_536;
/** Maximum problems of a line to report. */
const MOST_TOLD = 5;
const BUDGET: JsonBudget = { characters: LONGEST_LINE, values: 1_000, depth: 10 };

/**
 * The request in a line.
 * @param text null for a line that was too long to be kept
 */
export function readRequest(text: string | null): Request | Unreadable {
  if (text === null) {
    return { refusal: 'too-much', reason: `A line can have at most ${LONGEST_LINE} characters.` };
  }
  let json: unknown;
  try {
    json = parseWithin(text, BUDGET);
  } catch (problem) {
    if (problem instanceof OverBudget) {
      return { refusal: 'too-much', reason: `This line holds too much: ${problem.message}` };
    }
    const why = problem instanceof Error ? problem.message : String(problem);
    return { refusal: 'not-json', reason: `This line is not JSON: ${why}` };
  }
  const head = z.looseObject({ type: z.string() }).safeParse(json);
  if (!head.success) {
    return {
      refusal: 'malformed',
      reason: 'A line is an object with a type, like {"type":"look","viewer":"table"}.',
    };
  }
  const { type } = head.data;
  if (!isType(type)) {
    return {
      refusal: 'unknown-type',
      reason: `type: ${expectedAmong(Object.keys(REQUESTS), type)}`,
    };
  }
  const read = REQUESTS[type].safeParse(json);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => [...path, message].join(': '));
  return { refusal: 'malformed', reason: problems.slice(0, MOST_TOLD).join('; ') };
}

const isType = (type: string): type is keyof typeof REQUESTS => Object.hasOwn(REQUESTS, type);

import { z } from 'zod';
import { expectedAmong } from '../../kernel/nearest-names.ts';
import { type PipeRefusal, REQUESTS, type Request } from './lines.ts';

/** A line that is no request, with what is wrong with it in plain words. */
export interface Unreadable {
  refusal: PipeRefusal;
  reason: string;
}

/** The request in a line. */
export function readRequest(text: string): Request | Unreadable {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (problem) {
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
  return { refusal: 'malformed', reason: problems.join('; ') };
}

const isType = (type: string): type is keyof typeof REQUESTS => Object.hasOwn(REQUESTS, type);

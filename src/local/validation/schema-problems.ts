import type { ErrorObject } from 'ajv';

export interface SchemaProblem {
  /** Place in the body as a JSON pointer. */
  path: string;
  message: string;
}

/** Errors that only say "none of the alternatives fits"; the alternatives' own errors say why. */
const UMBRELLA: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

/**
 * The errors worth reading among all that a schema with alternatives produces: alternatives whose `type` number
 * does not even fit are left out, and of the rest the deepest places are kept.
 */
export function clearest(errors: readonly ErrorObject[]): SchemaProblem[] {
  const wrongAlternative = (error: ErrorObject) =>
    error.instancePath.endsWith('/type') && error.keyword === 'enum';
  const telling = errors.filter(
    (error) => !UMBRELLA.has(error.keyword) && !wrongAlternative(error),
  );
  const candidates = telling.length > 0 ? telling : [...errors];
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const deepest = Math.max(...candidates.map(depth));
  const seen = new Map<string, SchemaProblem>();
  for (const error of candidates) {
    if (depth(error) < deepest && telling.some((other) => nested(error, other))) continue;
    const message = `${error.message ?? error.keyword} ${detail(error)}`.trim();
    seen.set(`${error.instancePath} ${message}`, { path: error.instancePath, message });
  }
  return [...seen.values()].slice(0, 8);
}

function nested(outer: ErrorObject, inner: ErrorObject): boolean {
  return inner.instancePath.startsWith(`${outer.instancePath}/`);
}

function detail(error: ErrorObject): string {
  const params: Record<string, unknown> = error.params;
  if (error.keyword === 'enum') return JSON.stringify(params.allowedValues);
  return error.keyword === 'additionalProperties' ? String(params.additionalProperty) : '';
}

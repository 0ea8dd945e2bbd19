import { existsSync, readFileSync } from 'node:fs';
import { isLoose, type Loose } from './json.ts';
import { clearest, type SchemaProblem } from './schema-problems.ts';

/** Checks bodies against Discord's OpenAPI description. */
export interface SchemaChecks {
  request(method: string, pattern: string, body: unknown): SchemaProblem[];
  /** @param body the JSON as sent */
  response(method: string, pattern: string, status: number, body: string): SchemaProblem[];
}

const NO_CHECKS: SchemaChecks = { request: () => [], response: () => [] };

/** Fields that Discord accepts as strings although its description says integer. */
const STRING_TOO = ['default_member_permissions'];

/** The checks of each description: to compile them takes seconds, and they keep nothing of what they check. */
const opened = new Map<string, SchemaChecks>();

/**
 * The checks for the description at `path`, the same each time. Without a path, or if the file or ajv is
 * missing, nothing is checked, and a notice says so.
 */
export async function openSchemaChecks(
  path: string | undefined,
  notice: (text: string) => void,
): Promise<SchemaChecks> {
  if (path === undefined) return NO_CHECKS;
  if (!existsSync(path)) {
    notice(`Requests are not checked against Discord's API description: there is no ${path}.`);
    return NO_CHECKS;
  }
  const ajv = await import('ajv/dist/2020.js').catch(() => null);
  if (!ajv) {
    notice("Requests are not checked against Discord's API description: ajv is not installed.");
    return NO_CHECKS;
  }
  const known = opened.get(path);
  if (known) return known;
  const description: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isLoose(description)) throw new TypeError(`${path} is not an OpenAPI description`);
  relax(description);
  const validator = new ajv.Ajv2020({
    strict: false,
    allErrors: true,
    formats: {
      'date-time': (value: string) => !Number.isNaN(Date.parse(value)),
      uri: (value: string) => URL.canParse(value),
      snowflake: true,
      nonce: true,
      int32: true,
      int64: true,
      double: true,
    },
  });
  validator.addSchema(description, 'discord');
  const checks = new OpenApiChecks(description, (reference) => {
    const validate = validator.compile({ $ref: `discord#${reference}` });
    return (body) => (validate(body) ? [] : clearest(validate.errors ?? []));
  });
  opened.set(path, checks);
  return checks;
}

function relax(node: unknown): void {
  if (Array.isArray(node)) for (const child of node) relax(child);
  if (!isLoose(node)) return;
  for (const [key, child] of Object.entries(node)) {
    if (STRING_TOO.includes(key) && isLoose(child) && Array.isArray(child.type)) {
      child.type = ['integer', 'null', 'string'];
      continue;
    }
    relax(child);
  }
}

type Check = (body: unknown) => SchemaProblem[];

const pointerStep = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Compiles the check of a body when it is first needed; that takes about 0.1 s each. */
class OpenApiChecks implements SchemaChecks {
  readonly #paths: Loose;
  readonly #compile: (reference: string) => Check;
  readonly #checks = new Map<string, Check>();

  constructor(description: Loose, compile: (reference: string) => Check) {
    this.#paths = isLoose(description.paths) ? description.paths : {};
    this.#compile = compile;
  }

  request(method: string, pattern: string, body: unknown): SchemaProblem[] {
    const operation = this.#operation(method, pattern);
    if (!operation) return [{ path: '', message: `Discord describes no ${method} ${pattern}` }];
    if (body === undefined || !isLoose(operation.requestBody)) return [];
    return this.#check(
      pattern,
      method,
      ['requestBody', 'content', 'application/json', 'schema'],
      body,
    );
  }

  response(method: string, pattern: string, status: number, body: string): SchemaProblem[] {
    const operation = this.#operation(method, pattern);
    const responses = operation && isLoose(operation.responses) ? operation.responses : {};
    const described = responses[String(status)];
    if (!isLoose(described))
      return [{ path: '', message: `Discord describes no answer ${status}` }];
    if (!isLoose(described.content)) return [];
    const steps = ['responses', String(status), 'content', 'application/json', 'schema'];
    return this.#check(pattern, method, steps, JSON.parse(body));
  }

  #operation(method: string, pattern: string): Loose | null {
    const item = this.#paths[pattern];
    const operation = isLoose(item) ? item[method.toLowerCase()] : null;
    return isLoose(operation) ? operation : null;
  }

  #check(
    pattern: string,
    method: string,
    steps: readonly string[],
    body: unknown,
  ): SchemaProblem[] {
    const parts = ['paths', pattern, method.toLowerCase(), ...steps];
    const reference = `/${parts.map(pointerStep).join('/')}`;
    const check = this.#checks.get(reference) ?? this.#compile(reference);
    this.#checks.set(reference, check);
    return check(body);
  }
}

import { IntlMessageFormat } from 'intl-messageformat';
import type { Grammar } from './grammar.ts';
import { withForms } from './inflected.ts';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a message needs to be filled in. */
export interface MessageArguments {
  /** Those whose words or numbers are written. */
  written: ReadonlySet<string>;
  /** Those that only decide which words are written, in addition. */
  deciding: ReadonlySet<string>;
}

/** @throws SyntaxError if it is no ICU message */
export function argumentsOf(message: string, grammar: Grammar): MessageArguments {
  const written = new Set<string>();
  const deciding = new Set<string>();
  const { message: readable, inflected } = withForms(message, grammar);
  const named = new Map(inflected.map(({ name, argument }) => [name, argument]));
  const read = (parts: readonly Part[], counted: string | null) => {
    for (const part of parts) {
      if ('options' in part) {
        const { value, options } = part as { value: string; options: Branches };
        const isCounted = 'pluralType' in part;
        (named.has(value) ? written : deciding).add(named.get(value) ?? value);
        for (const branch of Object.values(options))
          read(branch.value, isCounted ? value : counted);
      } else if ('value' in part && part.type !== LITERAL) {
        const name = String(part.value);
        written.add(named.get(name) ?? name);
      } else if (part.type === POUND && counted !== null) written.add(counted);
    }
  };
  read(new IntlMessageFormat(readable, 'en', undefined, { ignoreTag: true }).getAst(), null);
  for (const name of written) deciding.delete(name);
  return { written, deciding };
}

type Branches = Record<string, { value: Part[] }>;

/** Kinds of a message's parts, as its parser numbers them. */
const LITERAL = 0;
const POUND = 7;

import { IntlMessageFormat } from 'intl-messageformat';
import { readGrammar, USUAL } from '../../src/texts/catalogue.ts';
import { withForms } from '../../src/texts/inflected.ts';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

const english = readGrammar(USUAL);

/** How many ways of a message are read; no message of ours has more that differ in their words. */
const MOST = 400;

/**
 * How a message may read: every way its branches can be combined, with `{name}` where something is
 * filled in and 3 for a plural's number.
 */
export function renderingsOf(message: string): string[] {
  const { message: readable } = withForms(message, english);
  return [...new Set(ofParts(new IntlMessageFormat(readable, 'en').getAst()))];
}

function ofParts(parts: readonly Part[]): string[] {
  return parts.reduce<string[]>(
    (before, part) => {
      const ways = ofPart(part);
      return before.flatMap((start) => ways.map((way) => start + way)).slice(0, MOST);
    },
    [''],
  );
}

function ofPart(part: Part): string[] {
  if ('options' in part) {
    const { options } = part as { options: Record<string, { value: Part[] }> };
    return Object.values(options).flatMap(({ value }) => ofParts(value));
  }
  if (part.type === 0) return [part.value];
  return ['value' in part ? `{${String(part.value)}}` : '3'];
}

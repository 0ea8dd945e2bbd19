import type { Grammar } from './grammar.ts';

/** A form that a message asks for: `{enemy, the}` is the argument `enemy` in the form `the`. */
export interface InflectedArgument {
  argument: string;
  form: string;
  /** What the ICU message calls it. */
  name: string;
}

const ASKED = /\{\s*([A-Za-z]\w*)\s*,\s*([A-Za-z]+)\s*(?=[,}])/g;

/**
 * Makes a language's own forms readable for an ICU parser: `{enemy, the}` becomes an argument of its own, and
 * `{enemy, gender, f {épuisée} other {épuisé}}` a choice by it.
 */
export function withForms(
  message: string,
  grammar: Pick<Grammar, 'has'>,
): { message: string; inflected: InflectedArgument[] } {
  const inflected = new Map<string, InflectedArgument>();
  const readable = message.replace(ASKED, (all, argument: string, form: string, at: number) => {
    if (!grammar.has(form)) return all;
    const name = `${argument}_${form}`;
    inflected.set(name, { argument, form, name });
    return message[at + all.length] === '}' ? `{${name}` : `{${name}, select`;
  });
  return { message: readable, inflected: [...inflected.values()] };
}

import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { addedMessage } from './added-messages.ts';
import { createGrammar, type Grammar } from './grammar.ts';
import { type InflectedArgument, withForms } from './inflected.ts';

export type TextArguments = { [name: string]: unknown };

/** Finds the message for a key (`altar-quest.verb.move`) and fills it in. */
export interface Texts {
  readonly locale: string;
  (key: string, args?: TextArguments): string;
  has(key: string): boolean;
}

/** Anything with a meaning in an ICU message; most names and many sentences contain none of it. */
const SYNTAX = /[{}']/;

interface Compiled {
  format: IntlMessageFormat;
  inflected: readonly InflectedArgument[];
}

/** @param messages ICU messages by their full key, which may ask for forms of the grammar. Compiled when first used. */
export function createTexts(
  locale: string,
  messages: ReadonlyMap<string, string>,
  grammar: Grammar = createGrammar([]),
): Texts {
  const compiled = new Map<string, Compiled>();
  const formatters = sharedFormatters();
  const text = (key: string, args: TextArguments = {}): string => {
    let entry = compiled.get(key);
    if (!entry) {
      const message = messages.get(key) ?? addedMessage(locale, key);
      if (message === undefined) throw new Error(`The catalogue ${locale} has no message ${key}.`);
      if (!SYNTAX.test(message)) return message;
      entry = compile(message);
      compiled.set(key, entry);
    }
    const { format, inflected } = entry;
    return String(format.format(withInflected(args, inflected, grammar) as Record<string, string>));
  };
  const compile = (written: string): Compiled => {
    const { message, inflected } = withForms(written, grammar);
    const options = { ignoreTag: true, formatters };
    return { format: new IntlMessageFormat(message, locale, undefined, options), inflected };
  };
  const has = (key: string) => messages.has(key) || addedMessage(locale, key) !== undefined;
  return Object.assign(text, { locale, has });
}

/** A form is worked out when a message comes to it: a branch that isn't taken may ask for what isn't filled in. */
function withInflected(
  args: TextArguments,
  inflected: readonly InflectedArgument[],
  grammar: Grammar,
): TextArguments {
  if (inflected.length === 0) return args;
  const filled = { ...args };
  for (const { argument, form, name } of inflected) {
    const get = (): string => {
      if (args[argument] === undefined) throw new Error(`The argument ${argument} is missing.`);
      return grammar.inflect(form, String(args[argument]));
    };
    Object.defineProperty(filled, name, { get });
  }
  return filled;
}

/** Formatters for numbers and dates cost time and memory to make; by default each message makes its own. */
const sharedFormatters = (): Formatters => ({
  getNumberFormat: kept((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
});

/** All are requested in the catalogue's own language, so that the options alone tell them apart. */
function kept<Format, Locales, Options>(
  make: (locales?: Locales, options?: Options) => Format,
): (locales?: Locales, options?: Options) => Format {
  const formats = new Map<string, Format>();
  return (locales, options) => {
    const key = options === undefined ? '' : JSON.stringify(options);
    let format = formats.get(key);
    if (format === undefined) {
      format = make(locales, options);
      formats.set(key, format);
    }
    return format;
  };
}

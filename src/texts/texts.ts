import { type Formatters, IntlMessageFormat } from 'intl-messageformat';

export type TextArguments = { [name: string]: unknown };

/** Finds the message for a key (`altar-quest.verb.move`) and fills it in. */
export interface Texts {
  readonly locale: string;
  (key: string, args?: TextArguments): string;
  has(key: string): boolean;
}

/** Anything with a meaning in an ICU message; most names and many sentences contain none of it. */
const SYNTAX = /[{}']/;

/** @param messages ICU messages by their full key. Compiled when first used. */
export function createTexts(locale: string, messages: ReadonlyMap<string, string>): Texts {
  const compiled = new Map<string, IntlMessageFormat>();
  const formatters = sharedFormatters();
  const text = (key: string, args: TextArguments = {}): string => {
    let format = compiled.get(key);
    if (!format) {
      const message = messages.get(key);
      if (message === undefined) throw new Error(`The catalogue ${locale} has no message ${key}.`);
      if (!SYNTAX.test(message)) return message;
      format = new IntlMessageFormat(message, locale, undefined, {
        ignoreTag: true,
        formatters,
      });
      compiled.set(key, format);
    }
    return String(format.format(args as Record<string, string>));
  };
  return Object.assign(text, { locale, has: (key: string) => messages.has(key) });
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

import { IntlMessageFormat } from 'intl-messageformat';

export type TextArguments = { [name: string]: unknown };

/** Finds the message for a key (`altar-quest.verb.move`) and fills it in. */
export interface Texts {
  readonly locale: string;
  (key: string, args?: TextArguments): string;
  has(key: string): boolean;
}

/** @param messages ICU messages by their full key. Compiled when first used. */
export function createTexts(locale: string, messages: ReadonlyMap<string, string>): Texts {
  const compiled = new Map<string, IntlMessageFormat>();
  const text = (key: string, args: TextArguments = {}): string => {
    let format = compiled.get(key);
    if (!format) {
      const message = messages.get(key);
      if (message === undefined) throw new Error(`The catalogue ${locale} has no message ${key}.`);
      format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
      compiled.set(key, format);
    }
    return String(format.format(args as Record<string, string>));
  };
  return Object.assign(text, { locale, has: (key: string) => messages.has(key) });
}

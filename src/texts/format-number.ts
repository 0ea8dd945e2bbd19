import type { Texts } from './texts.ts';

/** By language and decimals. Creating one takes longer than everything that it writes in a message. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as written in a language, with at most this many decimals. */
export function formatNumber(value: number, decimals: number, { locale }: Texts): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format.format(value);
}

import type { Texts } from './texts.ts';

/** By language and decimals. To make one takes longer than all that it writes in a message. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it, with so many decimals at most. */
export function formatNumber(value: number, decimals: number, { locale }: Texts): string {
  const key = `${locale} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals });
    formats.set(key, format);
  }
  return format.format(value);
}

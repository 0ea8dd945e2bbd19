/**
 * A sentence begins with a capital, even after Markdown or a symbol. One that begins with a number, a mention or a
 * command stays as it is.
 */
export const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}<`/]*)(\p{L})/u,
    (_, marks: string, letter: string) => `${marks}${letter.toUpperCase()}`,
  );

/** Maximum characters of what is said of something in passing. */
const LONGEST = 160;

/** The first line of a text without unclosed markup, and no longer than a line may be. */
export function inOneLine(text: string): string {
  const [plain = ''] = text.replaceAll(/^(> |-# |#+ )|[*_~`|]/gm, '').split('\n');
  const letters = [...plain];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : plain;
}

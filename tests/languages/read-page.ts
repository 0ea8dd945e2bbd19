/** What isn't read in a page: how it looks, what it does, and what is embedded. */
const NO_WORDS = /<(style|script)[\s\S]*?<\/\1>|data:[\w/+;-]+base64,[\w+/=]+/g;
/** Attributes that are shown or read out. */
const SAID = /\b(?:alt|title|aria-label|placeholder)="([^"]*)"/g;

/** Reads a page of HTML, or a text without any, line by line. */
export function readPage(page: string, read: (text: string) => void): void {
  const worded = page.replaceAll(NO_WORDS, ' ');
  for (const [, said = ''] of worded.matchAll(SAID)) read(said);
  for (const line of worded.replaceAll(/<[^>]*>/g, '\n').split('\n')) read(line);
}

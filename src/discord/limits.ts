/**
 * Discord's limits, from its developer documentation. Everything the bot sends is cut to these before it is
 * sent: a message that is one character too long is refused as a whole.
 */
export const LIMITS = {
  customId: 100,
  buttonLabel: 80,
  buttonsInRow: 5,
  selectOptions: 25,
  selectLabel: 100,
  selectValue: 100,
  selectDescription: 100,
  selectPlaceholder: 150,
  /** All text displays of one message together. */
  messageText: 4000,
  /** All components of one message, nested ones included. */
  messageComponents: 40,
  attachmentDescription: 1024,
  /** Bytes of one file on a server without boosts. */
  fileSize: 10 * 1024 * 1024,
  threadName: 100,
  nonce: 25,
  autocompleteChoices: 25,
  choiceName: 100,
  choiceValue: 100,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  commandChoices: 25,
  globalCommands: 100,
  /** Names, descriptions and values of one command, its options and choices together. */
  commandText: 8000,
} as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Code units beyond the cut that a grapheme at its edge may reach. */
const EDGE = 64;

/**
 * Cuts at a word, or if that would leave little at a whole grapheme, and marks the cut with "…". `length`
 * counts UTF-16 units, as Discord does.
 */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const around = graphemes.segment(text.slice(0, length + EDGE)).containing(length - 1);
  const cut = text.slice(0, around?.index ?? 0);
  const word = /\s/.test(text.charAt(cut.length)) ? cut.length : cut.lastIndexOf(' ');
  const isMost = word > length / 2;
  return `${isMost ? cut.slice(0, word).replace(/[\s,.;:]+$/, '') : cut}…`;
}

/**
 * Cuts after a whole line if that leaves most of the text, otherwise as `clip` does; the mark "…" then has a line of
 * its own.
 */
export function clipAtLine(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf('\n', length - '\n…'.length);
  return end > length / 2 ? `${text.slice(0, end)}\n…` : clip(text, length);
}

/**
 * Leaves out whole lines for which there is no room, keeping the order of the rest.
 *
 * @param rest the last line if something was left out
 */
export function clipLines(text: string, length: number, rest: string): string {
  if (text.length <= length) return text;
  const kept: string[] = [];
  let left = length - rest.length;
  for (const line of text.split('\n')) {
    if (line.length + 1 > left) continue;
    kept.push(line);
    left -= line.length + 1;
  }
  return [...kept, rest].join('\n');
}

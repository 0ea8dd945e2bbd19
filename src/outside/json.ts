/** How much a text of JSON from outside may hold. */
export interface JsonBudget {
  /** Characters of the text. */
  characters: number;
  /**
   * Objects, arrays, texts, numbers and any other values, together; an empty object or array counts as if it
   * contained something.
   */
  values: number;
  /** Nesting of objects and arrays. */
  depth: number;
}

/** A text holds more than its budget allows, and was not parsed. */
export class OverBudget extends Error {
  override name = 'OverBudget';
}

/**
 * The value that a text of JSON stands for. The text's contents are counted before anything is created: a few
 * bytes per value become many times as much, and a small compressed file becomes millions of values.
 * @throws OverBudget, and SyntaxError for what is not JSON
 */
export function parseWithin(text: string, budget: JsonBudget): unknown {
  if (text.length > budget.characters) {
    throw new OverBudget(`More than ${budget.characters} characters.`);
  }
  count(text, budget);
  return JSON.parse(text);
}

const [QUOTE, COMMA, OPENS_LIST, BACKSLASH, CLOSES_LIST, OPENS_OBJECT, CLOSES_OBJECT] = [
  0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d,
];

/** Goes through the text once. Errors in it are left to the parser, which stops where they are. */
function count(text: string, { values, depth }: JsonBudget): void {
  let [found, deep] = [1, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPENS_LIST:
      case OPENS_OBJECT:
        deep += 1;
        found += 1;
        if (deep > depth) throw new OverBudget(`More than ${depth} levels.`);
        break;
      case CLOSES_LIST:
      case CLOSES_OBJECT:
        deep -= 1;
        break;
      case COMMA:
        found += 1;
        break;
    }
    if (found > values) throw new OverBudget(`More than ${values} values.`);
  }
}

/** Where the string that begins here ends; the end of the text if it never does. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

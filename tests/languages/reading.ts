/** Takes what somebody would read, and where they would. */
export type Reader = (where: string, text: string) => void;

/** What no reader sees of a part of a text or of a message. */
const UNSEEN: readonly string[] = ['id', 'custom_id', 'value', 'values', 'url', 'type', 'as'];

/** Every text within a value: a label and its description, lines, menus, Discord's components. */
export function readAll(read: Reader, where: string, value: unknown): void {
  if (typeof value === 'string') read(where, value);
  else if (Array.isArray(value)) for (const one of value) readAll(read, where, one);
  else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
    for (const [name, one] of Object.entries(value))
      if (!UNSEEN.includes(name)) readAll(read, where, one);
  }
}

/** Findings in whatever is read, each once, as sentences. */
export function findings(problemOf: (text: string) => string | null) {
  const known = new Set<string>();
  const found = new Map<string, string>();
  const read: Reader = (where, text) => {
    if (known.has(text)) return;
    known.add(text);
    const problem = problemOf(text);
    if (problem !== null && !found.has(problem))
      found.set(problem, `“${problem}” is in ${where}: ${text.slice(0, 300)}`);
  };
  return { read, found: () => [...found.values()], count: () => known.size };
}

/** One statement of a game's rules, or one of our rulings on them. */
export interface Statement {
  /** `AQ-133`, `Q-21`. */
  id: string;
  /** The heading that it is under. */
  section: string;
  text: string;
  /** What it is taken from; empty for rulings. */
  source: string;
  /** Ids of other statements that it mentions. */
  mentions: readonly string[];
}

const HEADING = /^## (?<section>.+)$/;
const STATEMENT = /^- \*\*(?<id>[A-Z]+-[A-Z]?\d+)\*\* (?<said>.+)$/;
const SOURCE = /\s*\[(?<source>[^[\]]*)\]$/;
const ID = /\b[A-Z]+-[A-Z]?\d+\b/g;
/** Marks what does not exist yet. */
const LATER = '*(later)* ';

/** Reads a page of rules in the form of `docs/rules`: a heading, then one statement per line. */
export function statementsOf(page: string): Statement[] {
  let section = '';
  const statements: Statement[] = [];
  for (const line of page.split('\n')) {
    section = HEADING.exec(line)?.groups?.section ?? section;
    const { id, said } = STATEMENT.exec(line)?.groups ?? {};
    if (id === undefined || said === undefined) continue;
    const text = said.replace(LATER, '').replace(SOURCE, '');
    statements.push({
      id,
      section,
      text,
      source: SOURCE.exec(said)?.groups?.source ?? '',
      mentions: [...new Set(text.match(ID) ?? [])].filter((other) => other !== id),
    });
  }
  return statements;
}

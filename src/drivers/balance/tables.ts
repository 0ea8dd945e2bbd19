/** A table in Markdown, with an empty line after it. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

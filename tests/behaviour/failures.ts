import { relative } from 'node:path';

/** What Vitest tells of an error that was thrown elsewhere. */
interface Thrown {
  message: string;
  /** Where it was thrown, the innermost place first. */
  stacks?: readonly { file: string; line: number; column: number }[];
}

/** Why something failed, and where: each message with the places of our own code that led to it, in lines of their own. */
export const because = (errors: readonly Thrown[] = []): string =>
  errors
    .flatMap(({ message, stacks = [] }) => [
      ...message.split('\n'),
      ...stacks.map(
        ({ file, line, column }) => `at ${relative(process.cwd(), file)}:${line}:${column}`,
      ),
    ])
    .map((line) => `\n    ${line}`)
    .join('');

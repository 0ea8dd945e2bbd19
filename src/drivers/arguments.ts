import { parseArgs } from 'node:util';
import { z } from 'zod';
import { languagesThere, USUAL } from '../texts/catalogue.ts';

/**
 * Reads a driver's command line. If an argument is unknown or out of range, ends the process with what is wrong
 * and what would be right; for `--help`, with the usage.
 */
export function readArguments<Shape extends z.ZodRawShape>(
  usage: string,
  shape: Shape,
): z.infer<z.ZodObject<Shape>> {
  const schema = z.strictObject(shape);
  if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) {
    process.stdout.write(`Usage: ${usage}\n`);
    process.exit(0);
  }
  try {
    const options = Object.fromEntries(
      Object.keys(shape).map((name) => [
        name,
        { type: isFlag(shape, name) ? ('boolean' as const) : ('string' as const) },
      ]),
    );
    const args = withValues(shape, process.argv.slice(2));
    const { values } = parseArgs({ args, options, strict: true });
    return schema.parse(values);
  } catch (problem) {
    const text =
      problem instanceof z.ZodError
        ? problem.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n')
        : String(problem instanceof Error ? problem.message : problem);
    refuse(text, usage);
  }
}

/** Ends the process with what is wrong with the command line, and what would be right. */
function refuse(text: string, usage: string): never {
  process.stderr.write(`${text}\n\nUsage: ${usage}\n`);
  process.exit(2);
}

/** Validates more of the command line than each argument by itself: a RangeError ends the process in the same way. */
export function readOrRefuse<Found>(usage: string, read: () => Found): Found {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return refuse(problem.message, usage);
  }
}

/** Arguments without a value are those whose schema accepts a boolean only: a number accepts both. */
const isFlag = (shape: z.ZodRawShape, name: string): boolean => {
  const schema = shape[name] as z.ZodType;
  return z.safeParse(schema, true).success && !z.safeParse(schema, '1').success;
};

/** A text that may be omitted after its name: `--campaign` says the same as `--campaign none`. */
export const mayStandAlone = (usual: string) => z.string().meta({ standsAlone: usual }).optional();

/** A name without a value gets its default value. */
const withValues = (shape: z.ZodRawShape, given: readonly string[]): string[] =>
  given.flatMap((argument, index) => {
    const schema = shape[argument.slice(2)] as z.ZodOptional<z.ZodString> | undefined;
    const usual = schema instanceof z.ZodOptional ? schema.unwrap().meta()?.standsAlone : undefined;
    const isAlone = given[index + 1]?.startsWith('--') ?? true;
    return usual !== undefined && isAlone ? [argument, String(usual)] : [argument];
  });

/** A whole number on the command line. */
export const wholeNumber = (least: number, usual: number) =>
  z.coerce.number().int().min(least).default(usual);

/** `3`, or `1-5`: whole numbers from one to another; absent unless given. */
export const wholeNumbers = z
  .string()
  .regex(/^\d+(-\d+)?$/, 'one whole number, or two as in 1-5')
  .transform((text) => {
    const [from = 0, to = from] = text.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  })
  .refine(({ length }) => length > 0, 'the first is greater than the last')
  .optional();

/** One of the languages that there are: the default one unless given. */
export const language = z.enum(languagesThere()).default(USUAL);

export const flag = z.boolean().default(false);

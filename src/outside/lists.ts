import { z } from 'zod';

/**
 * A list from outside. Its length is checked before any of its items, and the first wrong item ends it: Zod
 * would check all of them, and keep what is wrong with each.
 * @param item a synchronous schema
 */
export const listOf = <Item>(
  item: z.ZodType<Item>,
  { least = 0, most }: { least?: number; most: number },
): z.ZodType<Item[]> =>
  z.unknown().transform((given, context): Item[] => {
    const wrong = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!Array.isArray(given)) return wrong('Invalid input: expected array');
    if (given.length < least)
      return wrong(`Too small: expected ${least} or more, not ${given.length}`);
    if (given.length > most) return wrong(`Too big: expected at most ${most}, not ${given.length}`);
    const items: Item[] = [];
    for (const [index, one] of given.entries()) {
      const { data, error } = item.safeParse(one);
      if (!error) items.push(data);
      else {
        const [first] = error.issues;
        context.issues.push({
          ...first,
          path: [index, ...(first?.path ?? [])],
          input: one,
        } as never);
        return z.NEVER;
      }
    }
    return items;
  });

/** Fields from outside that are checked only if there are not too many of them. */
export const atMost = <Value>(most: number, fields: z.ZodType<Value>): z.ZodType<Value> =>
  z
    .unknown()
    .refine((given) => numberOfFields(given) <= most, `Too big: expected at most ${most} fields`)
    .pipe(fields);

/** How many unknown fields are named to their author. */
const NAMED = 10;

/** An object of these fields and no others, which are counted first: each of a million would be named. */
export const onlyThese = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  atMost(Object.keys(shape).length + NAMED, z.strictObject(shape));

const numberOfFields = (given: unknown): number =>
  typeof given === 'object' && given !== null ? Object.keys(given).length : 0;

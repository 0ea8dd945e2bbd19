import type { Person } from '../../match/saved/summary.ts';

/**
 * A copy of saved data in which a person is somebody else: wherever their id occurs, in whatever place and as
 * whatever key, and their name where it stands beside the id. Code that saves something new about people need
 * not think of this, as long as it saves the id with the name.
 */
export function withoutPerson<Saved>(saved: Saved, userId: string, former: Person): Saved {
  return replaced(saved, userId, former) as Saved;
}

function replaced(value: unknown, userId: string, former: Person): unknown {
  if (typeof value === 'string') return replacedText(value, userId, former);
  if (Array.isArray(value)) return value.map((one) => replaced(one, userId, former));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    replacedText(key, userId, former),
    replaced(inner, userId, former),
  ]);
  const copy = Object.fromEntries(entries);
  const isTheirs = 'userId' in value && value.userId === userId;
  return isTheirs && 'name' in value ? { ...copy, name: former.name } : copy;
}

/** A text may also mention them among other things. */
const replacedText = (text: string, userId: string, former: Person): string =>
  text === userId ? former.userId : text.replaceAll(`<@${userId}>`, former.name);

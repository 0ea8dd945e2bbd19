import type { MessageMentionOptions } from 'discord.js';
import { nameIn } from '../table/match/people/called.ts';
import { isCrowd, roleOf } from '../table/match/people/crowd.ts';
import { isFormer } from '../table/match/people/former.ts';
import { isPerson } from '../table/match/people/holders.ts';
import type { Person } from '../table/match/saved/summary.ts';
import type { Texts } from '../texts/texts.ts';

/** Exactly these users are notified, and nobody else whatever the text says. Companions are not notified. */
export const pingOnly = (users: readonly string[]): MessageMentionOptions => ({
  parse: [],
  users: [...new Set(users)].filter((userId) => isPerson({ userId })),
});

/** People are named by mentions alone, whose text is Discord’s: no name can format or mention anything. */
export const mention = (user: string, texts: Texts): string =>
  crowdName({ userId: user }, texts) ??
  (isFormer({ userId: user }) ? texts('former.name') : `<@${user}>`);

/** A crowd as Discord shows its role, which notifies nobody; null for anyone else. */
function crowdName(holder: Pick<Person, 'userId'>, texts: Texts): string | null {
  if (!isCrowd(holder)) return null;
  const role = roleOf(holder);
  return role === null ? texts('crowd.everybody') : `<@&${role}>`;
}

/**
 * The holder of a seat: a person by mention, a role by its mention, a companion by its name, and likewise
 * anyone who asked to be forgotten.
 */
export function holderName(holder: Person, texts: Texts): string {
  const role = roleOf(holder);
  if (role !== null) return `<@&${role}>`;
  return isPerson(holder) ? `<@${holder.userId}>` : nameIn(holder, texts);
}

/** Users as a list: "@ann, @bo and @cy". */
export const listed = (users: readonly string[], texts: Texts): string =>
  new Intl.ListFormat(texts.locale, { type: 'conjunction' }).format(
    users.map((user) => mention(user, texts)),
  );

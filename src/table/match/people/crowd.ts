import type { Person } from '../saved/summary.ts';

/** How the ids of crowds begin; no user of a chat service has an id like this. */
export const CROWD = 'crowd:';

/** The id of the crowd that is everyone in the match's thread. */
export const EVERYBODY = `${CROWD}everybody`;

const ROLE = `${CROWD}role:`;

/** The id of the crowd that is everyone with a role. */
export const crowdOfRole = (roleId: string): string => `${ROLE}${roleId}`;

/** Whether many people hold a seat together and choose by vote. */
export const isCrowd = ({ userId }: Pick<Person, 'userId'>): boolean => userId.startsWith(CROWD);

/** The role whose members are a crowd; null for everyone, and for anything that is not a crowd. */
export const roleOf = ({ userId }: Pick<Person, 'userId'>): string | null =>
  userId.startsWith(ROLE) ? userId.slice(ROLE.length) : null;

/** A role of a server, as the chat service names it. */
export interface Role {
  id: string;
  name: string;
}

/** The groups somebody belongs to, which the chat service sends with what they do. */
export interface Membership {
  /** Where they do it: a person who can act in a thread is in it. */
  threadId: string | null;
  /** The ids of their roles. */
  roles: readonly string[];
}

import type { Person } from '../saved/summary.ts';

/** How the ids of crowds begin; no user of a chat service has one like this. */
export const CROWD = 'crowd:';

/** The id of the crowd that is everyone in the match's thread. */
export const EVERYBODY = `${CROWD}everybody`;

const ROLE = `${CROWD}role:`;

/** The id of the crowd that is everyone with a role. */
export const crowdOfRole = (roleId: string): string => `${ROLE}${roleId}`;

/** Whether many hold a seat together, who choose by vote. */
export const isCrowd = ({ userId }: Pick<Person, 'userId'>): boolean => userId.startsWith(CROWD);

/** The role whose members are a crowd; null for everyone, and for whatever is no crowd. */
export const roleOf = ({ userId }: Pick<Person, 'userId'>): string | null =>
  userId.startsWith(ROLE) ? userId.slice(ROLE.length) : null;

/** A role of a server, as the chat service names it. */
export interface Role {
  id: string;
  name: string;
}

/** What the chat service says, with what somebody does, of the groups they belong to. */
export interface Membership {
  /** Where they do it: a person who can do something in a thread is in it. */
  threadId: string | null;
  /** The ids of their roles. */
  roles: readonly string[];
}

import { randomBytes } from 'node:crypto';
import type { Person } from '../saved/summary.ts';

/** How the ids of people who asked to be forgotten begin; no user of a chat service has an id like this. */
export const FORMER = 'former:';

/** An id that leads to nobody: it is random, and once all is forgotten, it is stored only in its place. */
export const newFormerId = (): string => `${FORMER}${randomBytes(8).toString('hex')}`;

/** Whether this stands for a person who asked to be forgotten. */
export const isFormer = ({ userId }: Pick<Person, 'userId'>): boolean => userId.startsWith(FORMER);

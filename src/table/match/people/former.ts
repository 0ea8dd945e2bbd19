import { randomBytes } from 'node:crypto';
import type { Person } from '../saved/summary.ts';

/** How the ids begin that stand for people who want to be forgotten; no user of a chat service has one like this. */
export const FORMER = 'former:';

/** An id that nothing leads to: it is drawn by lot, and kept nowhere but in its place when all is forgotten. */
export const newFormerId = (): string => `${FORMER}${randomBytes(8).toString('hex')}`;

/** Whether this stands for a person who wants to be forgotten. */
export const isFormer = ({ userId }: Pick<Person, 'userId'>): boolean => userId.startsWith(FORMER);

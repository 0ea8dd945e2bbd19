import { createHash } from 'node:crypto';
import type { Decision, Option } from '../../kernel/decision.ts';

/** Longest option id that is sure to fit into an address beside match and decision. */
const LONGEST = 50;

const isPlain = (id: string): boolean => id.length <= LONGEST && /^[\w./ -]+$/.test(id);

const digest = (id: string): string =>
  `#${createHash('sha256').update(id).digest('base64url').slice(0, 16)}`;

/**
 * How an address names an option: by its id, or by the id's digest where it does not fit. Places in
 * the list of options would not do, since seats see different lists.
 */
export const optionReference = ({ id }: Option): string => (isPlain(id) ? id : digest(id));

/** The option id that a reference means; a reference to nothing stays as it is, for the table to refuse. */
export const resolveReference = (decision: Decision, reference: string): string =>
  decision.options.find((option) => optionReference(option) === reference)?.id ?? reference;

/** Whether a reference has to be looked up in its decision before it says anything. */
export const isDigest = (reference: string): boolean => reference.startsWith('#');

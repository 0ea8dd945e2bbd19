import { hash } from 'node:crypto';
import type { Decision, Option } from '../../kernel/decision.ts';

/** Longest option id that is sure to fit into an address beside match and decision. */
const LONGEST = 50;

const isPlain = (id: string, longest: number): boolean =>
  id.length <= longest && /^[\w./ -]+$/.test(id);

/** How an address names anything that has a name of any length. */
export const nameReference = (name: string): string =>
  isPlain(name, LONGEST) ? name : digest(name);

const digest = (id: string): string => `#${hash('sha256', id, 'base64url').slice(0, 16)}`;

/**
 * How an address names an option: by its id, or by the id's digest where it does not fit. Places in
 * the list of options would not do, since seats see different lists.
 */
export const optionReference = ({ id }: Option): string => nameReference(id);

/** Longest id that fits beside those of the answers to the questions that follow. */
const LONGEST_OF_SEVERAL = 17;

/** Stands between an option and the answers to the questions that follow; no reference contains it. */
const THEN = '>';

const shortReference = (id: string): string => (isPlain(id, LONGEST_OF_SEVERAL) ? id : digest(id));

/** How an address names an option, with the ids of what is answered to the questions that come of it. */
export const optionsReference = (option: Option, ahead: readonly string[] = []): string =>
  ahead.length === 0
    ? optionReference(option)
    : [option.id, ...ahead].map(shortReference).join(THEN);

/** The references in one: to the option, then to the answers that follow. */
export const referencesIn = (reference: string): string[] => reference.split(THEN);

/** Whether an option is the one that a reference means. */
export const isMeant = ({ id }: Option, reference: string): boolean => isNamed(id, reference);

/** Whether a reference stands for this name. */
export const isNamed = (name: string, reference: string): boolean =>
  reference === name || reference === digest(name);

/** The option id that a reference means; a reference to nothing stays as it is, for the table to refuse. */
export const resolveReference = (decision: Decision, reference: string): string =>
  decision.options.find((option) => isMeant(option, reference))?.id ?? reference;

/** Whether a reference has to be looked up in its decision before it says anything. */
export const isDigest = (reference: string): boolean => reference.startsWith('#');

import { hash } from 'node:crypto';
import { answerTo } from '../../kernel/answered-ahead.ts';
import type { Decision, Option } from '../../kernel/decision.ts';

/** Longest option id that is sure to fit into an address along with match and decision. */
const LONGEST = 50;

const isPlain = (id: string, longest: number): boolean =>
  id.length <= longest && /^[\w./ -]+$/.test(id);

/** How an address names anything whose name may have any length. */
export const nameReference = (name: string): string =>
  isPlain(name, LONGEST) ? name : digest(name);

const digest = (id: string, length = 16): string =>
  `#${hash('sha256', id, 'base64url').slice(0, length)}`;

/**
 * How an address names an option: by its id, or by the id's digest if it does not fit. Indexes into the list of
 * options would not do, since seats see different lists.
 */
export const optionReference = ({ id }: Option): string => nameReference(id);

/** Longest reference that fits along with those of the answers to the questions that follow. */
const LONGEST_OF_SEVERAL = 9;

/** Stands between an option and the answers to the questions that follow; no reference contains it. */
const THEN = '>';

const shortReference = (id: string): string =>
  isPlain(id, LONGEST_OF_SEVERAL) ? id : digest(id, LONGEST_OF_SEVERAL - 1);

/** How an address names an option, with the ids of the answers to the questions that follow from it. */
export const optionsReference = (option: Option, ahead: readonly string[] = []): string =>
  ahead.length === 0
    ? optionReference(option)
    : [option.id, ...ahead].map(shortReference).join(THEN);

/** The references in one: to the option, then to the answers that follow. */
export const referencesIn = (reference: string): string[] => reference.split(THEN);

/** Whether an option is the one that a reference means. */
export const isMeant = ({ id }: Option, reference: string): boolean => isNamed(id, reference);

/** Whether a reference in a press's list of answers means an option of a question: any question's, or just that one's. */
export const isMeantAhead = (decision: Decision, option: Option, reference: string): boolean =>
  isMeant(option, reference) || isNamed(answerTo(decision.prompt.key, option.id), reference);

/** Whether a reference stands for this name: in full, or by a digest of any length. */
export const isNamed = (name: string, reference: string): boolean =>
  reference === name ||
  (isDigest(reference) &&
    reference.length >= LONGEST_OF_SEVERAL &&
    digest(name).startsWith(reference));

/** The option id that a reference means; a reference to nothing stays unchanged. */
export const resolveReference = (decision: Decision, reference: string): string =>
  decision.options.find((option) => isMeant(option, reference))?.id ?? reference;

const isDigest = (reference: string): boolean => reference.startsWith('#');

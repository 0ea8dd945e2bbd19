import { capitalised } from '../../texts/capitalised.ts';

/** With a full stop, whether it had one or not. */
export const withStop = (clause: string): string => (/[.!?]$/.test(clause) ? clause : `${clause}.`);

/** A clause as a sentence. */
export const sentence = (clause: string): string => capitalised(withStop(clause));

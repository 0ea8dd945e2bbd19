/** With a full stop, whether it had one or not. */
export const withStop = (clause: string): string => (/[.!?]$/.test(clause) ? clause : `${clause}.`);

export const capitalised = (clause: string): string =>
  clause.charAt(0).toUpperCase() + clause.slice(1);

/** A clause as a sentence. */
export const sentence = (clause: string): string => capitalised(withStop(clause));

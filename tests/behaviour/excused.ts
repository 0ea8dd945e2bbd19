/** Parts that need no scenario of their own, each with the reason in a sentence. */
export const EXCUSED: { [part: string]: string } = {};

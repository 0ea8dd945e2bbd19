/** Where compiled bots are kept, each in a folder of its own. */
export const COMPILED: URL;

/** Compiles the bot unless that has been done; gives the address of the module to run. */
export function compiled(): Promise<string>;

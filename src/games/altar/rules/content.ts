/** Stamped on every match; raised when a card or a procedure changes what a saved match means. */
export const CONTENT = 'altar-1';

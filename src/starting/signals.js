/** How people and supervisors ask the bot to end. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM']);

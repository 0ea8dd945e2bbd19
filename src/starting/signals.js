/** By which people and supervisors ask the bot to end. */
export const SIGNALS = ['SIGINT', 'SIGTERM'];

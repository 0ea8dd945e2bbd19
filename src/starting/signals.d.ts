/** By which people and supervisors ask the bot to end. */
export const SIGNALS: readonly ('SIGINT' | 'SIGTERM')[];

/** Days for which a companion may sit in for somebody at most. */
export const LONGEST_ABSENCE = 60;

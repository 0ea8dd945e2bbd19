const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** A moment as Discord shows it to each reader, in their own zone: "3 minutes ago", "in 5 hours". */
export const relativeTime = (moment: Date): string => `<t:${seconds(moment)}:R>`;

/** The same as date and time: "24 December 2026 09:00". */
export const dateTime = (moment: Date): string => `<t:${seconds(moment)}:f>`;

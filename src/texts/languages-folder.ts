/** Each folder in it is a language, called as Discord calls it. */
export const LANGUAGES = new URL('../../assets/texts/', import.meta.url);

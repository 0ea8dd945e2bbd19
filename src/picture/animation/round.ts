import type { Texts } from '../../texts/texts.ts';

/** The captions of a round's first and last moment; round 0 is before the first. */
export const roundBegins = (round: number, texts: Texts): string =>
  texts('picture.animation.begins', { round });

export const roundEnds = (round: number, texts: Texts): string =>
  texts('picture.animation.ends', { round });

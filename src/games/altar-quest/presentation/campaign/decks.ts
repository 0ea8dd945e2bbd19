import type { Texts } from '../../../../texts/texts.ts';

type Kind = 'quest' | 'villain' | 'threat';

/** "The Search", "Bolx the Belchlord", "The Frox": as the lobby calls them. */
export const deckName = (kind: Kind, deck: string, texts: Texts): string =>
  texts(`altar-quest.lobby.option.${kind}.choice.${deck}`);

/** What to expect of it, in one line. */
export const deckSummary = (kind: Kind, deck: string, texts: Texts): string =>
  texts(`altar-quest.lobby.option.${kind}.choice-description.${deck}`);

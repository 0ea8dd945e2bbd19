import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { Renderer } from '../../rendering/renderer.ts';
import type { Games } from '../../table/match/saved/games.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ConnectionEnded } from '../connection-ended.ts';
import type { Hanging } from '../hanging.ts';
import type { Posts } from '../posts.ts';
import type { TextsOn } from '../spoken.ts';
import type { CampaignOf } from './campaigns.ts';
import type { DirectMessages } from './direct-messages.ts';
import type { OccasionOf } from './occasions.ts';
import type { ShownMessages } from './shown-messages.ts';

/** What publishing works with. */
export interface PublisherOptions {
  rest: REST;
  /** For requests that must not be repeated automatically if their answer is lost. */
  once: REST;
  games: Games;
  textsOn: TextsOn;
  renderer: Renderer;
  log: Logger;
  /** Is told of every message that is posted. */
  posts: Posts;
  /** Which messages private ones hang on: these must not be deleted. */
  hanging: Hanging;
  /** The bot's own user id; known once it has logged in. */
  bot: () => string;
  /** Follows what is posted with direct messages. */
  direct: DirectMessages;
  campaignOf: CampaignOf;
  occasionOf: OccasionOf;
  /** Whether a match is played in this thread, or was most recently. */
  isPlayedIn: (threadId: string) => Promise<boolean>;
  /** Called when a match's thread turns out to have been deleted. */
  threadGone: (match: MatchSummary) => void;
  /** Why Discord has permanently ended the connection; null while it has not. */
  end: () => ConnectionEnded | null;
}

export interface Spoken extends PublisherOptions {
  /** In the language of the match's server. */
  texts: Texts;
  /** What the messages show already. */
  shown: ShownMessages;
}

import type { Texts } from '../texts/texts.ts';
import type { Campaign } from './campaign.ts';
import type { Picture } from './pictures.ts';

/** Somebody who takes part in a campaign, in words. */
export interface CampaignCharacter {
  /** As the lobby offers it. */
  character: string;
  name: string;
  /** What they have earned, in a line or two; never empty. */
  lines: string[];
}

/**
 * How a campaign reads and looks between its matches: its home message, its journal, its heroes. Made from
 * what the campaign keeps, of which nothing is hidden. The options that it begins with have their words in
 * the catalogue: see `CampaignRules.options`.
 */
export interface CampaignPresentation<State = unknown> {
  /** What it is called: the story's name. */
  title(campaign: Campaign<State>, texts: Texts): string;
  /** Where it stands: what has been won, what comes next; at its end how it ended. */
  standing(campaign: Campaign<State>, texts: Texts): string[];
  /**
   * The match that is due or played: which of how many, and what it is called, with the options that it has so
   * far; null for what comes in between, and when all is over.
   */
  chapter(
    campaign: Campaign<State>,
    options: { [option: string]: string },
    texts: Texts,
  ): { number: number; title: string } | null;
  /** Everyone who has ever taken part. */
  characters(campaign: Campaign<State>, texts: Texts): CampaignCharacter[];
  /** What takes part in every match from now on, a line each. */
  journal(campaign: Campaign<State>, texts: Texts): string[];
  /** The cards that have been earned, and those that take part in every match, whose they are under a title each. */
  cards(campaign: Campaign<State>, texts: Texts): { title: string; cards: string[] }[];
  /** A line for each match that has counted, in order. */
  record(campaign: Campaign<State>, texts: Texts): string[];
  /** What has been decided and brought about, as far as it has consequences: a line or two, none where there is nothing. */
  remembered?(campaign: Campaign<State>, texts: Texts): string[];
  /** How it ended; null while it lasts. */
  ending(
    campaign: Campaign<State>,
    texts: Texts,
  ): { title: string; lines: string[]; won: boolean } | null;
  /** The whole of it as a picture. */
  picture(campaign: Campaign<State>, texts: Texts): Promise<Picture>;
  /** Somebody's sheet, to show off; null for who takes no part. */
  sheet(campaign: Campaign<State>, character: string, texts: Texts): Promise<Picture | null>;
}

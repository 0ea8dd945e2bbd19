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
 * what the campaign keeps, none of which is hidden. The words of its starting options are in the catalogue:
 * see `CampaignRules.options`.
 */
export interface CampaignPresentation<State = unknown> {
  /** What it is called: the story's name. */
  title(campaign: Campaign<State>, texts: Texts): string;
  /** Where it stands: what has been won, what comes next, and finally how it ended. */
  standing(campaign: Campaign<State>, texts: Texts): string[];
  /**
   * The match that is due or being played: which of how many, its name, and its options so far; null in
   * between, and when the campaign is over.
   */
  chapter(
    campaign: Campaign<State>,
    options: { [option: string]: string },
    texts: Texts,
  ): { number: number; title: string } | null;
  /** Everyone who has ever taken part. */
  characters(campaign: Campaign<State>, texts: Texts): CampaignCharacter[];
  /** What takes part in every match from now on, one line each. */
  journal(campaign: Campaign<State>, texts: Texts): string[];
  /** Cards that have been earned and cards that take part in every match, under one title for each owner. */
  cards(campaign: Campaign<State>, texts: Texts): { title: string; cards: string[] }[];
  /** A line for each match that counted, in order. */
  record(campaign: Campaign<State>, texts: Texts): string[];
  /** Decisions and events that have consequences: a line or two, or none. */
  remembered?(campaign: Campaign<State>, texts: Texts): string[];
  /** How it ended; null while it lasts. */
  ending(
    campaign: Campaign<State>,
    texts: Texts,
  ): { title: string; lines: string[]; won: boolean } | null;
  /** The whole campaign as a picture. */
  picture(campaign: Campaign<State>, texts: Texts): Promise<Picture>;
  /** A player's sheet, to show off; null for people who take no part. */
  sheet(campaign: Campaign<State>, character: string, texts: Texts): Promise<Picture | null>;
}

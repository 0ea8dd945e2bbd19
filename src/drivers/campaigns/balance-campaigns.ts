import type { CampaignCard } from '../../kernel/campaign.ts';
import type { GameRules } from '../../kernel/game.ts';
import type { Policy } from '../policies.ts';
import type { CampaignPlayed, CampaignTask, TrialTask } from './judged.ts';
import type { Judging } from './judging-threads.ts';

export interface CampaignsWanted {
  /** Campaigns, and matches with each card. */
  games: number;
  policy: Policy;
  characters: number;
  seed: number;
  /** Options of the campaign; those that single matches also have apply there, too. */
  options: { [option: string]: string };
}

/** How often matches were won with one card, and the same matches without. */
export interface CardJudged extends CampaignCard {
  games: number;
  with: number;
  without: number;
  /** Campaigns in which somebody had it at the end, and how many of those were won. */
  had: number;
  wonHaving: number;
}

export interface CampaignsJudged {
  played: CampaignPlayed[];
  cards: CardJudged[];
}

/** Plays campaigns, and matches with each of their cards. @param progress is told how much of the total is played */
export async function balanceCampaigns(
  rules: GameRules,
  wanted: CampaignsWanted,
  judging: Judging,
  progress: (played: number, all: number) => void,
): Promise<CampaignsJudged> {
  const { games, policy, characters, seed, options } = wanted;
  const cards = rules.campaign?.trials?.cards() ?? [];
  const owners = [...new Set([undefined, ...cards.map(({ character }) => character)])];
  const all = games * (1 + cards.length + owners.length);
  let count = 0;
  const noted = async <Found>(found: Promise<Found>): Promise<Found> => {
    const result = await found;
    count += 1;
    progress(count, all);
    return result;
  };
  const numbers = Array.from({ length: games }, (_, number) => number);
  const task = { policy, characters, seed };
  const campaigns = numbers.map((number) => {
    const one: CampaignTask = { ...task, number, options };
    return noted(judging.campaign(one));
  });
  const trialOptions = matchOptions(rules, options);
  const winsWith = async (card: string | null, character: string | undefined) => {
    const won = await Promise.all(
      numbers.map((number) => {
        const one: TrialTask = { ...task, number, card, character, options: trialOptions };
        return noted(judging.trial(one));
      }),
    );
    return won.filter(Boolean).length;
  };
  const without = new Map(owners.map((owner) => [owner, winsWith(null, owner)]));
  const judged = cards.map(async (card) => ({
    ...card,
    games,
    with: await winsWith(card.card, card.character),
    without: (await without.get(card.character)) ?? 0,
  }));
  const played = await Promise.all(campaigns);
  return {
    played,
    cards: (await Promise.all(judged)).map((card) => ({ ...card, ...inCampaigns(played, card) })),
  };
}

const inCampaigns = (played: readonly CampaignPlayed[], { card }: CampaignCard) => {
  const having = played.filter(({ cards }) => cards.includes(card));
  return { had: having.length, wonHaving: having.filter(({ won }) => won).length };
};

/** Those options of a campaign that its matches also have. */
const matchOptions = (
  { lobby }: GameRules,
  options: { [option: string]: string },
): { [option: string]: string } =>
  Object.fromEntries(
    Object.entries(options).filter(([id]) => lobby.options.some((option) => option.id === id)),
  );

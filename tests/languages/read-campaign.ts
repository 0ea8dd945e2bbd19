import type { Campaign } from '../../src/kernel/campaign.ts';
import { type Game, withInterludes } from '../../src/kernel/game.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { readMatch, setupOf } from './read-match.ts';
import { type Reader, readAll } from './reading.ts';

/** Plays this many matches of a campaign at random, and reads it between them as well. */
export function readCampaign(
  game: Game,
  options: { [option: string]: string },
  texts: Texts,
  read: Reader,
  matches: number,
): void {
  const { campaign: rules } = game.rules;
  if (!rules) return;
  const usual = setupOf(game.rules, 1);
  let campaign = rules.begin({ options, seed: usual.seed });
  for (let played = 0; played < matches; played++) {
    readStanding(game, campaign, texts, read);
    const next = rules.next(campaign);
    const due = withInterludes([game]).find(({ rules: { id } }) => id === next?.gameId);
    if (!next || !due) break;
    const { seats } = usual;
    const seed = setupOf(game.rules, played + 1).seed;
    const brings = rules.brings(campaign, seats);
    const match = readMatch(due, { seats, options: next.options, seed, brings }, texts, read);
    campaign = rules.after(campaign, { match, seats, abandoned: false });
  }
  readStanding(game, campaign, texts, read);
}

/** What a campaign says of itself between its matches. */
function readStanding(game: Game, campaign: Campaign, texts: Texts, read: Reader): void {
  const said = game.presentation.campaign;
  if (!said) return;
  const { options = {} } = game.rules.campaign?.next(campaign) ?? {};
  readAll(read, 'a campaign', [
    said.title(campaign, texts),
    said.standing(campaign, texts),
    said.chapter(campaign, options, texts)?.title,
    said.characters(campaign, texts).map(({ name, lines }) => [name, lines]),
    said.journal(campaign, texts),
    said.cards(campaign, texts).map(({ title }) => title),
    said.record(campaign, texts),
    said.remembered?.(campaign, texts),
    said.ending(campaign, texts),
  ]);
}

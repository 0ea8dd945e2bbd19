import type { Campaign } from '../../kernel/campaign.ts';
import type { Game, Picture } from '../../kernel/game.ts';
import type { CampaignMatch, CampaignSummary } from '../../table/match/campaign-summary.ts';
import { nameIn } from '../../table/match/people/called.ts';
import type { Refused } from '../../table/match/refusal.ts';
import type { Table } from '../../table/table.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ChronicleFact, ChroniclePicture } from '../chronicle.ts';
import { asSmall } from '../pictures.ts';
import { statisticsIn } from '../statistics.ts';
import { timePassed, whenIn } from '../times.ts';
import type { CampaignChronicle, CampaignHero, CampaignPart } from './campaign-chronicle.ts';
import { diceOf } from './dice.ts';
import type { CampaignDrawing } from './drawing.ts';
import { type Sources, type WrittenPart, writeParts } from './parts.ts';

/** What the book of a campaign is written from. */
export interface CampaignSources extends Sources {
  table: Pick<Table, 'record'> & { campaigns: Pick<Table['campaigns'], 'record'> };
}

/**
 * Writes the book of a campaign: all of its matches, and what has become of everyone. While it is played it
 * tells what everyone knows. Takes many seconds.
 */
export async function writeCampaignChronicle(
  campaignId: string,
  sources: CampaignSources,
): Promise<{ ok: true; campaign: CampaignSummary; chronicle: CampaignChronicle } | Refused> {
  const found = await sources.table.campaigns.record(campaignId);
  if (!found.ok) return found;
  const { campaign, matches } = found;
  const parts = await writeParts(campaign, matches, sources);
  if (!parts.ok) return parts;
  const chronicle = await bound(campaign, matches, parts.written, sources);
  return { ok: true, campaign, chronicle };
}

async function bound(
  summary: CampaignSummary,
  matches: readonly CampaignMatch[],
  written: readonly WrittenPart[],
  { games, texts, drawing }: Sources,
): Promise<CampaignChronicle> {
  const { gameId, campaign, name } = summary;
  const game = games.get(gameId);
  const words = readable(campaign, game, texts);
  const own = written.filter(({ part }) => !part.isInterlude);
  const parts = written.map(({ part }) => part);
  return {
    locale: texts.locale,
    game: [texts(`${gameId}.name`), ...(name === null ? [] : words.title)].join(' · '),
    title: name ?? words.title[0] ?? texts('chronicle.campaign.title'),
    won: words.ending?.won ?? campaign?.outcome?.won ?? null,
    lines: words.lines,
    notes: isOver(summary) ? [] : [texts('chronicle.campaign.playing')],
    cover: campaign && (await drawn(drawing.home(campaign), texts('chronicle.campaign.cover'))),
    heroes: await heroesOf(summary, matches, game, texts, drawing),
    facts: factsOf(summary, parts, texts),
    parts,
    statistics: game
      ? statisticsIn(
          game,
          own.flatMap((one) => one.played ?? []),
          texts,
        )
      : null,
    dice: diceOf(written, texts),
  };
}

const isOver = ({ status }: CampaignSummary): boolean => status === 'over' || status === 'ended';

/** What the game says about it, as far as it can be read. */
function readable(campaign: Campaign | null, game: Game | undefined, texts: Texts) {
  const words = game?.presentation.campaign;
  if (!words || !campaign) return { title: [], lines: [], ending: null };
  const ending = words.ending(campaign, texts);
  return {
    title: [words.title(campaign, texts)],
    ending,
    lines: ending
      ? [`**${ending.title}**`, ...ending.lines]
      : [...words.standing(campaign, texts), ...words.record(campaign, texts)],
  };
}

/** Everyone who has taken part, with who has played them. */
async function heroesOf(
  { campaign }: CampaignSummary,
  matches: readonly CampaignMatch[],
  game: Game | undefined,
  texts: Texts,
  drawing: CampaignDrawing,
): Promise<CampaignHero[]> {
  const words = game?.presentation.campaign;
  if (!words || !campaign) return [];
  const heroes: CampaignHero[] = [];
  for (const { character, name, lines } of words.characters(campaign, texts)) {
    const sheet = await drawn(drawing.sheet(campaign, character), name);
    heroes.push({ name, people: playersOf(character, matches, texts), lines, sheet });
  }
  return heroes;
}

/** The people who have played somebody in a match that has begun, each once. */
function playersOf(character: string, matches: readonly CampaignMatch[], texts: Texts): string[] {
  const people = new Map<string, string>();
  for (const { match, status } of matches) {
    if (status === 'lobby') continue;
    for (const holder of match.seats) {
      if (holder.characters.includes(character)) people.set(holder.userId, nameIn(holder, texts));
    }
  }
  return [...people.values()];
}

async function drawn(
  drawing: Promise<Picture | null>,
  caption: string,
): Promise<ChroniclePicture | null> {
  const picture = await drawing;
  return picture && asSmall(picture, caption);
}

function factsOf(
  summary: CampaignSummary,
  parts: readonly CampaignPart[],
  texts: Texts,
): ChronicleFact[] {
  const { createdAt, endedAt, changedAt } = summary;
  const fact = (name: string, value: string) => ({
    name: texts(`chronicle.campaign.fact.${name}`),
    value,
  });
  const own = parts.filter(({ isInterlude }) => !isInterlude);
  const ended = own.filter(({ chronicle }) => chronicle.won !== null);
  const won = ended.filter(({ chronicle }) => chronicle.won === true);
  const longest = own.toSorted((one, other) => roundsIn(other) - roundsIn(one))[0];
  const choices = parts
    .flatMap(({ chronicle }) => chronicle.people)
    .reduce((sum, person) => sum + person.choices, 0);
  return [
    fact('began', whenIn(createdAt, texts)),
    ...(endedAt ? [fact('ended', whenIn(endedAt, texts))] : []),
    fact('lasted', timePassed(createdAt, endedAt ?? changedAt, texts)),
    fact('won', texts('chronicle.campaign.won-of', { won: won.length, all: ended.length })),
    fact('rounds', String(own.reduce((sum, part) => sum + roundsIn(part), 0))),
    ...(longest
      ? [
          fact(
            'longest',
            texts('chronicle.campaign.longest', {
              title: longest.title,
              rounds: roundsIn(longest),
            }),
          ),
        ]
      : []),
    fact('choices', String(choices)),
  ];
}

const roundsIn = ({ chronicle }: CampaignPart): number =>
  chronicle.rounds.filter(({ round }) => round > 0).length;

import { describe, expect, it } from 'vitest';
import {
  confirmEndMessage,
  whichCampaignMessage,
} from '../../../src/discord/messages/campaign/asking.ts';
import { homeMessage } from '../../../src/discord/messages/campaign/home.ts';
import {
  campaignStatusMessage,
  journalMessage,
  previouslyMessage,
  sheetMessage,
} from '../../../src/discord/messages/campaign/looking.ts';
import { newCampaignMessage } from '../../../src/discord/messages/campaign/opening.ts';
import {
  type CampaignWithMatches,
  LONGEST_NAME,
  plainName,
  recordLines,
} from '../../../src/discord/messages/campaign/title.ts';
import {
  fitTexts,
  type OutgoingMessage,
  pictureFile,
  textsIn,
} from '../../../src/discord/messages/message.ts';
import type { CampaignPresentation } from '../../../src/kernel/campaign-presentation.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { CampaignMatch } from '../../../src/table/match/campaign-summary.ts';
import type { CampaignStatus } from '../../../src/table/match/saved/stored-campaign.ts';
import type { MatchStatus, MatchSummary } from '../../../src/table/match/saved/summary.ts';
import { messageProblems } from '../discord-limits.ts';
import { hugeGame, hugeLook, hugeMatch, hugePicture, hugeTexts } from '../huge.ts';

const LONG = 'A very long line, with **marks**. '.repeat(60);

const characters = Array.from({ length: 30 }, (_, index) => ({
  character: `character-${index}`,
  name: LONG,
  lines: [LONG, LONG],
}));

const cards = hugeGame.presentation
  .cards(hugeTexts)
  .slice(0, 30)
  .map((card, index) => ({ ...card, id: `card-${index}` }));

const campaignWords: CampaignPresentation = {
  title: () => LONG,
  standing: () => [LONG, LONG, LONG],
  chapter: () => ({ number: 3, title: LONG }),
  characters: () => characters,
  journal: () => Array(30).fill(LONG),
  cards: () => Array(12).fill({ title: LONG, cards: cards.map(({ id }) => id) }),
  record: () => Array(6).fill(LONG),
  ending: () => null,
  picture: async () => hugePicture,
  sheet: async () => hugePicture,
};

/** A campaign that says and offers far more than a message can hold. */
const game: Game = {
  ...hugeGame,
  rules: {
    ...hugeGame.rules,
    campaign: {
      options: Array.from({ length: 9 }, (_, index) => ({
        id: `option-${index}`,
        choices: Array.from({ length: 60 }, (_, choice) => `choice-${choice}`),
        default: 'choice-0',
      })),
      begin: () => ({ gameId: 'huge', state: {}, outcome: null }),
      next: () => null,
      brings: () => ({}),
      after: (campaign) => campaign,
    },
  },
  presentation: { ...hugeGame.presentation, cards: () => cards, campaign: campaignWords },
};

const words = { game, texts: hugeTexts, now: { game, texts: hugeTexts } };

/** @param counted lines of the record after it */
const matchOf = (number: number, status: MatchStatus, counted: number): CampaignMatch => {
  const match: MatchSummary = {
    ...hugeMatch,
    status,
    id: `match-${number}`,
    threadId: status === 'lobby' ? null : `30000000000000000${number}`,
    campaign: { id: 'campaign01', number, settled: [] },
  };
  const { id, gameId, outcome, threadId } = match;
  const after = status === 'lobby' ? null : { gameId: 'huge', state: counted, outcome: null };
  return { id, number, gameId, status, outcome, threadId, match, after };
};

const toldOf = (
  status: CampaignStatus,
  statuses: MatchStatus[],
  counted: number[] = [],
): CampaignWithMatches => {
  const matches = statuses.map((one, index) => matchOf(index + 1, one, counted[index] ?? 0));
  return {
    matches,
    campaign: {
      id: 'campaign01',
      gameId: 'huge',
      name: 'x'.repeat(LONGEST_NAME),
      status,
      guildId: hugeMatch.guildId,
      channelId: hugeMatch.channelId,
      homeMessageId: '400000000000000001',
      hostId: hugeMatch.hostId,
      options: {},
      campaign: { gameId: 'huge', state: {}, outcome: null },
      current: matches.at(-1)?.match ?? null,
      ending: { votes: hugeMatch.seats.map(({ userId }) => userId), needed: 5 },
      stuckBecause: null,
      createdAt: new Date(0),
      changedAt: new Date(0),
      endedAt: null,
    },
  };
};

const problemsOf = (message: OutgoingMessage): string[] =>
  messageProblems({ ...message, components: fitTexts(message.components) });

const STATES: [string, CampaignWithMatches][] = [
  ['gathering for the first match', toldOf('playing', ['lobby'])],
  ['gathering for a later one', toldOf('playing', ['over', 'over', 'lobby'])],
  ['being played', toldOf('playing', ['over', 'playing'])],
  ['with a match that can’t be read', toldOf('playing', ['over', 'broken'])],
  ['stuck', toldOf('stuck', ['over'])],
  ['over', toldOf('over', ['over', 'over'])],
  ['ended by its people', toldOf('ended', ['over', 'abandoned'])],
];

describe.each(STATES)('messages of a campaign %s', (_, told) => {
  const match = told.campaign.current as MatchSummary;

  it('fit into what Discord allows, whatever there is to tell', () => {
    const upload = { upload: pictureFile('campaign', hugePicture) };
    expect(problemsOf(homeMessage(told, match, upload, words))).toEqual([]);
    const status = campaignStatusMessage(told, { ...hugeLook, match }, hugePicture, words);
    expect(problemsOf(status)).toEqual([]);
    expect(problemsOf(journalMessage(told, words))).toEqual([]);
    expect(problemsOf(previouslyMessage(told, words))).toEqual([]);
    expect(problemsOf(sheetMessage(told, 'character-1', hugePicture, null, words))).toEqual([]);
    expect(problemsOf(sheetMessage(told, 'character-1', hugePicture, '1', words))).toEqual([]);
    expect(problemsOf(confirmEndMessage(told, '1', words))).toEqual([]);
  });
});

it('the menus of a new campaign, and the list of several, fit as well', () => {
  expect(problemsOf(newCampaignMessage({}, 'x'.repeat(LONGEST_NAME), [], words))).toEqual([]);
  const all = Array.from({ length: 25 }, (_, index) => ({
    id: `campaign${index}`,
    title: LONG,
    place: '<#1>',
  }));
  expect(problemsOf(whichCampaignMessage(all, 'sheet', hugeTexts))).toEqual([]);
});

describe('what has been missed', () => {
  const short = (lines: number) => ({
    ...words,
    game: {
      ...game,
      presentation: {
        ...game.presentation,
        campaign: {
          ...campaignWords,
          title: () => 'A story',
          standing: () => ['Two are won.', 'Next: the last.'],
          characters: () =>
            characters.slice(0, 4).map((one) => ({ ...one, name: 'Ann', lines: ['+1'] })),
          record: () => Array.from({ length: lines }, (_, index) => `Line ${index + 1}`),
        },
      },
    },
  });
  const linesOf = (message: OutgoingMessage) => (textsIn(message)[1] ?? '').split('\n');

  it('is told in ten lines at most: the latest in full, what came before in one', () => {
    const told = toldOf('playing', ['lobby']);
    expect(linesOf(previouslyMessage(told, short(6)))).toEqual([
      '3 games before that, told in the journal.',
      'Line 4',
      'Line 5',
      'Line 6',
      '**Ann** · +1',
      '**Ann** · +1',
      '**Ann** · +1',
      '**Ann** · +1',
      'Two are won.',
      'Next: the last.',
    ]);
    expect(linesOf(previouslyMessage(told, short(2)))).toHaveLength(8);
  });

  it('says what is remembered, in one of the ten lines, and the journal says it as well', () => {
    const told = toldOf('playing', ['lobby']);
    const { campaign } = short(6).game.presentation;
    const remembers = { ...campaign, remembered: () => ['You gave the bell away.'] };
    const presentation = { ...game.presentation, campaign: remembers };
    const worded = { ...words, game: { ...game, presentation } };
    const lines = linesOf(previouslyMessage(told, worded));
    expect(lines).toHaveLength(10);
    expect(lines.slice(0, 4)).toEqual([
      '4 games before that, told in the journal.',
      'Line 5',
      'Line 6',
      'You gave the bell away.',
    ]);
    const journal = textsIn(journalMessage(told, worded)).join('\n');
    expect(journal).toContain('Line 6\nYou gave the bell away.');
  });

  it('leads to the thread of each match that has counted', () => {
    const thread = (number: number) => `<#30000000000000000${number}>`;
    const linesAfter = (...matches: [MatchStatus, counted: number, between?: true][]) => {
      const statuses = matches.map(([status]) => status);
      const told = toldOf(
        'playing',
        [...statuses, 'lobby'],
        matches.map(([, counted]) => counted),
      );
      const played = told.matches.map((match, index) =>
        matches[index]?.[2] ? { ...match, gameId: 'interlude' } : match,
      );
      const words = short(2);
      const campaign = {
        ...campaignWords,
        record: ({ state }: { state: unknown }) =>
          Array.from({ length: Number(state) }, (_, index) => `Line ${index + 1}`),
      };
      const { game } = words;
      const presentation = { ...game.presentation, campaign };
      told.campaign.campaign = { gameId: 'huge', state: 2, outcome: null };
      return recordLines(
        { ...told, matches: played },
        { ...words, game: { ...game, presentation } },
      );
    };
    expect(linesAfter(['over', 1], ['over', 1, true], ['over', 2])).toEqual([
      `Line 1 · ${thread(1)}`,
      `Line 2 · ${thread(3)}`,
    ]);
    // One that was broken off counts as lost because its players later decided so.
    expect(linesAfter(['abandoned', 0], ['over', 1, true], ['over', 2])).toEqual([
      `Line 1 · ${thread(1)}`,
      `Line 2 · ${thread(3)}`,
    ]);
    // Another was played again.
    expect(linesAfter(['over', 1], ['abandoned', 1], ['over', 1, true], ['over', 2])).toEqual([
      `Line 1 · ${thread(1)}`,
      `Line 2 · ${thread(4)}`,
    ]);
  });
});

it('a name is one line of plain text', () => {
  expect(plainName('  Our\n*Friday* `night` <@1> [x](y) ')).toBe('Our Friday night 1 xy');
  expect(plainName('x'.repeat(200)).length).toBeLessThanOrEqual(LONGEST_NAME);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { writeCampaignChronicle } from '../../src/chronicle/campaign/write-campaign-chronicle.ts';
import type { Choice } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { boundBook } from '../support/bound-book.ts';
import {
  currentOf,
  openedCampaign,
  playInterlude,
  playQuest,
} from '../support/campaign-at-table.ts';
import { countingCampaign } from '../support/counting-campaign.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import {
  type PlayedCampaign,
  type RecordedCampaign,
  recordCampaign,
  tableWith,
} from '../support/recorded-campaign.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, chooseNext, must } from '../support/test-table.ts';

const game = countingCampaign();
const games = createGames([game]);
const texts = botAndCountingTexts();

const SEATS = [
  { seat: 'seat-1', characters: ['fox'] },
  { seat: 'seat-2', characters: ['owl'] },
];

/** Three to six in rounds of two, each hiding a number in between; then an interlude. */
const choose = ({ open }: Match): Choice | null => {
  const [decision] = open;
  if (!decision) return null;
  const wanted = {
    'counting.prompt.add': 'add-1',
    'counting.prompt.hide': '2',
    'counting.prompt.go-on': 'on',
  };
  const option = wanted[decision.prompt.key as keyof typeof wanted] ?? decision.options[0]!.id;
  const { seat } = decision.options.find(({ id }) => id === option) ?? {};
  return { seat: seat ?? decision.seats[0]!, decision: decision.id, options: [option] };
};

const played = (more: Partial<PlayedCampaign> = {}): RecordedCampaign =>
  recordCampaign(game, { seats: SEATS, number: 1, playing: () => ({ choose }), ...more });

const book = (recorded: RecordedCampaign) =>
  boundBook('campaign', game, { table: tableWith(recorded), games: recorded.games }, texts);

describe('the book of a campaign', () => {
  let over: Awaited<ReturnType<typeof book>>;
  beforeAll(async () => {
    over = await book(played());
  });

  it('has a part for each match, in the order in which they were played', () => {
    const { chronicle, progress } = over;
    expect(
      chronicle.parts.map(({ number, title, isInterlude }) => [number, title, isInterlude]),
    ).toEqual([
      [1, 'Counting', false],
      [2, 'After “Counting”', true],
      [3, 'Counting', false],
      [4, 'After “Counting”', true],
      [5, 'Counting', false],
    ]);
    expect(progress).toEqual(['0/5', '1/5', '2/5', '3/5', '4/5', '5/5']);
  });

  it('says on its cover what it is of, who took part, and how it ended', () => {
    const { chronicle, html, markdown } = over;
    expect(chronicle).toMatchObject({
      title: 'The long count',
      game: 'Counting',
      won: true,
      lines: ['**All is counted**'],
      notes: [],
      cover: { altText: expect.stringMatching(/^\d+ in all$/) },
      heroes: [
        { name: 'fox', people: ['Ann'], sheet: { altText: expect.stringMatching(/^fox: \d+$/) } },
      ],
    });
    const facts = Object.fromEntries(chronicle.facts.map(({ name, value }) => [name, value]));
    expect(facts).toMatchObject({ Began: '2 May 2026, 18:00 UTC', Won: '3 of 3' });
    expect(facts.Lasted).toMatch(/^4 days/);
    expect(facts.Longest).toMatch(/^Counting, \d rounds$/);
    for (const said of ['The long count', 'Ann', 'Bo', 'How it ended', 'played by Ann']) {
      expect(html).toContain(said);
      expect(markdown).toContain(said);
    }
  });

  it('tells each match by rounds, and what comes in between in one go', () => {
    const { chronicle, html, markdown } = over;
    const [first, between] = chronicle.parts;
    expect(first?.chronicle.rounds.length).toBeGreaterThan(1);
    expect(html).toContain('<section class="round" id="part-1-round-2">');
    expect(html).toContain('href="#part-1-round-2"');
    expect(html).not.toContain('part-2-round');
    expect(between?.chronicle.cover).toBeNull();
    expect(markdown).toContain('### Round 1\n');
    expect(markdown.match(/^## /gm)).toHaveLength(1 + 1 + 1 + 5 + 1);
    expect(markdown).toContain('seat-1 adds 1: 1.');
  });

  it('shows the journal after each interlude and at the end, and what is new in it', () => {
    const { chronicle, html, markdown } = over;
    const pages = chronicle.parts.map(
      ({ journal }) => journal?.lines.map(({ text }) => text) ?? null,
    );
    expect(pages.map((page) => page !== null)).toEqual([false, true, false, true, true]);
    expect(new Set(pages.flatMap((page) => page ?? [])).size).toBe(3);
    expect(chronicle.parts[1]?.journal?.heroes).toEqual([
      { name: 'fox', lines: [{ text: expect.any(String), isNew: true }] },
    ]);
    expect(html.match(/<em class="new">new<\/em>/g)).toHaveLength(6);
    expect(markdown).toContain('| For everyone | ');
  });

  it('tells what is old in the journal from what is new', async () => {
    const recorded = played();
    recorded.matches[3]!.stored.desk.campaignAfter = recorded.matches[1]!.stored.desk.campaignAfter;
    const { chronicle } = await book(recorded);
    const isNew = chronicle.parts.map(({ journal }) => journal?.lines.map((line) => line.isNew));
    expect(isNew).toEqual([undefined, [true], undefined, [false], [true]]);
  });

  it('tells the secrets and seeds of all that is over', () => {
    const { markdown } = over;
    const recorded = played();
    expect(markdown).toMatch(/seat-\d hides 2\./);
    for (const { stored } of recorded.matches) expect(markdown).toContain(stored.seed);
  });

  it('is one page that fetches and runs nothing, with words for each picture', () => {
    const { html } = over;
    expect(html).not.toMatch(/<script|<link|<iframe|@import|javascript:|\son\w+=/i);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]{0,40})|url\("([^"]{0,20})/g)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    expect(
      addresses.filter(
        (to) => !/^(data:(image\/jpeg|font\/woff2);|#part-\d(-round-\d)?$)/.test(to),
      ),
    ).toEqual([]);
    const targets = addresses.filter((to) => to.startsWith('#')).map((to) => `id="${to.slice(1)}"`);
    for (const target of targets) expect(html).toContain(target);
    expect(html.match(/<img /g)?.length).toBe(html.match(/<img alt="[^"]+"/g)?.length);
    expect(html).toMatch(/@media print \{[^@]*\.part \{ break-before: page/);
  });

  it('shows what people call themselves, and the campaign, as they wrote it', async () => {
    const recorded = played();
    recorded.stored.name = '<b>Fridays</b> *at* noon';
    for (const { stored } of recorded.matches) stored.seats[0]!.name = '<img src=x> **Ann** | #';
    const { html, markdown } = await book(recorded);
    expect(html).not.toMatch(/<b>|<img src=x/);
    expect(html).toContain('&lt;img src=x&gt; **Ann** | #');
    expect(markdown).toContain('\\<b\\>Fridays\\</b\\> \\*at\\* noon');
    expect(markdown).not.toMatch(/(?<!\\)<img/);
  });

  it('is written though the campaign, or one of its matches, can’t be read any more', async () => {
    const recorded = played();
    recorded.stored.campaign = null;
    Object.assign(recorded.matches[2]!.stored, { status: 'broken', state: null });
    const { chronicle } = await book(recorded);
    expect(chronicle).toMatchObject({ title: 'A campaign', cover: null, heroes: [], lines: [] });
    expect(chronicle.parts[2]).toMatchObject({ title: 'Counting', escapes: [] });
  });
});

describe('while a campaign is played', () => {
  /** The second match of three has begun, and numbers are hidden in it. */
  const playing = (most: number) => played({ matches: 3, most });
  const most = played({ matches: 3 }).matches[2]!.stored.revision - 2;

  it('says so, and keeps what is hidden in the match that is played', async () => {
    const recorded = playing(most);
    const { chronicle, html, markdown } = await book(recorded);
    expect(chronicle).toMatchObject({
      won: null,
      notes: [expect.stringContaining('still being played')],
    });
    const { stored } = recorded.matches[2]!;
    expect(stored.status).toBe('playing');
    expect(`${html}${markdown}`).not.toContain(stored.seed);
    expect(html).toContain(stored.seedHash);
    expect(chronicle.parts[2]?.chronicle.proof.seed).toBeNull();
    const told = markdown.slice(markdown.lastIndexOf('\n## Counting'));
    expect(told).toContain('hides a number.');
    expect(told).not.toMatch(/seat-\d hides \d/);
  });

  it('depends on nothing that is hidden in it', async () => {
    const [one, other] = [playing(most), playing(most)];
    const { stored, inputs } = other.matches[2]!;
    const state = stored.state!.state as { hidden: { [seat: string]: number } };
    for (const seat of Object.keys(state.hidden)) state.hidden[seat] = 1;
    stored.seed = 'f'.repeat(32);
    for (const { happenings } of inputs) {
      for (const happening of happenings) {
        if (happening.event.type === 'hid') happening.event.args.number = 1;
      }
    }
    expect(other.matches[2]).not.toEqual(one.matches[2]);
    const [here, there] = [await book(one), await book(other)];
    expect(there.html).toBe(here.html);
    expect(there.markdown).toBe(here.markdown);
  });
});

describe('at the table', () => {
  const here = tableForTests({ games });

  it('a campaign whose third match gathers has a book of two, with a journal', async () => {
    const { campaign, first } = await openedCampaign(here);
    const refused = await writeCampaignChronicle('nonsense', {
      table: here.table,
      games,
      texts,
      drawing: {
        draw: async () => null,
        home: async () => null,
        sheet: async () => null,
        progress: () => {},
      },
    });
    expect(refused).toMatchObject({ ok: false, refusal: 'no-such-campaign' });
    const before = await boundBook(campaign, game, { table: here.table, games }, texts);
    expect(before.chronicle.parts).toEqual([]);
    await playQuest(here, first);
    const interlude = await currentOf(here, campaign);
    await playInterlude(here, interlude.id);
    const { chronicle } = await boundBook(campaign, game, { table: here.table, games }, texts);
    expect(chronicle.parts.map(({ isInterlude }) => isInterlude)).toEqual([false, true]);
    expect(chronicle.parts[1]?.journal?.heroes).toEqual([
      { name: 'fox', lines: [{ text: '9', isNew: true }] },
    ]);
    const next = await currentOf(here, campaign);
    must(await here.table.start(next.id, ann.userId));
    must(await chooseNext(here.table, next.id, ann.userId, ['add-3']));
    const later = await boundBook(campaign, game, { table: here.table, games }, texts);
    expect(later.chronicle.parts).toHaveLength(3);
    expect(later.chronicle.won).toBeNull();
    expect(later.markdown).toContain('seat-1 adds 3: 3.');
  });
});

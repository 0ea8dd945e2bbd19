import { beforeAll, describe, expect, it } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { AltarQuestState } from '../../src/games/altar-quest/rules/state.ts';
import type { Game } from '../../src/kernel/game.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { boundBook } from '../support/bound-book.ts';
import { type RecordedCampaign, recordCampaign, tableWith } from '../support/recorded-campaign.ts';

const texts = loadTexts();

const SEATS = [
  { seat: 'seat-1', characters: ['myreen'] },
  { seat: 'seat-2', characters: ['sedrin'] },
];

/** A quest, the upkeep after it, and the beginning of the next quest; every choice is random. */
const begun = (game: Game): RecordedCampaign =>
  recordCampaign(game, {
    seats: SEATS,
    options: { story: 'out-of-luxen' },
    number: 2,
    matches: 3,
    most: 12,
  });

const book = (game: Game, recorded: RecordedCampaign) =>
  boundBook('campaign', game, { table: tableWith(recorded), games: recorded.games }, texts);

/** Altar Quest, except that in later quests the two lowest cards of decks are swapped from the start. */
const swapped: Game = {
  ...altarQuest,
  rules: {
    ...altarQuest.rules,
    setup(setup) {
      const result = altarQuest.rules.setup(setup);
      const { decks, heroes, campaign } = result.match.state as AltarQuestState;
      const piles = [decks.threat, decks.villain, decks.search, ...heroes.map(({ deck }) => deck)];
      for (const { draw } of campaign?.chapter === 1 ? [] : piles) {
        if (draw.length > 8) [draw[0], draw[1]] = [draw[1] as string, draw[0] as string];
      }
      return result;
    },
  },
};

describe('the book of a campaign of Altar Quest', () => {
  const recorded = begun(altarQuest);
  let bound: Awaited<ReturnType<typeof book>>;
  beforeAll(async () => {
    bound = await book(altarQuest, recorded);
  }, 60_000);

  it('is called as its story, and its parts as the chapters', () => {
    const { chronicle } = bound;
    expect(chronicle.title).toBe('Out of Luxen');
    expect(chronicle.parts.map(({ title }) => title)).toEqual([
      'A Bell for the Queen',
      'After “A Bell for the Queen”',
      'The Door on the Plan',
    ]);
    const [first] = chronicle.parts;
    const told = first?.chronicle.rounds.flatMap(({ chapters }) => chapters) ?? [];
    const lines = told.flatMap((chapter) => chapter.lines.map(({ text }) => text));
    expect(lines.join('\n')).toContain('Chapter 1 of Out of Luxen');
  });

  it('has a few boards of each quest, the first and the last among them, and how it ended', () => {
    const [first, between, playing] = bound.chronicle.parts.map(({ chronicle }) => chronicle);
    expect(first?.rounds[0]?.picture).not.toBeNull();
    expect(first?.last?.caption).toBe('As it stood at the end');
    expect(first?.cover).not.toBeNull();
    expect(playing?.cover).toBeNull();
    expect(playing?.last?.caption).toBe('As it stands now');
    expect(between?.rounds.every(({ picture }) => picture === null)).toBe(true);
    expect(between?.last?.altText).not.toBe('');
    expect(bound.html.length).toBeLessThan(8_000_000);
  });

  it('shows everybody’s sheet, with what they have earned in the journal', () => {
    const { chronicle } = bound;
    expect(chronicle.heroes.map(({ name, people }) => [name, people])).toEqual([
      ['Myreen', ['Ann']],
      ['Sedrin', ['Bo']],
    ]);
    expect(chronicle.heroes.every(({ sheet }) => sheet?.altText.includes('Out of Luxen'))).toBe(
      true,
    );
    const journal = chronicle.parts[1]?.journal;
    expect(journal?.heroes.map(({ name }) => name)).toEqual(['Myreen', 'Sedrin']);
    expect(journal?.lines.filter(({ text }) => text.startsWith('💀'))).toHaveLength(1);
  });

  it('adds up the figures and the dice of its quests', () => {
    const { chronicle } = bound;
    const quests = [chronicle.parts[0], chronicle.parts[2]].map(
      (part) => part?.chronicle.statistics,
    );
    const drawn = (statistics = chronicle.statistics) =>
      Number(statistics?.rows.find(({ name }) => name === 'Cards drawn')?.all ?? 0);
    expect(drawn()).toBe(drawn(quests[0] ?? null) + drawn(quests[1] ?? null));
    expect(drawn()).toBeGreaterThan(0);
    expect(chronicle.dice.map(({ name }) => name)).toContain('Altar dice');
    expect(bound.html).toContain('What the dice showed');
  });

  it('tells nothing that is hidden while it is played', async () => {
    const other = begun(swapped);
    const [here, there] = [recorded, other].map(({ matches }) => matches[2]!);
    expect(there!.stored.state).not.toEqual(here!.stored.state);
    expect(there!.inputs).toHaveLength(here!.inputs.length);
    expect(bound.html + bound.markdown).not.toContain(here!.stored.seed);
    there!.stored.seed = 'f'.repeat(32);
    const secrets = there!.inputs.flatMap(({ happenings }) =>
      happenings.filter(({ seats }) => seats !== 'everyone'),
    );
    expect(secrets.length).toBeGreaterThan(0);
    for (const { event } of secrets) event.args = { hero: 'myreen', cards: ['winter-rose'] };
    const twin = await book(swapped, other);
    expect(twin.html).toBe(bound.html);
    expect(twin.markdown).toBe(bound.markdown);
  }, 60_000);
});

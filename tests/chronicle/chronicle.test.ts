import { describe, expect, it } from 'vitest';
import { htmlPage } from '../../src/chronicle/html/page.ts';
import { markdownText } from '../../src/chronicle/markdown.ts';
import { drawBoards, inSpreadOrder } from '../../src/chronicle/pictures.ts';
import { writeChronicle } from '../../src/chronicle/write-chronicle.ts';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { drawAt } from '../../src/kernel/draw-at.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { PicturePlace } from '../../src/kernel/pictures.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { recordOf } from '../../src/table/around/recording/record.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { altarTwins } from '../support/altar-twins.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { nothingToLog } from '../support/nothing-to-log.ts';
import { type Playing, type RecordedMatch, recordMatch } from '../support/recorded-match.ts';

const counting = countingGame();
const texts = botAndCountingTexts();
const ours = loadTexts();

const drawingOf = ({ presentation }: Game, words: typeof texts) => ({
  draw: (view: unknown, place: PicturePlace) => drawAt(presentation, view, place, null, words),
  progress: () => {},
});

async function written(
  game: Game,
  { stored, inputs }: RecordedMatch,
  words = texts,
  log = nothingToLog,
) {
  const record = await recordOf(game, stored, inputs, log);
  const chronicle = await writeChronicle(record, game, words, drawingOf(game, words));
  return {
    record,
    chronicle,
    html: htmlPage(chronicle, words),
    markdown: markdownText(chronicle, words),
  };
}

/** Plays on as long as the others allow it. */
function counted(playing: Partial<Playing> = {}): RecordedMatch {
  const random = seedRandom('c'.repeat(32));
  const choose: Playing['choose'] = ({ open }) => {
    const goOn = open.find(({ prompt }) => prompt.key === 'counting.prompt.go-on');
    return goOn
      ? { seat: 'seat-1', decision: goOn.id, options: ['on'] }
      : randomChoice(random, open);
  };
  return recordMatch(counting, { players: 2, number: 1, choose, ...playing });
}

/** The text of a page, without tags and style. */
const textOf = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the chronicle', () => {
  it('tells round by round what happened, with a picture of how each began and of the end', async () => {
    const { chronicle, record, html, markdown } = await written(counting, counted());
    const rounds = record.rounds.map(({ round }) => round);
    expect(rounds).toEqual(rounds.map((_, index) => index + 1));
    expect(chronicle.rounds.map(({ round }) => round)).toEqual(rounds);
    expect(chronicle.rounds.every(({ picture }) => picture !== null)).toBe(true);
    expect(chronicle.rounds[0]?.picture).toMatchObject({
      caption: 'As round 1 begins',
      altText: '0 of 12',
    });
    const { total } = record.view as { total: number };
    expect(chronicle.last).toMatchObject({
      caption: 'As it stood at the end',
      altText: `${total} of 12`,
    });
    expect(chronicle.title).toBe('The end');
    expect(chronicle.notes).toEqual([]);
    for (const said of ['Round 1 begins.', 'Round 1: seat-1', 'As round 1 begins', 'Ann', 'Bo']) {
      expect(textOf(html)).toContain(said);
      expect(markdown).toContain(said);
    }
    expect(html.match(/<img /g)).toHaveLength(rounds.length + 2);
    expect(html.match(/<img alt="[^"]+"/g)).toHaveLength(rounds.length + 2);
  });

  it('tells the secrets and the seed when it is over, and not before', async () => {
    const over = await written(counting, counted());
    const { stored } = counted();
    expect(over.chronicle.proof).toEqual({ hash: stored.seedHash, seed: stored.seed });
    expect(over.markdown).toMatch(/seat-\d hides [12]\./);
    const most = stored.revision - 1;
    const playing = await written(counting, counted({ most }));
    expect(playing.chronicle.proof).toEqual({ hash: stored.seedHash, seed: null });
    expect(playing.markdown).toContain('seat-1 hides a number.');
    expect(playing.markdown).not.toMatch(/seat-\d hides [12]\./);
    expect(`${playing.html}${playing.markdown}`).not.toContain(stored.seed);
    expect(playing.chronicle.notes).toHaveLength(1);
    expect(playing.chronicle.last?.caption).toBe('As it stands now');
  });

  it('leaves out what was taken back, and counts it', async () => {
    const match = counted({ most: 3 });
    const undone = { ...match.inputs[2]!, undoneAt: new Date() };
    const before = await written(counting, match);
    const inputs = [...match.inputs.slice(0, 2), undone, ...match.inputs.slice(2)];
    const after = await written(counting, { ...match, inputs });
    expect(after.chronicle.rounds).toEqual(before.chronicle.rounds);
    expect(after.chronicle.facts).toContainEqual({ name: 'Taken back', value: '1' });
    expect(before.chronicle.facts.map(({ name }) => name)).not.toContain('Taken back');
  });

  it('says that it has no pictures of past rounds when the rules were updated meanwhile', async () => {
    const match = counted();
    match.stored.desk.rulesChanged = true;
    const { chronicle, markdown } = await written(counting, match);
    expect(chronicle.notes).toEqual([expect.stringContaining('The rules were updated')]);
    expect(chronicle.rounds.length).toBeGreaterThan(1);
    expect(chronicle.rounds.every(({ picture }) => picture === null)).toBe(true);
    expect(chronicle.last?.caption).toBe('As it stood at the end');
    expect(markdown).toContain('Round 1 begins.');
  });

  it('is written though the rules can’t show the match, or play it, any more', async () => {
    const unshown = countingGame({
      onView: () => {
        throw new Error('No view.');
      },
    });
    const faults: string[] = [];
    const log = { ...nothingToLog, error: (_: object, message: string) => faults.push(message) };
    const { chronicle } = await written(unshown, counted(), texts, log);
    expect(chronicle).toMatchObject({ title: 'The end', cover: null, last: null });
    expect(chronicle.people.map(({ plays }) => plays)).toEqual(['owl', 'hare']);
    const broken = counted();
    Object.assign(broken.stored, { status: 'broken', state: null });
    const aside = await written(counting, broken);
    expect(aside.chronicle).toMatchObject({ title: 'Set aside', last: null });
    expect(aside.chronicle.proof.seed).toBeNull();
    const other = counted();
    other.inputs[3]!.options = ['nonsense'];
    const refused = await written(counting, other, texts, log);
    expect(refused.chronicle.rounds.every(({ picture }) => picture === null)).toBe(true);
    expect(faults).toEqual([
      'A match could not be shown.',
      'A match could not be played again.',
      'A match could not be played again.',
    ]);
  });

  it('shows what people call themselves as they wrote it, whatever that is', async () => {
    const names = [
      '<img src=x onerror=alert(1)>&"\'',
      '**[Bo](https://evil.example)** | # `x`\n- y',
    ];
    const match = counted();
    for (const [index, seat] of match.stored.seats.entries()) seat.name = names[index]!;
    const { html, markdown } = await written(counting, match);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;');
    expect(html).toContain(
      '<strong><bdi>**[Bo](https://evil.example)** | # `x`\n- y</bdi></strong>',
    );
    expect(markdown).toContain('**\\*\\*\\[Bo\\]\\(https\\:\\/\\/'.replaceAll('\\/', '/'));
    expect(markdown).not.toContain('](https://evil');
    expect(markdown).not.toMatch(/(?<!\\)<img/);
  });

  it('is one page that fetches and runs nothing', async () => {
    const { html } = await written(counting, counted());
    expect(html.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    expect(html).not.toMatch(/<script|<link|<iframe|@import|javascript:|\son\w+=/i);
    const addresses = [...html.matchAll(/(?:src|href)="([^"]{0,40})|url\("([^"]{0,20})/g)].map(
      ([, one, other]) => one ?? other ?? '',
    );
    expect(addresses.length).toBeGreaterThan(4);
    expect(
      addresses.filter((to) => !/^(data:(image\/jpeg|font\/woff2);|#round-\d)/.test(to)),
    ).toEqual([]);
    expect(html).toContain('default-src &#39;none&#39;');
    for (const kind of ['prefers-color-scheme: dark', '@media print', 'max-width: 30rem']) {
      expect(html).toContain(kind);
    }
  });
});

describe('pictures', () => {
  it('are drawn from both ends to the middle, each once', () => {
    expect(inSpreadOrder([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([8, 0, 4, 2, 6, 1, 3, 5, 7]);
    expect([[], [1], [1, 2], [1, 2, 3]].map((all) => inSpreadOrder(all))).toEqual([
      [],
      [1],
      [2, 1],
      [3, 1, 2],
    ]);
    for (const length of [10, 31, 64]) {
      const all = Array.from({ length }, (_, index) => index);
      expect([...inSpreadOrder(all)].sort((a, b) => a - b)).toEqual(all);
    }
  });

  it('are as many as there is room for, and progress is told', async () => {
    const view = { total: 1, target: 12, round: 1, hidden: {} };
    const scenes = Array.from({ length: 9 }, (_, of) => ({ of, view, caption: `${of}` }));
    const told: string[] = [];
    const progress = (done: number, all: number) => told.push(`${done}/${all}`);
    const all = await drawBoards({ ...drawingOf(counting, texts), progress }, scenes);
    expect(all.size).toBe(9);
    expect(told.slice(0, 3)).toEqual(['0/9', '1/9', '2/9']);
    expect(told.at(-1)).toBe('9/9');
    const one = all.get(0)!.bytes.length;
    const some = await drawBoards({ ...drawingOf(counting, texts), progress }, scenes, 5 * one);
    expect([...some.keys()].sort()).toEqual([0, 2, 4, 6, 8]);
  });

  it('of a long match stay within what Discord takes', async () => {
    const match = recordMatch(altarQuest, { players: 2, number: 2, most: 40 });
    const { chronicle, html } = await written(altarQuest, match, ours);
    const sizes = [chronicle.last, ...chronicle.rounds.map(({ picture }) => picture)].map(
      (picture) => picture?.bytes.length ?? 0,
    );
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    expect(html.length).toBeLessThan(10_000_000);
  });
});

describe('while a match of hidden hands is played', () => {
  it.each([2, 3])(
    'nothing in the chronicle depends on what is hidden, %i players',
    async (players) => {
      const twins = altarTwins(players, 4, 14);
      expect(twins.record.inputs.length).toBeGreaterThan(10);
      expect(twins.record.stored.state).not.toEqual(twins.other.stored.state);
      const one = await written(twins.game, twins.record, ours);
      const other = await written(twins.otherGame, twins.other, ours);
      expect(other.html).toBe(one.html);
      expect(other.markdown).toBe(one.markdown);
      expect(other.record).toEqual(one.record);
    },
  );
});

describe('a name with a right-to-left override', () => {
  const NAME = 'An\u202en';

  it('turns nothing around that stands beside it', async () => {
    const match = counted();
    for (const holder of match.stored.seats.slice(0, 1)) holder.name = NAME;
    const { html, markdown } = await written(counting, match);
    const body = html.slice(html.indexOf('<body'));
    expect(body.split(NAME).length).toBeGreaterThan(2);
    expect(body.replaceAll(`<bdi>${NAME}</bdi>`, '')).not.toContain('\u202e');
    expect(html).toMatch(new RegExp(`<title>[^<]*\u2068${NAME}\u2069[^<]*</title>`));
    expect(markdown.replaceAll(`\u2068${NAME}\u2069`, '')).not.toContain('\u202e');
  });
});

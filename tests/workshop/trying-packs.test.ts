import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { answersTo } from '../../src/workshop/answering.ts';
import { askedSchema } from '../../src/workshop/asked.ts';

const languages = loadLanguages();

const draftOf = (pack: string) => readPack(`packs/${pack}`).value as unknown as Draft;

/** What the workshop answers when something of a pack that comes with the bot is to be tried. */
async function tried(pack: string, deck: string, card: string | null, change = (_: Draft) => {}) {
  const draft = structuredClone(draftOf(pack));
  change(draft);
  const { scenarios: _, ...rest } = draft;
  const asked = askedSchema.parse({
    ask: 'try',
    ...{ draft: rest, game: 'altar-quest', deck, card, locale: 'en' },
  });
  for await (const answer of answersTo(asked, games, languages)) return answer as Answer;
  throw new Error('There was no answer.');
}

interface Draft {
  'altar-quest': {
    overlays?: { id: string; also?: string[] }[];
    stories?: { id: string }[];
  };
  scenarios?: unknown;
}

interface Answer {
  scenario?: string;
  refused?: string;
  problems?: unknown;
}

function matchOf({ scenario = '', ...answer }: Answer) {
  expect(answer).toEqual({});
  const read = readScenario(scenario, games);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { rules } = read.game;
  const { match } = rules.setup({ ...read.setup, seed: '0011'.repeat(8) });
  expect(rules.broken(match)).toEqual([]);
  return match;
}

describe('in Altar Quest the workshop tries', () => {
  it.each([
    ['a lurker that a house rule shuffles in', 'household-staff', 'boot-boy'],
    ['a deck of lurkers', 'household-staff', null],
    ['a feature that a house rule shuffles in', 'servants-quarters', null],
    ['a house rule itself', 'gentle-house', null],
  ])('%s', async (_what, deck, card) => {
    const match = matchOf(await tried('below-stairs', deck, card));
    expect((match.state as { options: { overlay: string } }).options.overlay).toMatch(/@/);
    expect(match.open.length).toBeGreaterThan(0);
  });

  it('a board, from its first room', async () => {
    const match = matchOf(await tried('lazaret', 'saint-orme', null));
    expect((match.state as { options: { board: string } }).options.board).toMatch(/^saint-orme@/);
    expect(match.open.length).toBeGreaterThan(0);
  });
});

describe('it says why it can’t try', () => {
  it('a shared deck that no house rule names', async () => {
    const without = ({ 'altar-quest': { overlays } }: Draft) => {
      for (const overlay of overlays ?? []) {
        if (overlay.also) overlay.also = ['servants-quarters'];
      }
    };
    expect(await tried('below-stairs', 'household-staff', null, without)).toMatchObject({
      refused: 'by-overlay',
    });
  });

  it('a story, which only campaigns tell', async () => {
    const [story] = draftOf('lazaret')['altar-quest'].stories ?? [];
    expect(await tried('lazaret', story?.id ?? '', null)).toEqual({ refused: 'campaign-only' });
  });
});

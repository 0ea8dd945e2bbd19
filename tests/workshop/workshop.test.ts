import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { answersTo } from '../../src/workshop/answering.ts';
import { type Asked, askedSchema } from '../../src/workshop/asked.ts';
import { checkDraft, type Draft } from '../../src/workshop/looking.ts';
import type { Offered, StartingPoint } from '../../src/workshop/starting-points.ts';

const languages = loadLanguages();

async function linesOf<Line>(asked: Asked): Promise<Line[]> {
  const lines: object[] = [];
  for await (const line of answersTo(askedSchema.parse(asked), games, languages)) lines.push(line);
  return lines as Line[];
}

async function first<Line>(asked: Asked): Promise<Line> {
  const [line] = await linesOf<Line>(asked);
  if (line === undefined) throw new Error('There was no answer.');
  return line;
}

const { points, words } = await first<{ points: Offered[]; words: { [key: string]: string } }>({
  ask: 'begin',
  locale: 'fr',
});

async function begun({ game, list, id }: Offered, empty: boolean): Promise<StartingPoint> {
  const { point } = await first<{ point: StartingPoint }>({
    ask: 'start',
    ...{ game, list, id, empty, name: 'The Night Porter', taken: [], locale: 'en' },
  });
  return point;
}

const draftOf = ({ game, list, thing, words: said }: StartingPoint, id = 'porters'): Draft => ({
  pack: { format: 1, id, version: '1.0.0', title: 'Porters', author: 'Ann', licence: 'CC0' },
  [game]: { [list]: [thing] },
  words: said,
});

const offered = (id: string): Offered => {
  const point = points.find((one) => one.game === 'altar-quest' && one.id === id);
  if (!point) throw new Error(`Nothing starts from ${id}.`);
  return point;
};

/** Decks that a group is most likely to begin with. */
const DECKS = points.filter(
  ({ game, sort }) =>
    game === 'altar-quest' && ['villain', 'threat', 'hero', 'quest'].includes(sort),
);

describe('the workshop', () => {
  it('says what it says in the language of the person', () => {
    expect(words.title).toBe('Atelier');
  });

  it.each(DECKS)('begins with a copy of $id in which nothing is wrong', async (point) => {
    const { thing, ...start } = await begun(point, false);
    expect(thing.id).toBe(`my-${point.id}`);
    expect(checkDraft(draftOf({ thing, ...start }), games, languages.usual)).toHaveProperty(
      'digest',
    );
    expect(Object.keys(start.words)).toEqual(['en', 'fr']);
  });

  it.each(DECKS)('begins with as many empty cards as $id has', async (point) => {
    const start = await begun(point, true);
    expect(checkDraft(draftOf(start), games, languages.usual)).toHaveProperty('digest');
    expect(start.thing.cards).toHaveLength(point.holds);
    expect(JSON.stringify(start.thing)).not.toContain('"abilities"');
  });

  it('shows a card as it is written, with its picture', async () => {
    const start = await begun(offered('gert'), true);
    const looked = await first<{
      problems: unknown[];
      card: { name: string; line: string };
      picture: { words: string };
    }>({
      ask: 'look',
      draft: draftOf(start),
      shown: { game: 'altar-quest', id: 'my-villain' },
      locale: 'fr',
    });
    expect(looked.problems).toEqual([]);
    expect(looked.card.name).toBe('The Night Porter');
    expect(looked.card.line).toContain('Méchant');
    expect(looked.picture.words).toContain('The Night Porter');
  });

  it('says what is wrong in the language of the person', async () => {
    const start = await begun(offered('gert'), false);
    const [villain] = start.thing.cards as { speed: number }[];
    Object.assign(villain ?? {}, { speed: 500 });
    const { problems } = await first<{ problems: { what: string }[] }>({
      ask: 'look',
      draft: draftOf(start),
      shown: null,
      locale: 'fr',
    });
    expect(problems.map(({ what }) => what)).toEqual(['speed doit valoir au plus 20, pas 500.']);
  });

  it('says where something is wrong, and which words are missing', async () => {
    const start = await begun(offered('gert'), false);
    const cards = start.thing.cards as { id: string; health?: unknown }[];
    (cards[0] as { health: unknown }).health = 'many';
    expect(checkDraft(draftOf(start), games, languages.usual)).toMatchObject({
      problems: [{ path: ['altar-quest', 'decks', 0, 'cards', 0, 'health'] }],
    });
    expect(checkDraft({ ...draftOf(start), words: {} }, games, languages.usual)).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({
          path: ['altar-quest', 'decks', 0, 'cards', 1],
          owed: `altar-quest-cards.${cards[1]?.id}.name`,
        }),
      ]),
    });
  });

  it.each(['gert', 'frox', 'myreen', 'the-search'])(
    'lays out a position for every card of %s that can be at hand',
    async (id) => {
      const start = await begun(offered(id), false);
      const draft = draftOf(start, `try-${id}`);
      let laidOut = 0;
      for (const card of start.thing.cards as { id: string }[]) {
        const answer = await first<{ scenario?: string; refused?: string }>({
          ask: 'try',
          ...{ draft, game: 'altar-quest', deck: start.thing.id, card: card.id, locale: 'en' },
        });
        if (answer.scenario === undefined) {
          expect(answer, card.id).toEqual({ refused: 'no-position' });
          continue;
        }
        expect(readScenario(answer.scenario, games), card.id).not.toHaveProperty('problems');
        laidOut += 1;
      }
      expect(laidOut).toBeGreaterThan(5);
    },
  );

  it('lets companions judge a villain, game by game, with and without it', async () => {
    const start = await begun(offered('gert'), false);
    const judged = await linesOf<{
      judged: { played: number; with: object; without: object; cameUp: Record<string, number> };
    }>({
      ask: 'judge',
      ...{
        draft: draftOf(start),
        game: 'altar-quest',
        deck: start.thing.id,
        card: null,
        locale: 'en',
        games: 1,
      },
    });
    expect(judged.map((line) => line.judged.played)).toEqual([1, 2]);
    expect(judged[1]?.judged).toMatchObject({ with: { games: 1 }, without: { games: 1 } });
    expect(judged[1]?.judged.cameUp['my-gert']).toBe(1);
  }, 60_000);

  it('judges nothing that no lobby offers', async () => {
    const start = await begun(offered('lurkers'), false);
    const answers = await linesOf({
      ask: 'judge',
      ...{
        draft: draftOf(start),
        game: 'altar-quest',
        deck: start.thing.id,
        card: null,
        locale: 'en',
        games: 1,
      },
    });
    expect(answers).toEqual([{ refused: 'not-judged' }]);
  });
});
